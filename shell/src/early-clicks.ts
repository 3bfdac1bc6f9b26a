const touches = ['click', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const wait = 50;
const patience = 10_000;

/** Milliseconds after which a page that nobody touches wakes by itself. */
const idle = 8000;

/** Settles at the first sign of a visitor (a touch, a key, a move, a scroll), or when the page has long been idle. */
export const firstTouch = (): Promise<void> =>
  new Promise((resolve) => {
    const listening = new AbortController();
    const awake = () => {
      listening.abort();
      resolve();
    };
    setTimeout(awake, idle);
    for (const name of touches) {
      window.addEventListener(name, awake, { capture: true, passive: true, signal: listening.signal });
    }
  });

/** React marks what it has taken over. */
const isAlive = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function replay(element: HTMLElement, since: number): void {
  if (!element.isConnected || Date.now() - since > patience) return;
  if (isAlive(element)) element.click();
  else setTimeout(() => replay(element, since), wait);
}

/** A button pressed before its code arrived is pressed again when it has; links and forms work by themselves. */
export function replayEarlyClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button, [role="button"]');
      if (!button || isAlive(button) || (button instanceof HTMLButtonElement && button.form)) return;
      event.preventDefault();
      event.stopPropagation();
      replay(button, Date.now());
    },
    { capture: true },
  );
}
