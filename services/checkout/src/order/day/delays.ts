import type { DeliveryDelay } from '@actual/contracts';
import type { DelayAnswer } from '@actual/contracts/facts/delivery/delays';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { answerableUntil, isWaiting } from '@actual/domain';
import type { DelayRow, LoadedOrder } from '../order.queries';

type Delayed = Pick<LoadedOrder, 'status' | 'lines' | 'delays'>;

/** The delays about which the buyer of an order may still choose, of some of its lines. */
export const waitingDelays = ({ status, lines, delays }: Delayed, ids: readonly string[], today: string): DelayRow[] =>
  isConfirmedOrder(status)
    ? delays.filter((delay) => lines.some((line) => ids.includes(line.id) && isWaiting(delay, line, today)))
    : [];

/** The days that the store put off for some lines of an order, as both sides read them, oldest first. */
export function delayReplies(order: Delayed, ids: readonly string[], today: string): DeliveryDelay[] {
  const waiting = waitingDelays(order, ids, today);
  return order.delays
    .filter(({ lines }) => lines.some((line) => ids.includes(line)))
    .map((delay) => {
      const { id, createdAt, from, proposed, reason, note, answer } = delay;
      const until = waiting.includes(delay) ? answerableUntil(delay) : null;
      return { id, at: new Date(createdAt).toISOString(), from, proposed, reason, note, answer, until };
    });
}

const sql = `
INSERT INTO delivery_delay_answer (delay_id, answer, day, by_staff)
SELECT id, :answer, :day::date, :staffId::uuid FROM unnest(:ids::uuid[]) AS id ON CONFLICT DO NOTHING`;

/** Writes down what the buyer chose about delays, by staff or alone, in the transaction that does it. */
export async function answerDelays(
  trx: Knex,
  delays: readonly DelayRow[],
  { answer, day, staffId }: { answer: DelayAnswer; day: string | null; staffId: string | null },
): Promise<void> {
  if (delays.length === 0) return;
  await prepared(trx, 'answer-delays', sql, { ids: delays.map(({ id }) => id), answer, day, staffId });
}

/** Delays of which no piece is left were answered by canceling them. `chosen`: canceled pieces by line. */
export async function answerCanceled(
  trx: Knex,
  order: Delayed,
  { chosen, today, staffId }: { chosen: ReadonlyMap<string, number>; today: string; staffId: string | null },
): Promise<void> {
  const left = order.lines.filter(({ id, quantity }) => quantity > (chosen.get(id) ?? 0)).map(({ id }) => id);
  const all = waitingDelays(order, [...chosen.keys()], today);
  const ended = all.filter(({ lines }) => !lines.some((line) => left.includes(line)));
  await answerDelays(trx, ended, { answer: 'canceled', day: null, staffId });
}
