/** Milliseconds that something done early waits for its code: as long as a slow line may take. */
export const patience = 60_000;
/** Milliseconds after which an element that went is noticed. */
const leaving = 1_000;

/** Whether the page's code has taken an element over: see `hydrationRegion` of the contract. */
export const isHydrated = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-hydration]')?.dataset.hydration === 'done';

/**
 * Calls back when the element's code is there, or `giveUp` where the element goes or its code does not come within
 * `longest` milliseconds. It does so before the browser handles anything else: pressed a moment later, a form would find its typed fields empty.
 */
export function whenHydrated(
  element: Element,
  callback: () => void,
  giveUp?: () => void,
  longest: number = patience,
): void {
  const since = Date.now();
  const look = (): boolean => {
    const isOver = !element.isConnected || Date.now() - since > longest;
    if (!isOver && !isHydrated(element)) return false;
    observer.disconnect();
    clearInterval(timer);
    if (isOver) giveUp?.();
    else callback();
    return true;
  };
  const observer = new MutationObserver(look);
  const timer = setInterval(look, leaving);
  if (!look()) observer.observe(document, { subtree: true, attributeFilter: ['data-hydration'] });
}

/** Milliseconds after an element's code is there in which its effects run and it learns what was typed. */
const settling = 50;

/** Calls back when the element's code is there, has settled, and knows the early text. */
export const whenTold: typeof whenHydrated = (element, callback, ...rest) =>
  whenHydrated(element, () => setTimeout(callback, settling), ...rest);
