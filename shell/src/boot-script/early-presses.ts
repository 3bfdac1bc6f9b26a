import { isHydrated, whenHydrated } from './hydrated';

/** A button pressed before its code arrived is pressed again when it has; links and forms work by themselves. */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button, [role="button"]');
      if (!button || isHydrated(button) || (button instanceof HTMLButtonElement && button.form)) return;
      event.preventDefault();
      // React listens at the document too, and would press as well once it has taken over: nothing is pressed twice
      event.stopImmediatePropagation();
      whenHydrated(button, () => button.click());
    },
    { capture: true },
  );
}
