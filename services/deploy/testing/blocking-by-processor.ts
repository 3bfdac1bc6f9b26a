/** Of Chromium's trace, in microseconds: when it began, how long it took by the clock and by its thread. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
}

/** A task longer than this keeps a touch waiting, in ms (https://web.dev/articles/tbt). */
const LONG = 50;
/** How many times slower Lighthouse's phone is than this machine. */
const SLOWDOWN = 4;

/**
 * What each task of the main thread takes after the first paint on Lighthouse's phone, in ms of the processor's time.
 * Lighthouse itself goes by the clock, which on a machine that browser, store and other guests share counts their turns
 * too.
 * @param traceEvents of a Chromium trace whose last page is the one in question
 * @throws where nothing was painted
 */
export function tasksByProcessor(traceEvents: readonly TraceEvent[]): number[] {
  const painted = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!painted) throw new Error('the trace has no first paint');
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid, tdur }) => name.endsWith('RunTask') && pid === painted.pid && tid === painted.tid && tdur > 0,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = painted.ts;
  return tasks.flatMap(({ ts, dur, tdur }) => {
    // a task within a task is counted with it
    if (ts < end) return [];
    end = ts + dur;
    return [(tdur / 1000) * SLOWDOWN];
  });
}

/**
 * Blocking time of a page in ms: what its tasks take beyond 50 ms each (`tasksByProcessor`).
 * @param traceEvents of a Chromium trace whose last page is the one in question
 * @throws where nothing was painted
 */
export const blockingByProcessor = (traceEvents: readonly TraceEvent[]): number =>
  tasksByProcessor(traceEvents).reduce((sum, took) => sum + Math.max(0, took - LONG), 0);
