/**
 * How far each call is from the least that could do its work on this machine (its floor), by the processor's time of the
 * processes that answer, and by rate. Floor and store take turns, since other programs use the machine as well.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from '../bench-store.mjs';
import { sellable } from '../measure-services.mjs';
import { compareWithKept } from './kept.mjs';
import { profileOf } from './profile.mjs';
import { measureReads } from './read-floors.mjs';
import { ROUNDS } from './rounds.mjs';
import { prepareRecording } from './statements.mjs';
import { measureWrites, recordWrites } from './write-floors.mjs';

/**
 * @typedef {object} Work
 * @property {import('../bench-store.mjs').BenchStore} store
 * @property {import('../measure-services.mjs').Sold[]} sold
 * @property {number} seconds of each measurement
 * @property {(text: string) => void} say
 * @property {(name: string, pid: number | undefined, work: () => Promise<unknown>) => Promise<void>} profile notes where
 *   the process spends its time meanwhile
 */
/** @typedef {import('./rounds.mjs').Row} Row */

/** Places of a profile that are shown. */
const TOP = 10;

/**
 * Prints the table of all calls and where their time goes, and fails where a call has moved away from its floor.
 * @param {object} options
 * @param {import('@actual/deploy/local/terminal/progress.mjs').Progress} options.progress
 * @param {number} options.products
 * @param {number} options.seconds of each measurement
 * @param {boolean} options.keep stores the measurement instead
 */
export async function measureFloor({ progress, products, seconds, keep }) {
  progress.step('Preparing the measuring store, with its gateway…');
  const store = await startBenchStore({
    products,
    progress,
    withGateway: true,
    beforeServices: prepareRecording,
    preload: pathToFileURL(join(import.meta.dirname, 'profile-on-signal.mjs')).href,
  });
  try {
    /** @type {[string, import('./profile.mjs').Places][]} */
    const profiles = [];
    /** @type {Work} */
    const work = {
      store,
      sold: await sellable(store, products),
      seconds,
      say: progress.step,
      profile: async (name, pid, measure) => {
        progress.step(`${name}, with a profile…`);
        profiles.push([name, await profileOf(pid, store.folder, measure)]);
      },
    };
    // first, in a database that nobody has written to
    const writes = await recordWrites(work);
    const rows = [...(await measureReads(work)), ...(await measureWrites(work, writes))];
    progress.write(
      `\n${whole(products)} products, the middle of ${ROUNDS} turns of ${seconds} s, load ${tenth(loadavg()[0])}\n`,
    );
    progress.write(tableOf(rows));
    for (const [name, places] of profiles) progress.write(`\n${name}: % of the processor\n\n${placesTable(places)}`);
    compareWithKept(progress, rows, keep);
  } finally {
    await store.stop();
  }
}

/** @param {Row[]} rows */
const tableOf = (rows) =>
  table(
    ['call', 'floor, µs', 'ours, µs', 'times', 'floor per s', 'ours per s', '%', 'goal', ''],
    rows.map(({ name, floor, ours, times, share, goal, reached }) => [
      name,
      whole(floor.each),
      whole(ours.each),
      times.toFixed(2),
      whole(floor.perSecond),
      whole(ours.perSecond),
      whole(100 * share),
      goal,
      reached ? 'yes' : 'no',
    ]),
  );

/** @param {import('./profile.mjs').Places} places */
function placesTable({ byPackage, byFile }) {
  const all = byPackage.reduce((sum, [, one]) => sum + one, 0);
  /** @param {[string, number] | undefined} place */
  const cells = (place) => (place ? [place[0], tenth((100 * place[1]) / all)] : ['', '']);
  return table(
    ['our file', '%', 'package', '%'],
    Array.from({ length: TOP }, (_, at) => [...cells(byFile[at]), ...cells(byPackage[at])]),
  );
}
