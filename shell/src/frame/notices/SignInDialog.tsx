import { Slot, useShell } from '@actual/shell-contract';
import { Dialog, TextSkeleton } from '@actual/ui';

/** In front of everything, dialogs too: whose session is over signs in again and goes on where they were. */
export const SignInDialog = () => {
  const { notices } = useShell().stores;
  return (
    <Dialog open onClose={() => notices.getState().open(null)} title="Tu sesión expiró" size="s">
      <Slot name="account/login-panel" fallback={<TextSkeleton lines={5} />} />
    </Dialog>
  );
};
