import { dayMailHour } from '@actual/contracts/facts/desk/today';
import ical, { ICalAlarmType } from 'ical-generator';

/** A next step as a calendar shows it. */
export interface CalendarStep {
  quotationId: string;
  folio: string;
  client: string;
  text: string;
  /** `YYYY-MM-DD` */
  day: string;
}

/** Seconds before the day begins that the calendar rings; those of its morning are below zero. */
const ringsAt = -dayMailHour * 3_600;

/** Steps as events of whole days, one each however often they are imported. `origin` is the desk's own. */
export function calendarOf(steps: readonly CalendarStep[], origin: string): string {
  const calendar = ical({
    name: 'Siguientes pasos',
    prodId: { company: 'Actual', product: 'Escritorio', language: 'ES' },
  });
  for (const { quotationId, folio, client, text, day } of steps) {
    const event = calendar.createEvent({
      id: `paso-${quotationId}`,
      allDay: true,
      start: new Date(`${day}T00:00:00Z`),
      timezone: 'UTC',
      summary: [text, client].filter(Boolean).join(', '),
      url: `${origin}/quotations/edit/${quotationId}`,
      description: `Cotización ${folio}`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: ringsAt });
  }
  return calendar.toString();
}
