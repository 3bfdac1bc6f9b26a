import { useShell } from '@actual/shell-contract';
import { Alert, Button, ToastRegion } from '@actual/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { usePage } from '../../page-context';

const tones = { neutral: 'info', success: 'success', error: 'error' } as const;

const Toasts = () => {
  const { notices } = useShell().stores;
  const toasts = useStore(notices, (state) => state.toasts);
  const items = toasts.map(({ key, title, text, tone, link }) => ({
    id: String(key),
    title,
    text,
    tone: tones[tone ?? 'neutral'],
    link,
  }));
  return <ToastRegion toasts={items} onDismiss={(id) => notices.getState().dismiss(Number(id))} />;
};

const Bar = styled.div`
  position: fixed;
  z-index: 55;
  inset: auto 0 0;
  padding: 12px var(--margin);
  background: var(--c-warning-bg);
`;

/** The page's code did not arrive: the HTML can be read, the rest needs another try. */
const Incomplete = () => {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return usePage().incomplete && pathname === first ? (
    <Bar>
      <Alert
        tone="warning"
        live
        title="Esta página no cargó completa"
        action={
          <Button size="m" variant="secondary" onClick={() => location.reload()}>
            Reintentar
          </Button>
        }
      >
        Puedes leerla; algunos botones aún no responden.
      </Alert>
    </Bar>
  ) : null;
};

/** Toasts; their code is fetched when there is one to show. */
export const Overlays = () => (
  <>
    <Toasts />
    <Incomplete />
  </>
);
