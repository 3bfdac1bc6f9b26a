import { type DeliveryQuestion, delivering } from './arrival';
import { type NewDayRules, type PromisedDelivery, possibleDays } from './new-day';

/** A delivery that is still to come: its day, and until when it can be changed (null: no more); both `YYYY-MM-DD`. */
interface ComingDelivery {
  readonly date: string;
  readonly until: string | null;
}

/**
 * Until when an order can go to somebody or somewhere else, `YYYY-MM-DD`: as long as each of its deliveries to come can be
 * changed. Null where one cannot any more, or none is to come.
 */
export function placeUntil(coming: readonly ComingDelivery[]): string | null {
  const days = coming.map(({ until }) => until).filter((until) => until !== null);
  return days.length < coming.length ? null : (days.sort()[0] ?? null);
}

/**
 * The day on which a promised delivery comes to the zone of `question`, and the warehouse whose van brings it: the promised
 * day where its pieces are there by then, else the first one after it. Null where they do not come there in reach.
 */
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
