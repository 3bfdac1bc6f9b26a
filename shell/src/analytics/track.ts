import type { AnalyticsEvent } from '@actual/shell-contract';
import { analyticsPath, consent, watchConsent } from './consent';

/** Events kept in memory while the visitor has not decided; a refusal forgets them. */
const waitingLimit = 30;

let waiting: (AnalyticsEvent & { page: string })[] = [];
let watching = false;

const send = (events: object[]) => void navigator.sendBeacon(analyticsPath, JSON.stringify({ events }));

function flush(): void {
  const decision = consent();
  if (decision === null) return;
  const events = waiting;
  waiting = [];
  if (decision === 'si' && events.length > 0) send(events);
}

/** The page's kind; whose quotation or order it is stays here. */
const place = (): string => location.pathname.replace(/^(\/(?:quotations\/edit|checkout\/[a-z]+))\/.*/, '$1');

/** Sends an event if the visitor agreed, keeps it in memory while they have not decided, else forgets it. */
export function track(event: AnalyticsEvent): void {
  if (consent() === 'no') return;
  waiting = [...waiting, { ...event, page: place() }].slice(-waitingLimit);
  if (!watching) {
    watching = true;
    watchConsent(flush);
  }
  flush();
}
