import { Button } from '@actual/ui';

interface FormActionsProps {
  /** id of the form that the second button sends. */
  form: string;
  /** Infinitive on the button, gerund while it works. */
  words: readonly [send: string, sending: string];
  sending: boolean;
  /** Why it cannot be sent yet. */
  reason?: string | undefined;
  /** Called by a press while the form is incomplete, to show the missing fields. */
  onHeld?: () => void;
  onCancel: () => void;
}

/** The two buttons at the foot of a dialog with a form: leave it, or send it. */
export const FormActions = ({ form, words: [send, gerund], sending, reason, onHeld, onCancel }: FormActionsProps) => (
  <>
    <Button variant="secondary" block onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" form={form} block busy={sending ? gerund : false} reason={reason} onHeld={onHeld}>
      {send}
    </Button>
  </>
);
