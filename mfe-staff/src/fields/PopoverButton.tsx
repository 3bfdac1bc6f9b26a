import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { deskColors, textStyle } from '../layout/StaffPage';
import { QuietButton } from './controls';

const Panel = styled.div`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  max-width: calc(100vw - 24px);
  max-height: calc(100dvh - 24px);
  padding: 12px;
  overflow: auto;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  &:empty {
    visibility: hidden;
  }
  /* elsewhere it stands in the middle of the window */
  @supports (position-area: block-end) {
    inset: auto;
    margin: 4px 0;
    position-area: block-end span-inline-start;
    position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
  }
`;

interface PopoverButtonProps {
  role: 'dialog' | 'menu';
  /** What the panel is called. */
  label: string;
  /** What is in the button. */
  words: ReactNode;
  /** What the button is called, where its words say too little. */
  name?: string;
  id?: string;
  className?: string;
  /** What is in the panel; `close` gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
}

/** A button with a native popover: Escape or a press beside it closes it, and the focus goes in and comes back. */
export const PopoverButton = ({ role, label, words, name, id, className, children }: PopoverButtonProps) => {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>('a[href], button, input:enabled')?.focus();
  }, [open]);
  const close = () => {
    panel.current?.hidePopover?.();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <QuietButton
        ref={button}
        type="button"
        id={id}
        className={className}
        aria-label={name}
        aria-haspopup={role}
        aria-expanded={open}
        popoverTarget={panelId}
        // browsers without popovers show the panel in its place
        onClick={() => {
          if (!('popover' in HTMLElement.prototype)) setOpen(!open);
        }}
      >
        {words}
      </QuietButton>
      <Panel
        ref={panel}
        id={panelId}
        popover="auto"
        role={role}
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open ? children(close) : null}
      </Panel>
    </>
  );
};
