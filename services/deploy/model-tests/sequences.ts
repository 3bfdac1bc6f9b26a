import * as fc from 'fast-check';
import { allCommands } from './commands/all-commands';
import { Harness } from './harness';
import { holdsWhenQuiet } from './invariants';
import { ModelState } from './model-state';
import { quiet, setClock } from './time';

/** How long a sequence may be: long enough for part, transfer, deadline, late money, refund and two deaths. */
const longest = 16;

/** Sequences in one harness: the sandbox remembers everything, and looks through it for every question. */
export const perHarness = 100;

/** The result of a run of sequences. */
export interface Report {
  sequences: number;
  commands: number;
  /** Processes that were killed, by the step after which they died. */
  deaths: Record<string, number>;
  /** States in which orders and payments, and messages by kind, ended. */
  ends: Record<string, number>;
}

export const emptyReport = (): Report => ({ sequences: 0, commands: 0, deaths: {}, ends: {} });

const count = (into: Record<string, number>, name: string): void => {
  into[name] = (into[name] ?? 0) + 1;
};

async function note(state: ModelState, report: Report): Promise<void> {
  report.sequences += 1;
  for (const step of state.harness.lost) count(report.deaths, step);
  const { rows } = await state.knex.raw<{ rows: { name: string }[] }>(
    `SELECT 'order ' || status AS name FROM orders UNION ALL SELECT type || ' ' || status FROM payment
     UNION ALL SELECT 'part of ' || p.type || ' back' FROM payment_refund f JOIN payment p ON p.id = f.payment_id
       WHERE f.cancellation_id IS NULL
     UNION ALL SELECT CASE WHEN whole THEN 'rest canceled' ELSE 'pieces canceled' END FROM order_cancellation
     UNION ALL SELECT CASE WHEN recalled_at IS NULL THEN 'replacement sent' ELSE 'replacement taken back' END FROM request_shipment
     UNION ALL SELECT 'invoice ' || state FROM invoice UNION ALL SELECT 'credit note ' || state FROM credit_note
     UNION ALL SELECT 'message ' || kind FROM outbox WHERE kind IN ('refund-case', 'refund', 'erp-cancel', 'order-canceled')`,
  );
  for (const { name } of rows) count(report.ends, name);
}

/** One sequence from the first visit to the last message. @throws AssertionError where something does not hold */
async function runSequence(
  harness: Harness,
  commands: Iterable<fc.AsyncCommand<Record<never, never>, ModelState>>,
  report: Report,
) {
  await harness.reset();
  const state = new ModelState(harness);
  await state.arrive();
  await state.add('lamp', 1);
  await fc.asyncModelRun(() => ({ model: {}, real: state }), commands);
  await quiet(state);
  await holdsWhenQuiet(state);
  await note(state, report);
}

/**
 * Random sequences of actions by shoppers, banks, staff, clocks and dying processes, against the real service, a real
 * PostgreSQL and the sandbox; their results are added to the report.
 * @throws Error with the seed and the shortest sequence that still fails
 */
export async function runSequences({ runs, seed }: { runs: number; seed: number }, report: Report): Promise<void> {
  const harness = await Harness.open();
  try {
    await fc.assert(
      fc.asyncProperty(fc.commands(allCommands, { maxCommands: longest, size: 'max' }), async (commands) => {
        report.commands += [...commands].length;
        await runSequence(harness, commands, report);
      }),
      { numRuns: runs, seed },
    );
  } finally {
    setClock(null, 0);
    await harness.close();
  }
}
