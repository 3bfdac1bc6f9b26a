import { importedFile } from '@actual/contracts/facts/capacities';
import { deadlineIn } from '../deadline';
import { limited } from './limited';

const fileOf = (many: number) => ({
  ...{ headings: ['ItemCode'], lines: many },
  async *rows() {
    for (let line = 2; line < many + 2; line += 1) yield { line, cells: new Map<string, string>() };
  },
});
async function rowsRead(many: number, minutes?: number): Promise<number> {
  let read = 0;
  for await (const _row of limited(fileOf(many), deadlineIn(minutes)).rows()) read += 1;
  return read;
}

test('a file of as many rows as an import takes is read to its end, and one of a row more is refused', async () => {
  expect(await rowsRead(importedFile.rows)).toBe(500_000);
  await expect(rowsRead(importedFile.rows + 1)).rejects.toThrow('El archivo tiene más de 500,000 filas: divídalo.');
});

test('a reading ends when the import has taken too long', async () => {
  await expect(rowsRead(1, 0)).rejects.toThrow('La importación tarda más de 0 minutos');
});
