import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StateFile, writeAll } from './state-file';

test('flushing writes the latest change to the disk', () => {
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

test('remembers a change that a full disk refuses, and writes it later', () => {
  jest.useFakeTimers();
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  const inTheWay = join(folder, 'books');
  writeFileSync(inTheWay, '');
  const file = new StateFile(join(inTheWay, 'books.json'), () => ({ payments: 1 }));
  file.changed();
  expect(() => jest.advanceTimersByTime(1_000)).not.toThrow();
  rmSync(inTheWay);
  jest.advanceTimersByTime(10_000);
  expect(file.load()).toEqual({ payments: 1 });
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});
