import { csvOf, fileNameOf } from './figures-csv';

test('amounts are numbers, text is quoted where it must be, and nothing is a formula', () => {
  expect(
    csvOf([
      ['Vendedor', 'Pedidos', 'Cierre', 'Ventas'],
      ['Ríos, Diego', '1,204', '45.2 %', '$341,200.50'],
      ['=HYPERLINK("http://malo.mx")', '0', '—', '−$12'],
    ]),
  ).toBe(
    `\u{feff}Vendedor,Pedidos,Cierre,Ventas\r\n"Ríos, Diego",1204,45.2 %,341200.50\r\n"'=HYPERLINK(""http://malo.mx"")",0,—,-12\r\n`,
  );
});

test('the file is named as its panel and its days', () => {
  const days = { start: '2026-11-01', end: '2026-11-18' };
  expect(fileNameOf('De cotización a pedido', days)).toBe('de-cotizacion-a-pedido-2026-11-01-a-2026-11-18.csv');
});
