import type { MeasuredEvent } from '@actual/shell-contract';
import { consent, measuringAddress, watchConsent } from './consent';

/** Events kept in memory while the visitor has not decided; a refusal forgets them. */
const waitingLimit = 30;

let waiting: (MeasuredEvent & { page: string })[] = [];
let watching = false;

const send = (events: object[]) => void navigator.sendBeacon(measuringAddress, JSON.stringify({ events }));

function settle(): void {
  const decision = consent();
  if (decision === null) return;
  const events = waiting;
  waiting = [];
  if (decision === 'si' && events.length > 0) send(events);
}

/** Sends an event if the visitor agreed, keeps it in memory while they have not decided, else forgets it. */
export function measure(event: MeasuredEvent): void {
  if (consent() === 'no') return;
  waiting = [...waiting, { ...event, page: location.pathname }].slice(-waitingLimit);
  if (!watching) {
    watching = true;
    watchConsent(settle);
  }
  settle();
}
