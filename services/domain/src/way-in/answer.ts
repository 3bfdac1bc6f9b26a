import type { Measure } from '@actual/contracts/facts/catalog/measures';
import type { Packing } from '@actual/contracts/way-in/packing';
import type { WayIn } from '@actual/contracts/way-in/way-in';
import { carriersOf } from './carriers';
import { travelsOf } from './travels';
import { type Travels, verdictOf } from './verdict';
import { verdictLong, verdictShort } from './words';

/** The parts that a piece is carried in: its parcels, or all of it; kilograms and centimeters. */
type Carried = readonly { weightKg: number | null; longest: number }[];

/** The whole answer on a piece and an access: in a few words, in whole sentences, and how many people carry it. */
export function answerOf(travels: Travels, carried: Carried, wayIn: WayIn) {
  const verdict = verdictOf(travels, wayIn);
  return {
    answer: verdict.answer,
    text: verdictShort(verdict),
    more: verdictLong(verdict),
    carriers: carriersOf(carried, wayIn),
    parcelsKnown: travels.parcels.length > 0,
  };
}

/** The store's knowledge of how a product comes. */
export interface Carriage {
  readonly measures: readonly Measure[];
  readonly packing: Packing | null;
  /** Of the assembled piece. */
  readonly weightKg: number | null;
}

/** The same on a product as it is written down. */
export function answerOn({ measures, packing, weightKg }: Carriage, wayIn: WayIn) {
  const travels = travelsOf(measures, packing);
  const longestOf = ({ width, depth, height }: { width: number; depth: number; height: number }) =>
    Math.max(width, depth, height);
  const parcels = (packing?.parcels ?? []).map((one) => ({ weightKg: one.weightKg, longest: longestOf(one) }));
  const whole = { weightKg, longest: travels.assembled ? longestOf(travels.assembled) : 0 };
  return answerOf(travels, parcels.length > 0 ? parcels : [whole], wayIn);
}
