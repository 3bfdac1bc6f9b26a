import { readPesos } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import type { Reply } from '@actual/shell-contract';
import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, FormGrid, formatPesos, Stack, TextField } from '@actual/ui';
import { type FormEvent, useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { MoneyField } from '../fields/MoneyField';
import { RequiredDay } from '../fields/RequiredDay';
import { useAction } from '../fields/use-action';
import { meaningOf, refusedText } from './credit-words';

interface CreditFormProps {
  orderId: string;
  /** Pesos that the order waits for. */
  due: number;
  /** Its deadline passed. */
  canceled: boolean;
}

/** A movement of the bank, as its statement shows it. */
export function CreditForm({ orderId, due, canceled }: CreditFormProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const today = storeDay();
  const [fields, setFields] = useState({ amount: '', reference: '', receivedOn: today });
  const { keyOf, done } = useKeyOf(`abono-${orderId}`);
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const amount = readPesos(fields.amount) ?? 0;
  const credit = useAction<Reply<'POST /order/transfercredits/{id}'>, unknown, void>({
    mutationFn: () => {
      const { reference, receivedOn } = fields;
      const body = { amount, reference, receivedOn, due };
      const idempotencyKey = keyOf({ amount, reference, receivedOn });
      return api('POST /order/transfercredits/{id}', { params: { id: orderId }, body }, { idempotencyKey });
    },
    onSuccess: ({ returned }) => {
      done();
      setFields({ amount: '', reference: '', receivedOn: today });
      toast({
        tone: 'success',
        title: 'Transferencia acreditada',
        text: returned > 0 ? `${formatPesos(returned)} quedan por devolver en Casos de pago.` : undefined,
      });
    },
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(orderId) }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    credit.mutate();
  };
  return (
    <form onSubmit={send}>
      <Stack gap={4}>
        <FormGrid>
          <MoneyField
            label="Monto recibido"
            prefix="$"
            required
            hint={meaningOf(amount, due, canceled) || `Se esperan ${formatPesos(due)}`}
            value={fields.amount}
            onChange={set('amount')}
          />
          <TextField
            label="Clave de rastreo"
            required
            minLength={4}
            maxLength={60}
            autoComplete="off"
            hint="Como aparece en el movimiento del banco; cada movimiento se acredita una vez"
            value={fields.reference}
            onChange={set('reference')}
          />
          <RequiredDay
            label="Día del movimiento"
            max={today}
            day={fields.receivedOn}
            onDay={(receivedOn) => setFields({ ...fields, receivedOn })}
          />
        </FormGrid>
        {credit.error ? (
          <Alert tone="error" live>
            <span>{refusedText(credit.error)}</span>
            <WhoChanged id={orderId} error={credit.error} />
          </Alert>
        ) : null}
        <div>
          <Button type="submit" variant="primary" busy={credit.isPending ? 'Acreditando' : false}>
            Acreditar transferencia
          </Button>
        </div>
      </Stack>
    </form>
  );
}
