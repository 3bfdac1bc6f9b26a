import { Anchor, from, type } from '@actual/themes-contract';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/IconButton';
import { Thumb } from '../commerce/pictures/ProductPicture';
import { Icon } from '../Icon';

const Region = styled.div`
  position: fixed;
  z-index: 60;
  /* above a bar at the foot of the window */
  inset: auto var(--margin) calc(12px + env(safe-area-inset-bottom) + var(--foot, 0px));
  display: grid;
  gap: 10px;
  pointer-events: none;
  ${from.tablet} {
    inset: auto var(--notice-right, 24px) calc(24px + var(--foot, 0px)) var(--notice-left, auto);
    width: 460px;
  }
  @media print {
    display: none;
  }
`;
const Box = styled.div`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 8px 12px 18px;
  color: var(--c-toast-text);
  background: var(--c-toast-bg);
  border-radius: var(--radius-tile-s);
  box-shadow: var(--shadow-float);
  --from: 0 12px;
  animation: slide-in var(--base) var(--ease);
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--toast-sign);
  height: var(--toast-sign);
  color: var(--c-toast-sign-text);
  background: var(--c-toast-sign);
  border-radius: var(--radius-control);
`;
const Words = styled.div`
  flex: 1;
  /* a short title in one piece beside its link, which has two lines where it must */
  min-width: 5.5em;
  strong {
    ${type('ui')}
    font-weight: 600;
    display: block;
  }
  p {
    ${type('small')}
    color: var(--c-toast-text-2);
  }
`;
const Go = styled(Anchor)`
  ${type('ui')}
  padding: 10px 4px;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.3em;
`;

export interface ToastItem {
  id: string;
  title: string;
  text?: string;
  tone?: 'success' | 'error' | 'info';
  link?: { href: string; label: string };
  /** picture stem */
  picture?: string;
}
const signs = { success: 'check', error: 'warning', info: 'info' } as const;

const Toast = ({ toast, onDismiss }: { toast: ToastItem; onDismiss(id: string): void }) => {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(toast.id), 6000);
    return () => clearTimeout(timer);
  }, [held, onDismiss, toast.id]);
  return (
    <Box
      data-inverse=""
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.picture ? (
        <Thumb stem={toast.picture} size={52} />
      ) : (
        <Sign>
          <Icon name={signs[toast.tone ?? 'success']} />
        </Sign>
      )}
      <Words>
        <strong>{toast.title}</strong>
        {toast.text ? <p>{toast.text}</p> : null}
      </Words>
      {toast.link ? <Go href={toast.link.href}>{toast.link.label}</Go> : null}
      <IconButton icon="close" label="Cerrar aviso" iconSize={18} onClick={() => onDismiss(toast.id)} />
    </Box>
  );
};

/** Where short notices appear: 6 s each, longer while one looks at them. */
export const ToastRegion = ({ toasts, onDismiss }: { toasts: ToastItem[]; onDismiss(id: string): void }) => (
  <Region aria-live="polite">
    {toasts.map((toast) => (
      <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />
    ))}
  </Region>
);
