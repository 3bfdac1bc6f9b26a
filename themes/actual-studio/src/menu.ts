import type { MenuGroup } from '@actual/themes-contract';

const category = (handle: string) => `/category/${handle}`;
const link = (label: string, handle: string) => ({ label, href: category(handle) });

/** The groups of the specification's Studio menu, with the dedicated category handles. */
export const menu: MenuGroup[] = [
  {
    ...link('Recámaras', 'recamaras'),
    columns: [
      {
        title: 'Dormir',
        links: [link('Camas', 'camas'), link('Burós', 'buros'), link('Bases y cabeceras', 'cabeceras')],
      },
      {
        title: 'Guardar',
        links: [link('Cómodas', 'comodas'), link('Clósets', 'closets'), link('Ver recámaras', 'recamaras')],
      },
    ],
  },
  {
    ...link('Salas y sofás', 'salas'),
    columns: [
      {
        title: 'Salas',
        links: [link('Sofás', 'sofas'), link('Love seats', 'love-seats'), link('Salas esquineras', 'salas-esquineras')],
      },
      { title: 'Asientos', links: [link('Sillones', 'sillones'), link('Sillas', 'sillas'), link('Bancos', 'bancos')] },
      {
        title: 'Mesas',
        links: [link('Mesas de centro', 'mesas-de-centro'), link('Mesas', 'mesas'), link('Ver salas', 'salas')],
      },
    ],
  },
  {
    ...link('Comedores', 'mesas-de-comedor'),
    columns: [
      { title: 'Mesas', links: [link('Mesas de comedor', 'mesas-de-comedor'), link('Mesas', 'mesas')] },
      { title: 'Sillas', links: [link('Sillas', 'sillas'), link('Bancos', 'bancos')] },
    ],
  },
  link('Decoración', 'decoracion'),
  link('Almacenaje', 'almacenaje'),
  link('Textiles', 'textiles'),
  link('Exterior', 'muebles-de-jardin'),
  link('Iluminación', 'iluminacion'),
  { label: 'KIDS', href: 'https://kids.actual.example', tone: 'outward' },
];

export const homeCategories = [
  { label: 'Salas y sofás', handle: 'salas' },
  { label: 'Recámaras', handle: 'recamaras' },
  { label: 'Comedores', handle: 'mesas-de-comedor' },
  { label: 'Almacenaje', handle: 'almacenaje' },
  { label: 'Iluminación', handle: 'iluminacion' },
  { label: 'Exterior', handle: 'muebles-de-jardin' },
];
