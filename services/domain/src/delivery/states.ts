import { ownCorrectionMinutes } from '@actual/contracts/facts/delivery/deadlines';
import { correctableStates, type DeliveryState } from '@actual/contracts/facts/delivery/deliveries';

/** The last event of a line's delivery: its state, and the day on which it happened, `YYYY-MM-DD`. */
export interface Standing {
  readonly state: DeliveryState;
  readonly on: string;
}

/** A line's promised day, and the last event of its delivery (null: none). */
interface Coming {
  readonly shipDate: string | null;
  readonly standing: Standing | null;
}

const next: Readonly<Record<DeliveryState, readonly DeliveryState[]>> = {
  preparing: ['on-the-way', 'stored'],
  'on-the-way': ['delivered', 'failed', 'preparing'],
  delivered: [],
  failed: ['preparing', 'stored'],
  stored: ['preparing'],
};

/** The states that may follow one; another attempt is prepared as the first was. */
export const statesAfter = (state: DeliveryState): readonly DeliveryState[] => next[state];

/** The state of a line’s delivery; in preparation until one is noted. */
export const stateOf = ({ standing }: Pick<Coming, 'standing'>): DeliveryState => standing?.state ?? 'preparing';

/** The pieces are at the store, waiting for their day: only then they can be moved, readdressed or canceled. */
export const isPreparing = (line: Pick<Coming, 'standing'>): boolean => stateOf(line) === 'preparing';

/** Whether nobody noted what became of pieces whose day came: they may be at the buyer's, or still in the warehouse. */
export const isUnnoted = (line: Coming, today: string): boolean =>
  isPreparing(line) && line.shipDate !== null && line.shipDate <= today;

/** Whether a noted state is one that can be taken back; what takes one back is not taken back itself. */
export const isCorrectable = ({ state, corrects }: { state: DeliveryState; corrects: number | null }): boolean =>
  corrects === null && correctableStates.includes(state);

/** Whether somebody of the staff may take a state back: a manager, or `own`, who noted it, within a short time. */
export const mayCorrect = ({
  isManager,
  own,
  notedAt,
  now,
}: {
  isManager: boolean;
  own: boolean;
  notedAt: Date;
  now: Date;
}): boolean => isManager || (own && now.getTime() - notedAt.getTime() <= ownCorrectionMinutes * 60_000);

/** When pieces came: `known` where staff noted it, else by the promise; null where they did not come, or no day was promised. */
export interface Received {
  readonly day: string | null;
  readonly known: boolean;
}

/**
 * The day from which every period counts: the noted day of delivery, else the promised one; null for pieces that came
 * back.
 */
export function receivedOn({ shipDate, standing }: Coming): Received {
  if (standing?.state === 'delivered') return { day: standing.on, known: true };
  if (standing?.state === 'failed' || standing?.state === 'stored') return { day: null, known: true };
  // pieces that left after their day come then at the soonest
  const left = standing?.state === 'on-the-way' ? standing.on : '';
  return { day: shipDate !== null && left > shipDate ? left : shipDate, known: false };
}
