import {
  isEndedRequest,
  type RequestKind,
  type RequestState,
  type RequestStep,
  type Resolution,
  requestSteps,
  resolutions,
} from '@actual/contracts/facts/delivery/after-sale';
import { type DayNumber, dayNumber, dayText } from '../delivery/calendar';

/**
 * The target of each step, and the states it starts from. An accepted request may be resolved without a visit: a part
 * is sent.
 */
const table: Readonly<Record<Exclude<RequestStep, 'recall'>, { from: readonly RequestState[]; to: RequestState }>> = {
  accept: { from: ['reported'], to: 'accepted' },
  refuse: { from: ['reported', 'inspected'], to: 'refused' },
  schedule: { from: ['accepted', 'scheduled'], to: 'scheduled' },
  receive: { from: ['accepted', 'scheduled'], to: 'received' },
  inspect: { from: ['received'], to: 'inspected' },
  resolve: { from: ['accepted', 'scheduled', 'inspected'], to: 'resolved' },
  withdraw: { from: ['reported', 'accepted', 'scheduled'], to: 'withdrawn' },
};

/**
 * The state that a step leads to; null where it cannot be done. Returned pieces are inspected before money goes back
 * for them.
 */
export function afterStep(state: RequestState, step: keyof typeof table, kind: RequestKind): RequestState | null {
  const { from, to } = table[step];
  const isUnseen = step === 'resolve' && (kind === 'return' || kind === 'change') && state !== 'inspected';
  return from.includes(state) && !isUnseen ? to : null;
}

/** The steps that a request can take; `waits`: what it sends is still at the warehouse, and can be recalled. */
export const stepsOf = (state: RequestState, kind: RequestKind, { waits = false } = {}): RequestStep[] =>
  isEndedRequest(state)
    ? requestSteps.filter((step) => step === 'recall' && waits)
    : requestSteps.filter((step) => step !== 'recall' && afterStep(state, step, kind) !== null);

/** How a kind of request may end; `exchanged`: none of its pieces was sold too far below its price. */
export function resolutionsOf(kind: RequestKind, { exchanged }: { exchanged: boolean }): Resolution[] {
  if (kind === 'return') return ['refund'];
  if (kind === 'change') return ['exchange', 'replacement', 'refund'];
  return resolutions.filter((one) => one !== 'exchange' && (one !== 'replacement' || kind === 'damage' || exchanged));
}

/**
 * Days on which pieces can be fetched or looked at, soonest first: working days of the warehouse, from so many of them
 * after today.
 */
export function collectionDays(
  today: string,
  works: (day: DayNumber) => boolean,
  { businessDaysBefore, reachDays }: { businessDaysBefore: number; reachDays: number },
): string[] {
  const now = dayNumber(today);
  const days: string[] = [];
  let before = businessDaysBefore;
  for (let day = now + 1; day <= now + reachDays; day += 1) {
    if (!works(day)) continue;
    before -= 1;
    if (before < 0) days.push(dayText(day));
  }
  return days;
}
