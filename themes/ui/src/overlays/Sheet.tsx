import { from, type } from '@actual/themes-contract';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { modalLook } from './modal-look';
import { useModal } from './use-modal';

type Side = 'left' | 'right' | 'bottom' | 'full';
const entrances = { left: '-40px', right: '40px', bottom: '0 40px', full: '0 40px' } as const;
const margins = { left: '0 auto 0 0', right: '0 0 0 auto', bottom: 'auto 0 0', full: '0' } as const;

const Frame = styled.dialog<{ $side: Side }>`
  ${modalLook}
  width: ${({ $side }) => ($side === 'left' || $side === 'right' ? 'min(420px, 100vw)' : '100%')};
  max-width: 100%;
  height: ${({ $side }) => ($side === 'bottom' ? 'auto' : '100dvh')};
  max-height: ${({ $side }) => ($side === 'bottom' ? '92dvh' : '100dvh')};
  margin: ${({ $side }) => margins[$side]};
  border-radius: ${({ $side }) => ($side === 'bottom' ? 'var(--radius-dialog) var(--radius-dialog) 0 0' : '0')};
  overflow: hidden;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    --from: ${({ $side }) => entrances[$side]};
    animation: slide-in var(--base) var(--ease);
  }
  ${from.tablet} {
    ${({ $side }) => ($side === 'full' ? 'width: 440px; margin: 0 0 0 auto;' : '')}
  }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px calc(var(--margin) - 10px) 12px var(--margin);
  border-bottom: 1px solid var(--c-line);
  > h2 {
    ${type('h4')}
  }
`;
const Body = styled.div`
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding: 12px var(--margin) 24px;
`;
const Foot = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 12px var(--margin) calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--c-line);
`;

export interface SheetProps {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  side?: Side;
  /** stays in view below the scrolling content */
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from an edge: menu and filters on phones. */
export const Sheet = ({ open, onClose, title, side = 'right', footer, children }: SheetProps) => {
  const modal = useModal(open, onClose);
  const id = useId();
  if (!open) return null;
  return (
    <Frame {...modal} $side={side} aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        <IconButton icon="close" label="Cerrar" onClick={onClose} />
      </Head>
      <Body>{children}</Body>
      {footer ? <Foot>{footer}</Foot> : <span />}
    </Frame>
  );
};
