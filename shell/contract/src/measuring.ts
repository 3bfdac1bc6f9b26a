import { useEffect, useRef } from 'react';
import { useShell } from './context';
import type { Measure, MeasuredEvent } from './measured-event';

export const useMeasure = (): Measure => useShell().measure;

/** Tells that something was shown, once for each `key`; null while there is nothing to tell. */
export function useMeasureView(key: string | null, event: () => MeasuredEvent): void {
  const measure = useMeasure();
  const latest = useRef(event);
  latest.current = event;
  useEffect(() => {
    if (key !== null) measure(latest.current());
  }, [measure, key]);
}
