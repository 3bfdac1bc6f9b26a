import { type DeliveryQuestion, delivering } from './arrival';
import { type NewDayRules, type PromisedDelivery, possibleDays } from './new-day';

/** A delivery that is still to come: its day, and until when it can be changed (null: no more); both `YYYY-MM-DD`. */
interface ComingDelivery {
  readonly date: string;
  readonly until: string | null;
}

/** The last day on which an order's address can change; null where one of its deliveries is too near. */
export function placeUntil(coming: readonly ComingDelivery[]): string | null {
  const days = coming.map(({ until }) => until).filter((until) => until !== null);
  return days.length < coming.length ? null : (days.sort()[0] ?? null);
}

/** The day on which a moved delivery comes, and its warehouse: the promised one where the pieces are there by then. */
export function dayThere(
  delivery: Omit<PromisedDelivery, 'company'>,
  question: DeliveryQuestion,
  rules: NewDayRules,
): { day: string; company: string } | null {
  const company = delivering(question.facts, question.zone);
  if (company === null) return null;
  const { days } = possibleDays({ ...delivery, company }, question, rules);
  const day = days.find((one) => one >= delivery.promised);
  return day === undefined ? null : { day, company };
}
