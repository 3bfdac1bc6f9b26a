import { useEffect, useRef } from 'react';

/** Opens a native modal dialog while `open`, and gives the focus back to where it was. */
export const useModal = (open: boolean) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const node = dialog.current;
    if (!open || !node) return;
    const before = document.activeElement;
    // showModal brings the trap, the inert page behind and Escape; old browsers get a plain open dialog
    if (typeof node.showModal === 'function') node.showModal();
    else node.setAttribute('open', '');
    const first = node.querySelector<HTMLElement>('[autofocus], [data-autofocus]');
    (first ?? node).focus();
    return () => {
      if (typeof node.close === 'function') node.close();
      else node.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  return dialog;
};
