import { from } from '@actual/themes-contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Holder = styled.div`
  position: relative;
`;
const Backdrop = styled.div`
  position: fixed;
  z-index: 45;
  inset: 0;
  background: var(--c-scrim);
  animation: fade-in var(--quick) var(--ease);
`;
const Panel = styled.div`
  position: fixed;
  z-index: 50;
  inset: 8px 8px auto;
  max-height: calc(100dvh - 16px);
  overflow: auto;
  padding: 24px;
  color: var(--c-text);
  background: var(--c-dialog);
  border: var(--panel-border);
  border-radius: var(--radius-tile);
  box-shadow: var(--shadow-dialog);
  --from: 0 -6px;
  animation: slide-in var(--base) var(--ease);
  ${from.tablet} {
    position: absolute;
    inset: calc(100% + 10px) 0 auto auto;
    width: 380px;
    max-height: calc(100dvh - 180px);
  }
`;

export interface PopupProps {
  open: boolean;
  onClose: () => void;
  label: string;
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

/** A panel under its button, over the shared backdrop; a click outside and Escape close it, the focus returns. */
export const Popup = ({ open, onClose, label, trigger, children }: PopupProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    panel.current?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    // leaving with the keyboard closes it too: nothing under a backdrop may have the focus
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      const inside = holder.current?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, onClose]);
  return (
    <Holder ref={holder}>
      {trigger}
      {open ? (
        <>
          <Backdrop data-backdrop onClick={onClose} />
          <Panel ref={panel} role="dialog" aria-label={label} tabIndex={-1}>
            {children}
          </Panel>
        </>
      ) : null}
    </Holder>
  );
};
