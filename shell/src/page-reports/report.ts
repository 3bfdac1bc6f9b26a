import type { Vital } from '@actual/contracts/facts/text/web-vitals';

/** The address where a browser reports a page's errors and timings to the gateway. */
export const pageReportsPath = '/informes-de-paginas';

/** The shell as an owner of pages and errors, beside the remotes. */
export const shellName = 'shell';

/** Which page: its kind, never its address, and whose code it is. */
export interface PagePlace {
  /** Path of its route, in the router's syntax. */
  page: string;
  /** Owner of the page; `shellName` for the shell's own. */
  remote: string;
  version: string;
}

/** A browser's report: it never says who the visitor was. */
export interface PageReport extends PagePlace {
  vitals?: Partial<Record<Vital, number>>;
  error?: { text: string; stack: string };
  /** Of the answer that the document came with, where the gateway traces it: W3C's `traceparent`. */
  trace?: string;
}

export function sendReport(report: PageReport): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const trace = document?.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
  navigator.sendBeacon(pageReportsPath, JSON.stringify({ ...report, trace }));
}
