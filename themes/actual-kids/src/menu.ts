import type { MenuGroup } from '@actual/themes-contract';

const link = (label: string, handle: string) => ({ label, href: `/category/${handle}` });

export const menu: MenuGroup[] = [
  link('Cunas', 'cunas'),
  {
    ...link('Camas', 'camas-infantiles'),
    columns: [
      {
        title: 'Camas',
        links: [link('Individuales', 'camas-individuales-infantiles'), link('Literas y camas altas', 'literas')],
      },
    ],
  },
  link('Sillas', 'sillas-infantiles'),
  link('Mesas y escritorios', 'mesas-infantiles'),
  link('Guardado', 'libreros-infantiles'),
  link('Lámparas', 'lamparas-infantiles'),
  link('Juego y descanso', 'juego-y-descanso'),
  { label: 'Estancias', href: '/estancias' },
  { label: 'Ofertas', href: '/search?sortkey=slowmovement', tone: 'offer' },
];

export const homeCategories = [
  { label: 'Cunas', handle: 'cunas' },
  { label: 'Camas', handle: 'camas-infantiles' },
  { label: 'Sillas', handle: 'sillas-infantiles' },
  { label: 'Guardado', handle: 'libreros-infantiles' },
  { label: 'Lámparas', handle: 'lamparas-infantiles' },
  { label: 'Juego', handle: 'juego-y-descanso' },
];
