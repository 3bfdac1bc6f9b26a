import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Conduct } from './conduct';
import { Quarantine } from './quarantine';

let isFull = true;
jest.mock('../files/write-whole', () => {
  const { writeWhole } = jest.requireActual('../files/write-whole');
  return {
    writeWhole: (file: string, content: unknown) => {
      if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      writeWhole(file, content);
    },
  };
});

let folder: string;
beforeEach(() => {
  isFull = true;
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('a version is set aside on a full disk too, and written down once there is room', () => {
  const quarantine = new Quarantine(join(folder, 'set-aside'));
  const before = quarantine.revision();
  quarantine.add({ remote: 'catalog', version: '1.0.0', reason: 'it ended a renderer', certain: true });
  expect(quarantine.revision()).not.toBe(before);
  quarantine.read();
  expect(quarantine.of('catalog', '1.0.0')).toMatchObject({ certain: true });
  isFull = false;
  quarantine.read();
  const another = new Quarantine(join(folder, 'set-aside'));
  another.read();
  expect(another.of('catalog', '1.0.0')).toMatchObject({ certain: true });
});

test('a version starts on a full disk, and its notes are written once there is room', () => {
  jest.useFakeTimers();
  const file = join(folder, 'conduct.json');
  const conduct = new Conduct(file, new Quarantine(join(folder, 'set-aside')));
  expect(() => conduct.begin('catalog', '1.0.0')).not.toThrow();
  isFull = false;
  jest.advanceTimersByTime(10_000);
  expect(readFileSync(file, 'utf8')).toContain('catalog');
  conduct.stop();
});
