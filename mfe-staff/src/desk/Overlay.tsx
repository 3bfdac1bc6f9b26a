import { useModal } from '@actual/ui';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { deskColors, textStyle } from '../layout/StaffPage';

const Frame = styled.dialog`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  max-width: none;
  max-height: none;
  padding: 0;
  color: var(--d-text);
  background: var(--d-surface);
  border: 0;
  outline: none;
  overscroll-behavior: contain;
  &::backdrop {
    background: rgb(22 24 29 / 0.4);
  }
`;

interface OverlayProps {
  label: string;
  /** The look of a styled one. */
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
  onClose: () => void;
}

/** A part of the desk's frame before the page: Escape, going back or a press beside it closes it. */
export const Overlay = ({ label, className, style, children, onClose }: OverlayProps) => {
  const modal = useModal(true, onClose);
  return (
    <Frame {...modal} style={style} className={className} aria-label={label}>
      {children}
    </Frame>
  );
};
