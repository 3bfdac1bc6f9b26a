import { type HeaderPopup, useShell } from '@actual/shell-contract';
import { useCallback } from 'react';
import { useStore } from 'zustand';

/** One of the header's popups; opening one closes the others. */
export function usePopup(name: Exclude<HeaderPopup, null>) {
  const { notices } = useShell().stores;
  const isOpen = useStore(notices, (state) => state.popup === name);
  const close = useCallback(() => notices.getState().open(null), [notices]);
  const toggle = useCallback(
    () => notices.getState().open(notices.getState().popup === name ? null : name),
    [notices, name],
  );
  return { isOpen, close, toggle };
}
