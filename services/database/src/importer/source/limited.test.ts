import { importedFile } from '@actual/contracts/facts/capacities';
import { deadlineIn } from '../deadline';
import { limited } from './limited';

const fileOf = (many: number) => ({
  headings: ['ItemCode'],
  lines: many,
  async *rows() {
    for (let line = 2; line < many + 2; line += 1) yield { line, cells: new Map<string, string>() };
  },
});
async function rowsRead(many: number, { most, minutes }: { most?: number; minutes?: number } = {}): Promise<number> {
  let read = 0;
  for await (const _row of limited(fileOf(many), deadlineIn(minutes), most).rows()) read += 1;
  return read;
}

test('a file of as many rows as an import takes is read to its end, and one of a row more is refused', async () => {
  expect(importedFile.rows).toBe(500_000);
  expect(await rowsRead(1_200, { most: 1_200 })).toBe(1_200);
  const refused = 'El archivo tiene más de 1,200 filas: divídalo.';
  await expect(rowsRead(1_201, { most: 1_200 })).rejects.toThrow(refused);
});

test('a reading ends when the import has taken too long', async () => {
  await expect(rowsRead(1, { minutes: 0 })).rejects.toThrow('La importación tarda más de 0 minutos');
});
