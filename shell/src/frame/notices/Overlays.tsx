import { useMessages, useShell } from '@actual/shell-contract';
import { Button, Dialog, ToastRegion } from '@actual/ui';
import { useStore } from 'zustand';

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

/** The default message dialog: first come, first read. */
const Messages = () => {
  const [message] = useMessages();
  if (!message) return null;
  return (
    <Dialog
      open
      onClose={message.done}
      title={message.title}
      size="s"
      footer={<Button onClick={message.done}>Aceptar</Button>}
    >
      <p>{message.text}</p>
    </Dialog>
  );
};

/** Toasts and messages; their code is fetched when there is one to show. */
export const Overlays = () => (
  <>
    <Toasts />
    <Messages />
  </>
);
