import { Alert, Button, Dialog, DialogFoot, Stack, Text, TextField } from '@actual/ui';
import { type ReactNode, useState } from 'react';
import { refusedText } from './money-words';

interface MoneyBackProps {
  /** The dialog's subject, with the order's number. */
  title: string;
  /** The consequence. */
  text: string;
  /** The press, and what it says while it works. */
  words: string;
  busy: string;
  change: { isPending: boolean; error: unknown };
  children?: ReactNode;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks before money goes back, and why. */
export function MoneyBack({ title, text, words, busy, change, children, onSend, onClose }: MoneyBackProps) {
  const [reason, setReason] = useState('');
  return (
    <Dialog open onClose={onClose} title={title} size="s">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend(reason);
        }}
      >
        <Stack gap={4}>
          <Text>{text}</Text>
          {children}
          <TextField
            label="Motivo"
            required
            minLength={3}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          {change.error ? (
            <Alert tone="error" live>
              {refusedText(change.error)}
            </Alert>
          ) : null}
          <DialogFoot>
            <Button type="button" variant="secondary" onClick={onClose}>
              Volver
            </Button>
            <Button type="submit" variant="primary" busy={change.isPending ? busy : false}>
              {words}
            </Button>
          </DialogFoot>
        </Stack>
      </form>
    </Dialog>
  );
}
