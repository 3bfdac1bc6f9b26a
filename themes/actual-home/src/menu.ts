import type { MenuGroup } from '@actual/themes-contract';

const link = (label: string, handle: string) => ({ label, href: `/category/${handle}` });

export const menu: MenuGroup[] = [
  {
    ...link('Salas', 'salas'),
    columns: [
      {
        title: 'Sofás y salas',
        links: [
          link('Sofás', 'sofas'),
          link('Love seats', 'love-seats'),
          link('Salas esquineras', 'salas-esquineras'),
          link('Sillones', 'sillones'),
        ],
      },
      {
        title: 'Complementos',
        links: [
          link('Mesas de centro', 'mesas-de-centro'),
          link('Centros de TV', 'muebles-de-tv'),
          link('Libreros', 'libreros'),
        ],
      },
    ],
  },
  link('Sillas', 'sillas'),
  {
    ...link('Recámaras', 'recamaras'),
    columns: [
      { title: 'Dormir', links: [link('Camas', 'camas'), link('Burós', 'buros')] },
      { title: 'Guardar', links: [link('Cómodas', 'comodas'), link('Clósets', 'closets')] },
    ],
  },
  link('Comedores', 'mesas-de-comedor'),
  link('Jardín', 'muebles-de-jardin'),
  link('Decoración', 'decoracion'),
  link('Mesas', 'mesas'),
  link('Almacenaje', 'almacenaje'),
  link('Iluminación', 'iluminacion'),
  { label: 'Ofertas', href: '/search?term=&discounts=10', tone: 'offer' },
];

export const homeCategories = [
  { label: 'Salas', handle: 'salas' },
  { label: 'Comedores', handle: 'mesas-de-comedor' },
  { label: 'Recámaras', handle: 'recamaras' },
  { label: 'Sillas', handle: 'sillas' },
  { label: 'Almacenaje', handle: 'almacenaje' },
  { label: 'Jardín', handle: 'muebles-de-jardin' },
];
