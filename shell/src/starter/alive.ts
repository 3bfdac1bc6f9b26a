const wait = 50;
/** Milliseconds that something done early waits for its code: as long as a slow line may take. */
const patience = 30_000;

/** React marks what it has taken over. */
export const isAlive = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'));

/** Calls back when the element's code is there; never where the element goes or its code does not come. */
export function whenAlive(element: Element, callback: () => void, since = Date.now()): void {
  if (!element.isConnected || Date.now() - since > patience) return;
  if (isAlive(element)) callback();
  else setTimeout(() => whenAlive(element, callback, since), wait);
}
