import { Alert, Button, DialogFoot } from '@actual/ui';

interface DialogSubmitProps {
  words: string;
  /** Said while it is sent. */
  busy: string | false;
  refused?: string | undefined;
  onCancel: () => void;
}

/** The end of a form in a dialog: why it was refused, and its two buttons. */
export const DialogSubmit = ({ words, busy, refused, onCancel }: DialogSubmitProps) => (
  <>
    {refused ? (
      <Alert tone="error" live>
        {refused}
      </Alert>
    ) : null}
    <DialogFoot>
      <Button variant="secondary" onClick={onCancel}>
        Cancelar
      </Button>
      <Button type="submit" busy={busy}>
        {words}
      </Button>
    </DialogFoot>
  </>
);
