import { useShell } from '@actual/shell-contract';
import { Alert, Button, Dialog, Stack, TextField } from '@actual/ui';
import { type ReactNode, useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { useAction } from '../fields/use-action';
import { counterText } from './counter-words';

interface ManagerDialogProps {
  quotationId: string;
  /** The action that the manager authorizes, in words. */
  text: string;
  /** The subject of the grant, where it is not an order. */
  grant?: { bigticketMaxPercentage: number; version: number } | { refund: number };
  /** Fields that say it. */
  children?: ReactNode;
  onClose: () => void;
  onAuthorized: (authorization: string) => void;
}

/** A manager's email and password let something happen to one quotation. Nobody's session changes. */
export function ManagerDialog({ quotationId, text, grant, children, onClose, onAuthorized }: ManagerDialogProps) {
  const { api } = useShell();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const ask = useAction<{ authorization: string }, unknown, void>({
    mutationFn: () => api('POST /auth/manager', { body: { email, password, quotationId, ...grant } }),
    onSuccess: ({ authorization }) => onAuthorized(authorization),
    onSettled: () => setPassword(''),
  });
  return (
    <Dialog open onClose={onClose} title="Autorización de gerente" size="s">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          ask.mutate();
        }}
      >
        <Stack gap={4}>
          <p>{text}</p>
          {children}
          <TextField
            label="Email del gerente"
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Contraseña"
            type="password"
            required
            autoComplete="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          {ask.error ? (
            <Alert tone="error" live>
              <span>{counterText(ask.error)}</span>
              <WhoChanged id={quotationId} error={ask.error} />
            </Alert>
          ) : null}
          <Button type="submit" variant="primary" block busy={ask.isPending ? 'Autorizando' : false}>
            Autorizar
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
