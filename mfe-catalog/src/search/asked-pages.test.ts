import { pagesAskedFor } from './asked-pages';

test.each([
  ['Envío a domicilio', ['Envío y entrega']],
  ['SUCURSALES', ['Nuestras tiendas']],
  ['factura de mi pedido', ['Facturación', 'Contáctanos']],
  ['cambiador', []],
  ['cuna', []],
  ['', []],
])('«%s» asks for the pages %j', (term, labels) => {
  expect(pagesAskedFor(term).map(({ label }) => label)).toEqual(labels);
});
