import { useEffect, useEffectEvent, useRef } from 'react';

/** A move through the history that a page may refuse; in the Navigation API, which types of the DOM do not all know. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
}

/**
 * Opens a native modal dialog while `open`, and gives the focus back to where it was. Going back closes it and leaves the
 * page where it is, in browsers that let a page say so.
 */
export const useModal = (open: boolean, onBack?: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = useEffectEvent((event: Event) => {
    if (!onBack || (event as NavigateEvent).navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    onBack();
  });
  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    // of the same page or block
    const openers: HTMLElement[] = [];
    for (let one = document.activeElement; one?.matches(':not(body, [data-boundary])'); one = one.parentElement)
      openers.push(one as HTMLElement);
    // showModal traps the focus, makes the page behind inert and closes on Escape; old browsers get a plain open dialog
    if (typeof node.showModal === 'function') node.showModal();
    else node.setAttribute('open', '');
    const first = node.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
    (first ?? node).focus();
    const history: EventTarget | undefined = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    history?.addEventListener('navigate', goBack);
    return () => {
      history?.removeEventListener('navigate', goBack);
      if (typeof node.close === 'function') node.close();
      else node.removeAttribute('open');
      // the button that opened it may be gone, as after adding a piece: then the focus goes to what replaced it
      const left = openers.find(({ isConnected }) => isConnected);
      (left === openers[0] ? left : left?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
    };
  }, [open]);
  return dialog;
};
