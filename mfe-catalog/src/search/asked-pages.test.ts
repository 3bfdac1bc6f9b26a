import { pagesAskedFor } from './asked-pages';

test.each([
  ['Envío a domicilio', ['Envío y entrega']],
  ['SUCURSALES', ['Nuestras tiendas']],
  ['factura de mi pedido', ['¿Dónde está mi pedido?', 'Facturación']],
  ['cambiador', []],
  ['cuna', []],
  ['', []],
])('«%s» asks for the pages %j', (term, labels) => {
  expect(pagesAskedFor(term).map(({ label }) => label)).toEqual(labels);
});
