import type { MenuGroup } from '@actual/themes-contract';

const category = (handle: string) => `/category/${handle}`;
const link = (label: string, handle: string) => ({ label, href: category(handle) });

/** The groups of the specification's Studio menu, with the dedicated category handles. */
export const menu: MenuGroup[] = [
  {
    ...link('Recámaras', 'recamaras'),
    columns: [
      {
        title: 'Camas',
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
  {
    ...link('Salas y sofás', 'salas'),
    columns: [
      {
        title: 'Salas',
        links: [
          link('Sofás', 'sofas'),
          link('Salas esquineras', 'salas-esquineras'),
          link('Love seats', 'love-seats'),
          link('Sofás cama', 'sofas-cama'),
        ],
      },
      { title: 'Asientos', links: [link('Sillones', 'sillones'), link('Butacas', 'butacas'), link('Pufs', 'pufs')] },
      {
        title: 'Alrededor',
        links: [
          link('Mesas de centro', 'mesas-de-centro'),
          link('Mesas laterales', 'mesas-laterales'),
          link('Centros de TV', 'centros-de-tv'),
        ],
      },
    ],
  },
  {
    ...link('Comedores', 'mesas-de-comedor'),
    columns: [
      {
        title: 'Mesas de comedor',
        links: [
          link('Redondas', 'mesas-redondas'),
          link('Rectangulares', 'mesas-rectangulares'),
          link('De cristal', 'mesas-de-cristal'),
          link('Antecomedores', 'antecomedores'),
        ],
      },
      {
        title: 'Sillas',
        links: [
          link('De comedor', 'sillas-de-comedor'),
          link('Bancos altos', 'bancos-altos'),
          link('Plegables', 'sillas-plegables'),
        ],
      },
    ],
  },
  {
    ...link('Decoración', 'decoracion'),
    columns: [
      {
        title: 'Vida',
        links: [
          link('Plantas', 'plantas'),
          link('Jarrones y floreros', 'jarrones-y-floreros'),
          link('Velas y candeleros', 'velas-y-candeleros'),
        ],
      },
      {
        title: 'Detalle',
        links: [
          link('Charolas y cuencos', 'charolas-y-cuencos'),
          link('Portarretratos y relojes', 'portarretratos-y-relojes'),
          link('Biombos', 'biombos'),
        ],
      },
    ],
  },
  {
    ...link('Almacenaje', 'almacenaje'),
    columns: [
      {
        title: 'Sala y estudio',
        links: [link('Libreros', 'libreros'), link('Vitrinas', 'vitrinas'), link('Credenzas', 'credenzas')],
      },
      {
        title: 'Casa',
        links: [
          link('Organizadores', 'organizadores'),
          link('Cocina', 'muebles-de-cocina'),
          link('Baño', 'muebles-de-bano'),
        ],
      },
    ],
  },
  {
    ...link('Textiles', 'textiles'),
    columns: [
      {
        title: 'Textiles',
        links: [
          link('Tapetes y alfombras', 'tapetes-y-alfombras'),
          link('Toallas', 'toallas'),
          link('Manteles y cortinas', 'manteles-y-cortinas'),
        ],
      },
    ],
  },
  {
    ...link('Exterior', 'muebles-de-jardin'),
    columns: [
      {
        title: 'Descansar',
        links: [link('Camastros', 'camastros'), link('Bancas', 'bancas-de-jardin'), link('Sombrillas', 'sombrillas')],
      },
      {
        title: 'Jardín',
        links: [link('Mesas y sillas', 'mesas-y-sillas-de-jardin'), link('Macetas y faroles', 'macetas-y-faroles')],
      },
    ],
  },
  {
    ...link('Iluminación', 'iluminacion'),
    columns: [
      {
        title: 'Lámparas',
        links: [
          link('De mesa', 'lamparas-de-mesa'),
          link('Colgantes', 'lamparas-colgantes'),
          link('De escritorio', 'lamparas-de-escritorio'),
          link('De pie', 'lamparas-de-pie'),
        ],
      },
    ],
  },
  // the shell leads it to the sister brand's own host; the category is where it goes without one
  { ...link('KIDS', 'kids'), tone: 'outward' },
];

export const homeCategories = [
  { label: 'Salas y sofás', handle: 'salas' },
  { label: 'Recámaras', handle: 'recamaras' },
  { label: 'Comedores', handle: 'mesas-de-comedor' },
  { label: 'Almacenaje', handle: 'almacenaje' },
  { label: 'Iluminación', handle: 'iluminacion' },
  { label: 'Exterior', handle: 'muebles-de-jardin' },
];
