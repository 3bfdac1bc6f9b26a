import { attackCaps } from './caps/caps';
import { attackWithFaults } from './faults/faults';
import { attackInputs } from './fuzz/fuzz';
import { attackMatrix } from './matrix/matrix';
import { attackPurchases, type Presses } from './purchases/purchases';
import { holds, reportOf } from './report';
import type { Row, Tally } from './tally';
import type { Inside, Target, Victim } from './target';

export const parts = ['matrix', 'fuzz', 'caps', 'faults', 'purchases'] as const;
export type Part = (typeof parts)[number];

export interface AttackOptions {
  only: readonly Part[];
  /** All parts together; each begins nothing new once its share of them is over. */
  seconds: number;
  calls: number;
  inputs: number;
  /** Repeats the choice of bad inputs. */
  seed: number;
  /** Limits on a caller that let more tries through are left out. */
  caps: number;
  faults: number;
  purchases: number;
  victims: readonly Victim[];
  /** Milliseconds in which a shopper's page tries a call again by itself. */
  patience: number;
  say: (text: string) => void;
}

/** @throws where the store does not give its inside away */
function whole(target: Target): Target & { inside: Inside } {
  const { inside } = target;
  if (!inside) throw new Error('this part looks inside the store, and runs only against one of its own');
  return { ...target, inside };
}

export interface Report {
  /** The table, and the ways that are most often open. */
  text: string;
  /** All of it, part by part. */
  rows: readonly Row[];
  held: boolean;
}

/** Tries every part, and says what held. */
export async function attack(target: Target, options: AttackOptions): Promise<Report> {
  const { only, purchases, victims, patience, say } = options;
  let until = 0;
  const rows: Row[] = [];
  let presses: Presses | null = null;
  const run: Record<Part, () => Promise<Tally>> = {
    matrix: () => attackMatrix(target, { calls: options.calls, until }),
    fuzz: () => attackInputs(target, { inputs: options.inputs, seed: options.seed, until }),
    caps: () => attackCaps(whole(target), { most: options.caps, until, say }),
    faults: async () => attackWithFaults(whole(target), { most: options.faults, patience, until, say }),
    purchases: async () => {
      const found = await attackPurchases(whole(target), { purchases, victims, patience, until, say });
      presses = found.presses;
      return found.tally;
    },
  };
  for (const part of parts) {
    if (!only.includes(part)) continue;
    say(`${part}…`);
    until = performance.now() + (options.seconds * 1000) / only.length;
    rows.push((await run[part]()).row);
  }
  return { text: reportOf(rows, presses), rows, held: holds(rows) };
}
