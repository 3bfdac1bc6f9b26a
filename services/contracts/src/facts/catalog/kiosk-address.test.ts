import { isKiosk, kioskHref } from './kiosk-address';

const id = '0b9c1d9e-6f2a-4c3b-8d4e-1f2a3b4c5d6e';

test.each([
  ['/', '/display'],
  [`/sofa-bruma/${id}`, `/bdisplay/sofa-bruma/${id}`],
  ['/category/salas', '/category/salas?kiosco=1'],
  ['/category/salas?color=rojo', '/category/salas?color=rojo&kiosco=1'],
  ['/search?term=sof%C3%A1', '/search?term=sof%C3%A1&kiosco=1'],
  ['/searching', '/searching'],
  [`/quotations/edit/${id}`, `/quotations/edit/${id}?kiosco=1`],
  ['/quotations/edit', '/quotations/edit?kiosco=1'],
  [`/checkout/client/${id}`, `/checkout/client/${id}`],
  ['/politicas-de-entrega', '/politicas-de-entrega'],
])('writes %s as %s in the kiosk', (href, wanted) => {
  expect(kioskHref(href)).toBe(wanted);
});

test('a kiosk link leads to the kiosk, the shop’s own links do not', () => {
  const at = (href: string) => isKiosk(new URL(href, 'http://studio.localhost'));
  for (const href of ['/', `/sofa/${id}`, '/category/salas', '/search?term=x']) {
    expect(at(kioskHref(href))).toBe(true);
    expect(at(href)).toBe(false);
  }
});
