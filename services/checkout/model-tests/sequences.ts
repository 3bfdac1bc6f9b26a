import * as fc from 'fast-check';
import { happenings } from './commands';
import { House } from './harness';
import { holdsWhenQuiet } from './invariants';
import { World } from './model-state';
import { quiet, setClock } from './time';

/** How long a sequence may be: long enough for part, transfer, deadline, late money, refund and two deaths. */
const longest = 16;

/** Sequences in one house: the sandbox remembers everything, and looks through it for every question. */
export const perHouse = 100;

/** What a run of sequences came to. */
export interface Report {
  sequences: number;
  happenings: number;
  /** Processes that were killed, by the step after which they died. */
  deaths: Record<string, number>;
  /** States in which orders and payments, and effects by kind, ended. */
  ends: Record<string, number>;
}

export const emptyReport = (): Report => ({ sequences: 0, happenings: 0, deaths: {}, ends: {} });

const count = (into: Record<string, number>, name: string): void => {
  into[name] = (into[name] ?? 0) + 1;
};

async function note(world: World, report: Report): Promise<void> {
  report.sequences += 1;
  for (const step of world.house.lost) count(report.deaths, step);
  const { rows } = await world.knex.raw<{ rows: { name: string }[] }>(
    `SELECT 'order ' || status AS name FROM orders UNION ALL SELECT type || ' ' || status FROM payment
     UNION ALL SELECT 'effect ' || kind FROM outbox WHERE kind IN ('refund-case', 'refund', 'erp-cancel', 'order-canceled')`,
  );
  for (const { name } of rows) count(report.ends, name);
}

/** One sequence from the first visit to the last effect. @throws AssertionError where something does not hold */
async function runSequence(
  house: House,
  commands: Iterable<fc.AsyncCommand<Record<never, never>, World>>,
  report: Report,
) {
  await house.reset();
  const world = new World(house);
  await world.arrive();
  await world.add('lamp', 1);
  await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
  await quiet(world);
  await holdsWhenQuiet(world);
  await note(world, report);
}

/**
 * Random sequences of what shoppers, banks, staff, clocks and dying processes do, against the real service, a real
 * PostgreSQL and the sandbox; what they came to is added to the report.
 * @throws Error with the seed and the shortest sequence that still fails
 */
export async function runSequences({ runs, seed }: { runs: number; seed: number }, report: Report): Promise<void> {
  const house = await House.open();
  try {
    await fc.assert(
      fc.asyncProperty(fc.commands(happenings, { maxCommands: longest, size: 'max' }), async (commands) => {
        report.happenings += [...commands].length;
        await runSequence(house, commands, report);
      }),
      { numRuns: runs, seed },
    );
  } finally {
    setClock(null, 0);
    await house.close();
  }
}
