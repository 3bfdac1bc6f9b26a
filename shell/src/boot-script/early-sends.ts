import { isHydrated, whenTold } from './hydrated';

/** Milliseconds that a form which the page's server could take waits for its code. */
const shortWait = 10_000;
/** Milliseconds for which a form that the browser has sent waits for its answer. */
const answering = 15_000;

/** The answered page of a form without script comes back without the password: it would have to be typed again. */
const hasPassword = (form: HTMLFormElement): boolean => form.querySelector('input[type="password"]') !== null;

function keep(event: SubmitEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * A form that only its code can send waits for it: sent by the browser, its typed text would be lost. One with a password
 * waits a little, and is then sent to the page's server. What the browser sends is sent once, also where the code comes
 * before the answer.
 */
export function keepEarlySends(): void {
  const waiting = new Set<HTMLFormElement>();
  const sentBare = new WeakSet<HTMLFormElement>();
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement)) return;
      if (waiting.has(form)) keep(event);
      if (waiting.has(form) || isHydrated(form)) return;
      const takenByServer = form.hasAttribute('action');
      waiting.add(form);
      submitter?.setAttribute('data-waiting', '');
      const release = () => {
        waiting.delete(form);
        submitter?.removeAttribute('data-waiting');
      };
      if (takenByServer && (sentBare.has(form) || !hasPassword(form))) {
        addEventListener('pagehide', release, { once: true });
        setTimeout(release, answering);
        // what was asked for by `get` may be asked for again in other words
        if (form.getAttribute('method') !== 'post') waiting.delete(form);
        return;
      }
      keep(event);
      const send = () => {
        release();
        form.requestSubmit(submitter);
      };
      whenTold(
        form,
        send,
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
