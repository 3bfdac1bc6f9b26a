import { exportedRows } from '../../testing/exported-rows';
import type { SourceRow } from '../source';

const usual = { Handle: 'silla', Title: '', Published: '', 'Option1 Value': 'Default Title', 'Variant Price': '100' };
const chair = { Title: 'Silla', Published: 'true' };
const cell = (row: SourceRow | undefined, heading: string) => row?.cells.get(heading);

test('drafts and archived products are not shown, in none of their variants', async () => {
  const rows = async (Status: string) => exportedRows(usual, { ...chair, Status }, { 'Option1 Value': 'Nogal' });
  const activeOf = async (status: string) => (await rows(status)).map((row) => cell(row, 'Active'));
  expect(await activeOf('active')).toEqual(['true', 'true']);
  expect(await activeOf('Draft')).toEqual(['NO', 'NO']);
  expect(await activeOf('archived')).toEqual(['NO', 'NO']);
});

test('oversold stock counts as no pieces', async () => {
  const [row] = await exportedRows(usual, { ...chair, 'Variant Inventory Qty': '-3' });
  expect(cell(row, 'Stock')).toBe('0');
});

test('leaves gift cards out', async () => {
  const [first, second] = await exportedRows(usual, { ...chair, 'Gift Card': 'true' }, { 'Option1 Value': '500' });
  expect([first?.leftOut, second?.leftOut]).toEqual(['es una tarjeta de regalo', 'es una tarjeta de regalo']);
});
