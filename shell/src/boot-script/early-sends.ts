import { isHydrated, whenTold } from './hydrated';

/** Milliseconds that a form which the page's server could take waits for its code. */
const shortWait = 10_000;

/** The answered page of a form without script comes back without the password: it would have to be typed again. */
const hasPassword = (form: HTMLFormElement): boolean => form.querySelector('input[type="password"]') !== null;

/**
 * A form that only its code can send waits for it: sent by the browser, its typed text would be lost. One with a password
 * waits a little, and is then sent to the page's server.
 */
export function keepEarlySends(): void {
  const waiting = new Set<HTMLFormElement>();
  const sentBare = new WeakSet<HTMLFormElement>();
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || isHydrated(form) || sentBare.has(form)) return;
      const takenByServer = form.hasAttribute('action');
      if (takenByServer && !hasPassword(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (waiting.has(form)) return;
      waiting.add(form);
      const { submitter } = event;
      if (submitter) submitter.dataset.waiting = '';
      const release = () => {
        waiting.delete(form);
        if (submitter) delete submitter.dataset.waiting;
      };
      const send = () => form.requestSubmit(submitter);
      whenTold(
        form,
        () => {
          release();
          send();
        },
        () => {
          release();
          if (!takenByServer) return;
          sentBare.add(form);
          send();
        },
        takenByServer ? shortWait : undefined,
      );
    },
    { capture: true },
  );
}
