import type { Gone, ToastInput } from '@actual/shell-contract';

/** The notice for a visitor who was led on from a missing page or thing. */
export const goneWords: Record<Gone, ToastInput> = {
  page: { title: 'No encontramos esa página', text: 'Te trajimos al inicio.' },
  category: { title: 'No encontramos esa categoría', text: 'Aquí puedes ver todas las que hay.' },
  product: { title: 'Producto no encontrado', text: 'Búscalo por su nombre o elige una categoría.' },
  quotation: {
    title: 'No encontramos esa cotización',
    text: 'Ábrela con el enlace de su correo, o entra con tu cuenta.',
  },
  order: { title: 'No encontramos ese pedido', text: 'Ábrelo con el enlace de su correo, o entra con tu cuenta.' },
  'sold-out': { title: 'Ese producto ya no está disponible', text: 'Aquí está lo demás de su categoría.' },
};

/** The words of a name that came from outside; undefined for any other name. */
export const goneWordsOf = (name: string | undefined): ToastInput | undefined =>
  new Map<string, ToastInput>(Object.entries(goneWords)).get(name ?? '');
