import {
  earlyDays,
  hygieneCategories,
  isWarrantyPart,
  madeToMeasureCategories,
  noExchangePercent,
  type RequestKind,
  type RequestObstacle,
  returnBusinessDays,
  type WarrantyPart,
  warrantyMonths,
} from '@actual/contracts/facts/delivery/after-sale';
import { dayNumber, dayText } from '../delivery/calendar';
import type { Received } from '../delivery/states';
import { afterBusinessDays, type IsBusinessDay } from './business-time';

/** Pieces of one line of an order that is paid. */
export interface BoughtPieces {
  readonly received: Received;
  /** The day on which the same piece came again by a request, `YYYY-MM-DD`. */
  readonly replacedOn?: string | null;
  /** Those that no other request is about. */
  readonly left: number;
  /** Handles of the categories that the product is in. */
  readonly categories: readonly string[];
}

/** On which day it is asked (`YYYY-MM-DD`), and which days are business days. */
export interface AskedOn {
  readonly today: string;
  readonly isBusinessDay: IsBusinessDay;
}

/** Through which day pieces can be asked for (`YYYY-MM-DD`, null before they come), and why not, where they cannot. */
export interface Requestable {
  readonly until: string | null;
  readonly obstacle: RequestObstacle | null;
}

const isIn = (categories: readonly string[], some: readonly string[]): boolean =>
  categories.some((handle) => some.includes(handle));

/** Only taken back closed. */
export const isHygienic = ({ categories }: Pick<BoughtPieces, 'categories'>): boolean =>
  isIn(categories, hygieneCategories);

/** The same day of the month so many months later, or the last one of a month that is shorter. */
export function afterMonths(from: string, months: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

const longestWarranty = Math.max(...Object.values(warrantyMonths));

/** The last day of the guarantee of a part of what came on a day. */
export const guaranteedUntil = (received: string, part: WarrantyPart): string =>
  afterMonths(received, warrantyMonths[part]);

/** The last day on which a kind of request is taken for what came on a day. */
function lastDay(kind: RequestKind, received: string, isBusinessDay: IsBusinessDay): string {
  if (kind === 'damage') return received;
  if (kind === 'warranty') return afterMonths(received, longestWarranty);
  return afterBusinessDays(received, returnBusinessDays, isBusinessDay);
}

/** Whether pieces can be given back, changed or reported; an unnoted delivery may have come before its promised day. */
export function requestable(
  kind: RequestKind,
  { received, replacedOn = null, left, categories }: BoughtPieces,
  { today, isBusinessDay }: AskedOn,
): Requestable {
  // damage is told of the piece that came last; every other period runs on from the first
  const { day, known } = kind === 'damage' && replacedOn !== null ? { day: replacedOn, known: true } : received;
  if (!day) return { until: null, obstacle: 'not-delivered' };
  const opens = kind === 'damage' && !known ? dayText(dayNumber(day) - earlyDays) : day;
  const until = lastDay(kind, day, isBusinessDay);
  if (today < opens) return { until: null, obstacle: 'not-delivered' };
  if (today > until) return { until, obstacle: 'too-late' };
  const isGivenBack = kind === 'return' || kind === 'change';
  if (isGivenBack && isIn(categories, madeToMeasureCategories)) return { until, obstacle: 'made-to-measure' };
  return { until, obstacle: left > 0 ? null : 'under-way' };
}

/** As `requestable`, of what was chosen: the part that failed, and whether what is only taken back closed still is. */
export function requestObstacle(
  asked: { kind: RequestKind; reason: string; quantity: number; isClosed: boolean },
  pieces: BoughtPieces,
  on: AskedOn,
): RequestObstacle | null {
  const { kind, reason, quantity, isClosed } = asked;
  const { obstacle } = requestable(kind, pieces, on);
  if (obstacle) return obstacle;
  if (quantity > pieces.left) return 'under-way';
  if ((kind === 'return' || kind === 'change') && isHygienic(pieces) && !isClosed) return 'opened';
  const { day } = pieces.received;
  const isOver = kind === 'warranty' && isWarrantyPart(reason) && day && on.today > guaranteedUntil(day, reason);
  return isOver ? 'not-so-long' : null;
}

/** Whether a warranty may end with another piece: not of one that was sold that far below its price. */
export const isExchanged = (line: { listCents: number; paidCents: number }): boolean =>
  line.paidCents * 100 > line.listCents * (100 - noExchangePercent);

/** The price of some pieces of a line, to the centavo: the pieces of a line together cost the line's price. */
export function costOf(totalCents: number, pieces: number, quantity: number, before = 0): number {
  const upTo = (count: number): number => Math.round((totalCents * count) / pieces);
  return upTo(before + quantity) - upTo(before);
}
