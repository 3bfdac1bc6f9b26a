const wait = 16;
/** Milliseconds that something done early waits for its code: as long as a slow line may take. */
export const patience = 60_000;

/** Whether the page's code has taken an element over: see `hydrationRegion` of the contract. */
export const isHydrated = (element: Element): boolean =>
  element.closest<HTMLElement>('[data-hydration]')?.dataset.hydration === 'done';

/** Calls back when the element's code is there, or `giveUp` where the element goes or its code does not come. */
export function whenHydrated(element: Element, callback: () => void, giveUp?: () => void, since = Date.now()): void {
  if (!element.isConnected || Date.now() - since > patience) giveUp?.();
  else if (isHydrated(element)) callback();
  else setTimeout(() => whenHydrated(element, callback, giveUp, since), wait);
}

/** Milliseconds after an element's code is there in which early typing is told. */
const afterTyping = 100;
/** Whether something was typed before its code was there. */
export const typing = { isEarly: false };

/** Calls back when the element's code is there and knows the early text. */
export const whenTold = (element: Element, callback: () => void, giveUp?: () => void): void =>
  whenHydrated(element, () => setTimeout(callback, typing.isEarly ? afterTyping : 0), giveUp);
