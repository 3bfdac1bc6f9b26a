/** Runs `work` when the browser has a moment, after `longest` milliseconds at the latest; soon where it cannot tell its moments. */
export function whenIdle(work: () => void, longest: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longest });
  else setTimeout(work, 200);
}
