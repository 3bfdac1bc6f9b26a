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
          link('Salas esquineras', 'salas-esquineras'),
          link('Love seats', 'love-seats'),
          link('Sofás cama', 'sofas-cama'),
        ],
      },
      { title: 'Sillones', links: [link('Sillones', 'sillones'), link('Butacas', 'butacas'), link('Pufs', 'pufs')] },
      {
        title: 'Complementos',
        links: [
          link('Mesas de centro', 'mesas-de-centro'),
          link('Centros de TV', 'centros-de-tv'),
          link('Tapetes', 'tapetes-y-alfombras'),
        ],
      },
    ],
  },
  {
    ...link('Sillas', 'sillas'),
    columns: [
      {
        title: 'En casa',
        links: [
          link('De comedor', 'sillas-de-comedor'),
          link('Bancos altos', 'bancos-altos'),
          link('Ocasionales', 'sillas-ocasionales'),
        ],
      },
      {
        title: 'Para trabajar',
        links: [link('De oficina', 'sillas-de-oficina'), link('Plegables', 'sillas-plegables')],
      },
    ],
  },
  {
    ...link('Recámaras', 'recamaras'),
    columns: [
      {
        title: 'Dormir',
        links: [
          link('Individuales', 'camas-individuales'),
          link('Matrimoniales', 'camas-matrimoniales'),
          link('Queen y king', 'camas-queen-y-king'),
        ],
      },
      {
        title: 'Guardar',
        links: [
          link('Burós', 'buros'),
          link('Cómodas', 'comodas'),
          link('Clósets y roperos', 'closets'),
          link('Tocadores', 'tocadores'),
        ],
      },
    ],
  },
  link('Comedores', 'mesas-de-comedor'),
  {
    ...link('Jardín', 'muebles-de-jardin'),
    columns: [
      {
        title: 'Descansar',
        links: [link('Camastros', 'camastros'), link('Bancas', 'bancas-de-jardin'), link('Sombrillas', 'sombrillas')],
      },
      {
        title: 'Comer fuera',
        links: [link('Mesas y sillas', 'mesas-y-sillas-de-jardin'), link('Macetas y faroles', 'macetas-y-faroles')],
      },
    ],
  },
  link('Decoración', 'decoracion'),
  link('Mesas', 'mesas'),
  link('Almacenaje', 'almacenaje'),
  link('Iluminación', 'iluminacion'),
  // the shell leads it to the sister brand's own host
  { ...link('Kids', 'kids'), tone: 'outward' },
  { label: 'Estancias', href: '/estancias' },
  { label: 'Ofertas', href: '/search?sortkey=slowmovement', tone: 'offer' },
];

export const homeCategories = [
  { label: 'Salas', handle: 'salas' },
  { label: 'Comedores', handle: 'mesas-de-comedor' },
  { label: 'Recámaras', handle: 'recamaras' },
  { label: 'Sillas', handle: 'sillas' },
  { label: 'Almacenaje', handle: 'almacenaje' },
  { label: 'Decoración', handle: 'decoracion' },
  { label: 'Iluminación', handle: 'iluminacion' },
  { label: 'Jardín', handle: 'muebles-de-jardin' },
  { label: 'Mesas', handle: 'mesas' },
  { label: 'Centros de TV', handle: 'centros-de-tv' },
];
