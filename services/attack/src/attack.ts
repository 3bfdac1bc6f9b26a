import { attackCaps } from './caps/caps';
import { attackWithFaults } from './faults/faults';
import { attackByFloods } from './floods/floods';
import { attackInputs } from './fuzz/fuzz';
import { attackMachine, type OpenStore } from './machine/machine';
import { attackMatrix } from './matrix/matrix';
import { attackPurchases, type Presses } from './purchases/purchases';
import { holds, reportOf } from './report';
import { type Row, Tally } from './tally';
import type { Inside, Target, Victim } from './target';
import { attackTrust } from './trust/trust';

export const parts = ['matrix', 'fuzz', 'caps', 'trust', 'floods', 'faults', 'purchases', 'machine'] as const;
export type Part = (typeof parts)[number];

export interface AttackOptions {
  only: readonly Part[];
  /** For all parts together; each starts nothing new once its share is used up, which begins when it is prepared. */
  seconds: number;
  calls: number;
  inputs: number;
  /** Seed of the bad inputs. */
  seed: number;
  /** Limits that allow more attempts than this are skipped. */
  caps: number;
  faults: number;
  purchases: number;
  victims: readonly Victim[];
  /** Milliseconds in which a shopper's page retries a call by itself. */
  patience: number;
  /** Opens further stores on this machine; without it the part that needs them is left out. */
  openStore?: OpenStore;
  say: (text: string) => void;
}

/** @throws when the store's inside is not known */
function whole(target: Target): Target & { inside: Inside } {
  const { inside } = target;
  if (!inside) throw new Error('this part looks inside the store, and runs only against one of its own');
  return { ...target, inside };
}

export interface Report {
  /** The table, and the most frequent failures. */
  text: string;
  /** The results by part. */
  rows: readonly Row[];
  held: boolean;
}

/** A part that broke in the middle has failed; the others report their findings. */
function brokenOff(part: Part, error: unknown): Tally {
  const tally = new Tally(part);
  tally.broke('open', `broke off: ${error instanceof Error ? error.message : String(error)}`);
  return tally;
}

/** Runs every part and reports the results. */
export async function attack(target: Target, options: AttackOptions): Promise<Report> {
  const { only, purchases, victims, patience, say } = options;
  // of each part, once it is prepared
  const seconds = options.seconds / only.length;
  const rows: Row[] = [];
  let presses: Presses | null = null;
  const run: Record<Part, () => Promise<Tally>> = {
    matrix: () => attackMatrix(target, { calls: options.calls, seconds }),
    fuzz: () => attackInputs(target, { inputs: options.inputs, seed: options.seed, seconds }),
    caps: () => attackCaps(whole(target), { most: options.caps, seconds, say }),
    trust: () => attackTrust(whole(target), { seconds, say }),
    floods: () => attackByFloods(whole(target), { seconds, say }),
    faults: async () => attackWithFaults(whole(target), { most: options.faults, patience, seconds, say }),
    purchases: async () => {
      const found = await attackPurchases(whole(target), { purchases, victims, patience, seconds, say });
      presses = found.presses;
      return found.tally;
    },
    machine: () => {
      if (!options.openStore) throw new Error('this part starts stores of its own');
      return attackMachine(options.openStore, say);
    },
  };
  for (const part of parts) {
    if (!only.includes(part)) continue;
    say(`${part}…`);
    const tally = await run[part]().catch((error: unknown) => brokenOff(part, error));
    if (tally.row.tried === 0) tally.broke('open', 'nothing was tried in the time there was');
    rows.push(tally.row);
  }
  return { text: reportOf(rows, presses), rows, held: holds(rows) };
}
