import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; transform: translateY(-6px); }`;
const Box = styled.div<{ $end: boolean }>`
  position: absolute;
  z-index: 40;
  top: calc(100% + 8px);
  ${({ $end }) => ($end ? 'right: 0;' : 'left: 0;')}
  width: max-content;
  min-width: 240px;
  max-width: min(400px, calc(100vw - 2 * var(--margin)));
  padding: 20px;
  color: var(--c-text);
  background: var(--c-dialog);
  border: var(--panel-border);
  border-radius: var(--radius-tile-s);
  box-shadow: var(--shadow-dialog);
  animation: ${appear} var(--quick) var(--ease);
`;

export interface PopoverProps {
  open: boolean;
  onClose(): void;
  label: string;
  anchor?: 'start' | 'end';
  children: ReactNode;
}

/** A panel under its trigger, inside a `position: relative` parent that holds both. Escape and clicks outside close it. */
export const Popover = ({ open, onClose, label, anchor = 'end', children }: PopoverProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const holder = box.current?.parentElement;
    const before = document.activeElement;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder?.contains(event.target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      if (before instanceof HTMLElement) before.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, onClose]);
  return open ? (
    <Box ref={box} role="dialog" aria-label={label} $end={anchor === 'end'}>
      {children}
    </Box>
  ) : null;
};
