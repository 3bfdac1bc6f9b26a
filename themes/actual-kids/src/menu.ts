import type { MenuGroup } from '@actual/themes-contract';

const link = (label: string, handle: string) => ({ label, href: `/category/${handle}` });

export const menu: MenuGroup[] = [
  link('Cunas y bebé', 'cunas'),
  link('Camas', 'camas-infantiles'),
  link('Recámara', 'recamaras'),
  link('Sillas', 'sillas'),
  link('Mesas', 'mesas'),
  link('Guardado', 'almacenaje'),
  link('Iluminación', 'iluminacion'),
  link('Exterior', 'muebles-de-jardin'),
  { label: 'Ofertas', href: '/search?term=&discounts=10', tone: 'offer' },
];

export const homeCategories = [
  { label: 'Cunas', handle: 'cunas' },
  { label: 'Camas', handle: 'camas-infantiles' },
  { label: 'Sillas', handle: 'sillas' },
  { label: 'Guardado', handle: 'almacenaje' },
  { label: 'Lámparas', handle: 'iluminacion' },
  { label: 'Exterior', handle: 'muebles-de-jardin' },
];
