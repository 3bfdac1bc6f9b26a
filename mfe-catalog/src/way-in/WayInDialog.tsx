import { useShell } from '@actual/shell-contract';
import { Dialog } from '@actual/ui';
import { keepWayIn } from './keep-way-in';
import { useWayIn } from './use-way-in';
import { WayInForm } from './WayInForm';
import { draftOf } from './way-in-draft';

/** Asks over a page how one gets into the visitor's home. */
export function WayInDialog({ onClose }: { onClose: () => void }) {
  const shell = useShell();
  const given = useWayIn();
  return (
    <Dialog open onClose={onClose} title="Tu acceso" size="l">
      <WayInForm
        begun={draftOf(given)}
        mayForget={given !== undefined}
        onGiven={(text) => {
          void keepWayIn(shell, text);
          onClose();
        }}
      />
    </Dialog>
  );
}
