import { type MouseEvent, type SyntheticEvent, useEffect, useEffectEvent, useRef } from 'react';

/** A move through the history that a page may refuse; in the Navigation API, which types of the DOM do not all know. */
interface NavigateEvent extends Event {
  readonly navigationType: string;
}

/** The dialog's own ground and scrollbar are the same target as the veil around it, so only the place tells them apart. */
const isWithin = ({ currentTarget, clientX, clientY }: MouseEvent): boolean => {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  return Math.abs(clientX - x - width / 2) < width / 2 && Math.abs(clientY - y - height / 2) < height / 2;
};

/**
 * The parts of a native modal dialog that is shown while `open`; the focus goes in, and back to where it was. Escape, a
 * press beside it and going back close it, where `onClose` is given; going back leaves the page where it is, in browsers
 * that let a page say so.
 */
export const useModal = (open: boolean, onClose?: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const goBack = useEffectEvent((event: Event) => {
    if (!onClose || (event as NavigateEvent).navigationType !== 'traverse' || !event.cancelable) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    // of the same page or block
    const openers: HTMLElement[] = [];
    for (let one = document.activeElement; one?.matches(':not(body, [data-boundary])'); one = one.parentElement)
      openers.push(one as HTMLElement);
    // showModal traps the focus, makes the page behind inert and closes on Escape; old browsers get a plain open dialog
    if (node.showModal) node.showModal();
    else node.setAttribute('open', '');
    const first = node.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
    (first ?? node).focus();
    const history: EventTarget | undefined = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    history?.addEventListener('navigate', goBack);
    return () => {
      history?.removeEventListener('navigate', goBack);
      if (node.close) node.close();
      else node.removeAttribute('open');
      // the button that opened it may be gone, as after adding a piece: then the focus goes to what replaced it
      const left = openers.find(({ isConnected }) => isConnected);
      (left === openers[0] ? left : left?.querySelector<HTMLElement>('a[href], button, input'))?.focus();
    };
  }, [open]);
  return {
    ref: dialog,
    tabIndex: -1,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      event.preventDefault();
      // a dialog inside this one is another's to close
      if (event.target === event.currentTarget) onClose?.();
    },
    // no pointer event: what the browser does after a mouse's would take the focus away again
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      if (!onClose || event.target !== event.currentTarget || isWithin(event)) return;
      event.preventDefault();
      onClose();
    },
  };
};
