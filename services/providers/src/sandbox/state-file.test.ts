import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StateFile, writeAll } from './state-file';

test('what was changed a moment ago is on the disk once everything is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  const path = join(folder, 'books.json');
  const books = { payments: 0 };
  const file = new StateFile(path, () => books);
  books.payments = 1;
  file.changed();
  expect(new StateFile(path, () => books).load()).toBeNull();
  writeAll();
  expect(new StateFile(path, () => books).load()).toEqual({ payments: 1 });
  rmSync(folder, { recursive: true });
});
