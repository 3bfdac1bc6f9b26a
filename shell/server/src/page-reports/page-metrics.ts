import { type Vital, vitalNames, webVitals } from '@actual/contracts/facts/text/web-vitals';
import { Counter, Histogram, type Registry } from 'prom-client';

/** The page of a report, as far as the gateway knows it to exist. */
export interface ReportedPage {
  site: string;
  page: string;
  remote: string;
  version: string;
}
const labelNames = ['site', 'page', 'remote', 'version'] as const;

/** `shell_lcp_seconds` and its like; the score has no unit. */
const histogramOf = (vital: Vital, register: Registry) => {
  const { unit, bounds } = webVitals[vital];
  const inSeconds = unit === 'ms';
  const histogram = new Histogram({
    name: `shell_${vital.toLowerCase()}_${inSeconds ? 'seconds' : 'score'}`,
    help: `${vital} of visits, as browsers tell it`,
    labelNames,
    buckets: bounds.map((bound) => (inSeconds ? bound / 1_000 : bound)),
    registers: [register],
  });
  return (of: ReportedPage, value: number) => histogram.observe({ ...of }, inSeconds ? value / 1_000 : value);
};

export interface PageMetrics {
  vital: Record<Vital, (of: ReportedPage, value: number) => void>;
  errors: Counter<(typeof labelNames)[number]>;
  reports: Counter<'outcome'>;
}

/** Browsers' figures by brand, kind of page, remote and version. */
export const pageMetrics = (register: Registry): PageMetrics => ({
  vital: Object.fromEntries(vitalNames.map((name) => [name, histogramOf(name, register)])) as PageMetrics['vital'],
  errors: new Counter({
    name: 'shell_browser_errors_total',
    help: 'Errors in browsers that nobody caught',
    labelNames,
    registers: [register],
  }),
  reports: new Counter({
    name: 'shell_page_reports_total',
    help: 'What browsers told of pages',
    labelNames: ['outcome'],
    registers: [register],
  }),
});
