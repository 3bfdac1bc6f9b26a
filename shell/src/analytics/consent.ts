import { cookieNames, readCookies, writeCookie } from '@actual/shell-contract';

/** Whether visits may be counted; null until the visitor has said so. */
export type Consent = 'si' | 'no' | null;

/** Where the gateway takes events; it hands them on without who sent them. */
export const analyticsPath = '/medicion';

const watchers = new Set<() => void>();
let asked: Consent | undefined;

/** The visitor's decision. */
export function consent(): Consent {
  if (asked === undefined) {
    const given = readCookies(document.cookie)[cookieNames.consent];
    asked = given === 'si' || given === 'no' ? given : null;
  }
  return asked;
}

/** Keeps the decision as long as its cookie lives; null asks again. */
export function decide(decision: Consent): void {
  const agreedBefore = consent() === 'si';
  asked = decision;
  writeCookie(cookieNames.consent, decision);
  // the gateway's answer takes the visitor's word away again
  if (agreedBefore && decision !== 'si') navigator.sendBeacon(analyticsPath);
  for (const changed of watchers) changed();
}

export function watchConsent(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
