import { from, type } from '@actual/themes-contract';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { DialogFoot } from './DialogFoot';
import { modalLook } from './modal-look';
import { useModal } from './use-modal';

const widths = { s: '440px', m: '500px', l: '760px' } as const;

const Frame = styled.dialog<{ $width: string }>`
  ${modalLook}
  width: 100%;
  max-width: 100%;
  max-height: 92dvh;
  margin: auto 0 0;
  border-radius: var(--radius-dialog) var(--radius-dialog) 0 0;
  overflow: hidden auto;
  /* what has the focus is not behind the buttons */
  scroll-padding-bottom: 168px;
  &[open] {
    --from: 0 24px;
    animation: slide-in var(--base) var(--ease);
  }
  ${from.tablet} {
    width: min(${({ $width }) => $width}, calc(100vw - 48px));
    margin: auto;
    border-radius: var(--radius-dialog);
  }
`;
const Inside = styled.div`
  --dialog-end: calc(28px + env(safe-area-inset-bottom));
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding: 28px var(--margin) var(--dialog-end);
  ${from.tablet} {
    --dialog-end: var(--dialog);
    padding: var(--dialog);
  }
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  > h2 {
    ${type('h3')}
    padding-top: 2px;
  }
  > button {
    margin: -8px -10px 0 0;
  }
`;
export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  size?: keyof typeof widths;
  /** false where an answer is needed: no ×, no Escape, no click outside */
  dismissible?: boolean;
  /** buttons, of equal width */
  footer?: ReactNode;
  children: ReactNode;
}

/** A question in front of the page; on a phone it rises from below. Focus goes in and comes back. */
export const Dialog = ({ open, onClose, title, size = 'm', dismissible = true, footer, children }: DialogProps) => {
  const modal = useModal(open, dismissible ? onClose : undefined);
  const id = useId();
  if (!open) return null;
  return (
    <Frame {...modal} $width={widths[size]} aria-labelledby={id}>
      <Inside>
        <Head>
          <h2 id={id}>{title}</h2>
          {dismissible ? <IconButton icon="close" label="Cerrar" onClick={onClose} /> : null}
        </Head>
        {children}
        {footer ? <DialogFoot>{footer}</DialogFoot> : null}
      </Inside>
    </Frame>
  );
};
