import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Conduct } from './conduct';
import { Quarantine } from './quarantine';

const minute = 60_000;
let folder: string;
let quarantine: Quarantine;
const conduct = () => new Conduct(join(folder, 'public.conduct.json'), quarantine);
const crash = () => ({
  at: new Date().toISOString(),
  why: 'memory' as const,
  stack: ['react-dom', '/_mfe/catalog/1.0.0-a/bundle.cjs', '/_mfe/checkout/1.0.0-b/bundle.cjs'],
});

const nameless = () => ({ ...crash(), stack: [] });
const ran = (...versions: string[]) => new Set(versions);

beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'conduct-'));
  quarantine = new Quarantine(join(folder, 'quarantine'));
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

test('blames the innermost remote of a stack for a crash', () => {
  const one = conduct();
  one.begin('catalog', '1.0.0-a');
  one.begin('checkout', '1.0.0-b');
  one.judge(crash(), ran('catalog@1.0.0-a', 'checkout@1.0.0-b'));
  expect(quarantine.of('catalog', '1.0.0-a')).toMatchObject({
    certain: true,
    reason: 'its code was running when a renderer took too much memory',
  });
  expect(quarantine.of('checkout', '1.0.0-b')).toBeUndefined();
});

test('a version that served for ten minutes is set aside by its third crash within an hour', () => {
  const first = conduct();
  first.begin('catalog', '1.0.0-a');
  jest.advanceTimersByTime(10 * minute);
  for (const wait of [0, 70 * minute, 10 * minute, 10 * minute]) {
    expect(quarantine.of('catalog', '1.0.0-a')).toBeUndefined();
    jest.advanceTimersByTime(wait);
    conduct().judge(crash(), ran('catalog@1.0.0-a'));
  }
  expect(quarantine.of('catalog', '1.0.0-a')?.certain).toBe(true);
});

test('nine minutes over two runs are not ten', () => {
  conduct().begin('catalog', '1.0.0-a');
  jest.advanceTimersByTime(9 * minute);
  const second = conduct();
  second.begin('catalog', '1.0.0-a');
  second.judge(crash(), ran('catalog@1.0.0-a'));
  expect(quarantine.of('catalog', '1.0.0-a')).toBeDefined();
});

test('a version that proved itself is not suspected of a crash without a name', () => {
  const one = conduct();
  one.begin('catalog', '1.0.0-a');
  jest.advanceTimersByTime(10 * minute);
  for (let times = 0; times < 5; times += 1) one.judge(nameless(), ran('catalog@1.0.0-a'));
  expect(quarantine.of('catalog', '1.0.0-a')).toBeUndefined();
});

test('of a crash without a name the newest version is suspected that ran there, and no other', () => {
  const one = conduct();
  one.begin('checkout', '1.0.0-b');
  one.begin('catalog', '1.0.0-a');
  jest.advanceTimersByTime(minute);
  one.begin('catalog', '1.0.0-c');
  for (let times = 0; times < 2; times += 1) one.judge(nameless(), ran('catalog@1.0.0-c', 'checkout@1.0.0-b'));
  jest.advanceTimersByTime(minute);
  // the good one is back; a late renderer still had the bad one
  one.begin('catalog', '1.0.0-a');
  for (let times = 0; times < 2; times += 1) one.judge(nameless(), ran('catalog@1.0.0-c'));
  expect(quarantine.of('catalog', '1.0.0-c')?.certain).toBe(false);
  expect(quarantine.of('catalog', '1.0.0-a')).toBeUndefined();
  expect(quarantine.of('checkout', '1.0.0-b')).toBeUndefined();
});
