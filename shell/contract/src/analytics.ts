import { useEffect, useRef } from 'react';
import type { AnalyticsEvent, Track } from './analytics-event';
import { useShell } from './context';

export const useTrack = (): Track => useShell().track;

/** Tells that something was shown, once for each `key`; null while there is nothing to tell. */
export function useTrackView(key: string | null, event: () => AnalyticsEvent): void {
  const track = useTrack();
  const latest = useRef(event);
  latest.current = event;
  useEffect(() => {
    if (key !== null) track(latest.current());
  }, [track, key]);
}
