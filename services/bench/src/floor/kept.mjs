import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '@actual/deploy/local/terminal/table.mjs';

const file = join(import.meta.dirname, '..', '..', 'floor.json');
/** A call that takes so many times what was kept has moved away from its floor; a busy machine's runs differ by less. */
const ROOM = 1.5;

/**
 * Compares how many times the processor of its floor each call takes with `floor.json`, or stores it there.
 * @param {import('@actual/deploy/local/terminal/progress.mjs').Progress} progress
 * @param {import('./rounds.mjs').Row[]} rows
 * @param {boolean} keep
 */
export function compareWithKept(progress, rows, keep) {
  const measured = Object.fromEntries(rows.map(({ name, times }) => [name, Number(times.toFixed(2))]));
  if (keep) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
  /** @type {Record<string, number>} */
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const moved = Object.entries(measured).filter(([name, times]) => !(times <= kept[name] * ROOM));
  if (moved.length === 0) return;
  process.exitCode = 1;
  progress.write('\nMore than half as much again above their floor as kept in services/bench/floor.json\n');
  progress.write(
    table(
      ['call', 'times', 'kept'],
      moved.map(([name, times]) => [name, times, kept[name] ?? '–']),
    ),
  );
}
