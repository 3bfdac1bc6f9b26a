import { importStore } from '../testing/import-store';

const { file, knex, run } = importStore();

test('an import sets stock where there is none yet, and never changes it afterwards', async () => {
  const csv = await file('ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,12,CUN\n');
  const again = await file('ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,99,CUN\n');
  await run({ file: csv });
  expect(await run({ file: again })).toMatchObject({ created: 0, changed: 0 });
  expect(await knex()('stock_source').pluck('received')).toEqual([12]);
});

test('a row of an unknown warehouse, or of none, is refused; the others are taken', async () => {
  const csv = await file(
    'ItemCode,Name,Price,Stock,Warehouse\nS-1,Silla,100,1,CUN\nS-2,Silla,100,1,MARTE\nS-3,Silla,100,1,\n',
  );
  const report = await run({ file: csv });
  expect(report).toMatchObject({ created: 1, refused: 2 });
  expect(report.details.refused.map(({ line, value, reason }) => [line, value, reason])).toEqual([
    [3, 'MARTE', 'la tienda no tiene esta bodega'],
    [4, '', 'da existencias sin bodega: póngala en el mapeo o con --warehouse'],
  ]);
});

test('a warehouse of the command that the store does not have is told once, with those it has', async () => {
  const csv = await file('ItemCode,Name,Price,Stock\nS-1,Silla,100,1\n');
  await expect(run({ file: csv, warehouse: 'NORTE' })).rejects.toThrow(
    'La tienda no tiene la bodega «NORTE»; tiene CUN.',
  );
});

test('pieces of several warehouses come from columns of theirs, or from a row each', async () => {
  await knex().raw("INSERT INTO warehouse (code, name, time_zone) VALUES ('MID', 'Mérida', 'America/Merida')");
  const stock = () =>
    knex()('stock_source').orderBy(['item_code', 'warehouse_code']).select('item_code', 'warehouse_code', 'received');
  const columns = await file(
    'ItemCode,Name,Price,Stock CUN,Stock (MID)\nS-1,Silla,100,3,5\nS-2,Mesa,100,,2\nS-3,Cama,100,x,\n',
  );
  const report = await run({ file: columns });
  expect(report.details.refused).toMatchObject([{ field: 'Stock CUN', value: 'x', reason: 'no es un número' }]);
  const rows = await file('ItemCode,Name,Price,Stock,Warehouse\nS-4,Buró,100,1,CUN\nS-4,Buró,100,6,MID\n');
  expect((await run({ file: rows })).details.merged).toMatchObject([
    { reason: 'repetido: queda la línea 2, con existencias en MID' },
  ]);
  expect((await stock()).map((one) => Object.values(one).join(' '))).toEqual([
    'S-1 CUN 3',
    'S-1 MID 5',
    'S-2 MID 2',
    'S-4 CUN 1',
    'S-4 MID 6',
  ]);
  expect(await run({ file: columns })).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
});
