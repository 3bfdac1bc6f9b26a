/** Runs `work` when the browser has a moment, after `longest` milliseconds at the latest. */
export function whenIdle(work: () => void, longest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longest });
  else setTimeout(work, 200);
}
