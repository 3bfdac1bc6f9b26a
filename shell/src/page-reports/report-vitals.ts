import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { type PagePlace, type PageReport, sendReport } from './report';

/** Tells the page's web vitals when the visitor leaves it, once. The browser has kept earlier events. */
export function reportVitals(place: PagePlace): void {
  const vitals: NonNullable<PageReport['vitals']> = {};
  const note = ({ name, value }: MetricType) => {
    vitals[name] = value;
  };
  // as they change: a page that is left has no time for another call
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note, { reportAllChanges: true });
  let told = false;
  const tell = () => {
    if (document.visibilityState !== 'hidden' || told) return;
    told = true;
    sendReport({ ...place, vitals });
  };
  addEventListener('visibilitychange', tell);
}
