import { Alert, Button, Dialog, DialogFoot, Stack } from '@actual/ui';
import type { ReactNode } from 'react';

interface FormDialogProps {
  title: string;
  /** The words of the button that sends; null: nothing can be sent yet. */
  press: string | null;
  /** Its words while what was sent is on its way; false: nothing is. */
  busy: string | false;
  /** What was wrong with what was sent, as a sentence; false: nothing. */
  wrong: ReactNode;
  children: ReactNode;
  onSend: (form: FormData) => void;
  onClose: () => void;
}

/** A dialog that asks for something and sends it; «Volver» leaves everything as it is. */
export const FormDialog = ({ title, press, busy, wrong, children, onSend, onClose }: FormDialogProps) => (
  <Dialog open onClose={onClose} title={title} size="s">
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <Stack gap={4}>
        {children}
        {wrong ? (
          <Alert tone="error" live>
            {wrong}
          </Alert>
        ) : null}
        <DialogFoot>
          <Button type="button" variant="secondary" onClick={onClose}>
            Volver
          </Button>
          {press ? (
            <Button type="submit" variant="primary" busy={busy}>
              {press}
            </Button>
          ) : null}
        </DialogFoot>
      </Stack>
    </form>
  </Dialog>
);
