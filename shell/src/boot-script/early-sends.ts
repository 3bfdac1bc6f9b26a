import { isHydrated, whenTold } from './hydrated';

/** A form that only its code can send waits for it: sent by the browser, its typed text would be lost. */
export function keepEarlySends(): void {
  const waiting = new Set<HTMLFormElement>();
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isHydrated(form) || form.hasAttribute('action')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting.has(form)) return;
      waiting.add(form);
      whenTold(
        form,
        () => form.requestSubmit(event.submitter),
        () => waiting.delete(form),
      );
    },
    { capture: true },
  );
}
