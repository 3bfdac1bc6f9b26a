import { Text, TextField } from '@actual/ui';
import type { ReactNode } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { FormDialog } from '../layout/FormDialog';
import { refusedText } from './money-words';
import { useReadAt } from './order-desk-queries';

interface MoneyBackProps {
  orderId: string;
  /** The dialog's subject, with the order's number. */
  title: string;
  /** The consequence. */
  text: string;
  /** The press (null: nothing can be sent yet), and what it says while it works. */
  words: string | null;
  busy: string;
  change: { isPending: boolean; error: unknown };
  children?: ReactNode;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** Asks before money goes back, and why. */
export function MoneyBack({ orderId, title, text, words, busy, change, children, onSend, onClose }: MoneyBackProps) {
  const since = useReadAt(orderId);
  return (
    <FormDialog
      title={title}
      press={words}
      busy={change.isPending ? busy : false}
      wrong={
        change.error ? (
          <>
            <span>{refusedText(change.error)}</span>
            <WhoChanged id={orderId} error={change.error} byConflict since={since} />
          </>
        ) : null
      }
      onSend={(form) => onSend(String(form.get('motivo') ?? ''))}
      onClose={onClose}
    >
      <Text>{text}</Text>
      {children}
      <TextField label="Motivo" name="motivo" required minLength={3} maxLength={200} />
    </FormDialog>
  );
}
