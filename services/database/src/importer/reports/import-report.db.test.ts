import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deadlineIn } from '../deadline';
import { ImportError } from '../import-error';
import { importStore } from '../testing/import-store';
import { summaryOf } from './report';
import { csvOf, saveReport } from './report-files';

const { file, folder, knex, products, run } = importStore();

test('the report shows values before and after, ignored stock, and why a product is not shown', async () => {
  const first = await file(
    'ItemCode,Name,Price,Stock,Warehouse,Categories\nS-1,Silla,100,3,CUN,sillas\nS-2,Mesa,250,,,mesas\n',
  );
  const report = await run({ file: first });
  expect(report.details.notShown).toEqual([
    { itemCode: 'S-1', line: 2, reasons: ['no tiene foto (Pictures)'] },
    { itemCode: 'S-2', line: 3, reasons: ['no tiene existencias (Stock y Warehouse)', 'no tiene foto (Pictures)'] },
  ]);
  const again = await file(
    'ItemCode,Name,Price,Stock,Warehouse,Categories\nS-1,Silla,120.50,99,CUN,sillas\nS-1,Silla,130,99,CUN,jardin\n',
  );
  const words = summaryOf(await run({ file: again }));
  const text = words.replace(/[\s│]+/g, ' ');
  expect(text).toContain('S-1 Price $100 $120.50');
  expect(text).toContain('1 Stock no se usa: la tienda ya cuenta las piezas de CUN, de las que entraron 3');
  expect(text).toContain('queda la línea 2, con las categorías jardin, no se usa su precio $130');
  expect(text).toMatch(/1 no tiene foto/);
});

test('codes that no list shows are told, but for the two that lists show', async () => {
  const rows = ['CO-0003', 'co77', 'CO-0001', 'CO00002'].map((code) => `${code},Silla,100,3,CUN,sillas,silla`);
  const csv = await file(`ItemCode,Name,Price,Stock,Warehouse,Categories,Pictures\n${rows.join('\n')}\n`);
  const reasons = ['su código empieza con CO, y así ninguna lista lo muestra (ItemCode)'];
  expect((await run({ file: csv })).details.notShown).toEqual([
    { itemCode: 'CO-0003', line: 2, reasons },
    { itemCode: 'CO77', line: 3, reasons },
  ]);
});

test('reports columns that no field reads; of an export, those that the store has no place for', async () => {
  const csv = await file('ItemCode,Name,Price,diseñador,tela\nS-1,Silla,100,Luma,lino\n');
  const report = await run({ file: csv });
  expect(summaryOf(report)).toContain('Columnas que no se leyeron: diseñador, tela');
  expect(csvOf(report)).toContain('1,,no se leyó,tela,,ningún campo lee esta columna');
  expect((await run()).details.unreadColumns).toEqual([]);
  const shopify =
    'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant Price,SEO Title\na,Silla,Firme,,,100,silla\n';
  expect((await run({ file: await file(shopify) })).details.unreadColumns).toEqual(['SEO Title']);
});

test('the readings before the one for products end in time as well', async () => {
  const onProgress = jest.fn();
  let rows = 0;
  const left = () => {
    rows += 1;
    if (rows > 2) throw new ImportError('tarda');
    return 1;
  };
  // its decimal sign and its units are found out first
  const csv = await file(
    'ItemCode,Name,Price,Width,Weight\nS-1,Silla,100,45,5\nS-2,Mesa,100,45,5\nS-3,Banco,100,45,5\n',
  );
  await expect(run({ file: csv, deadline: { left }, onProgress })).rejects.toThrow('tarda');
  expect(onProgress).not.toHaveBeenCalled();
});

test('a product in categories where its store sells nothing is told, in those of its store it is not', async () => {
  const rows = (society: string) =>
    `ItemCode,Name,Price,Stock,Warehouse,Society,Categories\nK-${society},Silla,100,3,CUN,${society},sofas\n`;
  await run({ file: await file(rows('001').replace('K-', 'S-')) });
  const reasons = async (society: string) =>
    (await run({ file: await file(rows(society)) })).details.notShown.flatMap((one) => one.reasons);
  expect(await reasons('004')).toContain('sus categorías solo tienen productos que su tienda no vende (Society)');
  expect(await reasons('003')).toEqual(['no tiene foto (Pictures)']);
});

test('an import that takes too long ends, and nothing was saved', async () => {
  await expect(run({ deadline: deadlineIn(0) })).rejects.toThrow(
    'La importación tarda más de 0 minutos y no se guardó nada',
  );
  // a statement that waits for another's lock
  const other = await knex().transaction();
  await other.raw('LOCK TABLE product IN ACCESS EXCLUSIVE MODE');
  await expect(run({ deadline: deadlineIn(0.02) })).rejects.toThrow('La importación tarda más de');
  await other.rollback();
  expect(await products()).toEqual([]);
});

test('the report lists every remark for a spreadsheet, with no cell that it would run as a formula', async () => {
  const csv = await file('ItemCode,Name,Price\nX-1,Silla,=1+1\n');
  const report = await run({ file: csv });
  expect(csvOf(report).split('\r\n')[1]).toBe("2,X-1,rechazada,Price,'=1+1,no es un precio");
  const saved = await saveReport(report, join(folder(), 'imports'));
  expect(JSON.parse(readFileSync(saved.json, 'utf8'))).toMatchObject({ rows: 1, refused: 1 });
});
