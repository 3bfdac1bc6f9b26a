import { isHydrated, whenTold } from './hydrated';

/** What a button does to its form by itself: it sends or resets it. */
const actsOnForm = (button: Element): boolean =>
  button instanceof HTMLButtonElement && button.form !== null && button.type !== 'button';

/** A button pressed before its code arrived shows it, and is pressed again when that has; links and forms work by themselves. */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>('button, [role="button"]');
      if (!button || isHydrated(button) || actsOnForm(button)) return;
      event.preventDefault();
      // React listens at the document too, and would press as well once it has taken over: nothing is pressed twice
      event.stopImmediatePropagation();
      button.dataset.pressed = '';
      const release = () => delete button.dataset.pressed;
      whenTold(
        button,
        () => {
          release();
          button.click();
        },
        release,
      );
    },
    { capture: true },
  );
}
