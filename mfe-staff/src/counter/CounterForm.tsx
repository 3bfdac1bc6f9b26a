import {
  type CounterType,
  counterTypes,
  isCash,
  PaymentType,
  paymentTypeFacts,
} from '@actual/contracts/facts/payment-types';
import { formatPesos } from '@actual/contracts/facts/written';
import {
  type CallInput,
  useHydrated,
  useMutation,
  useQuery,
  useQueryClient,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import { useState } from 'react';
import { changeDue } from './change-due';
import { dollarQuery, terminals } from './counter-queries';
import { counterText } from './counter-words';
import { DollarAccount, isNoDollarAccount } from './DollarAccount';

/** What was taken, as both calls that book it take it. */
export type Taken = Pick<
  CallInput<'POST /payment/add/{id}'>['body'],
  'type' | 'amount' | 'reference' | 'terminal' | 'verificationCode' | 'exchangeRate' | 'received'
>;

interface CounterFormProps {
  /** The quotation or order that is paid; what it changes is read again. */
  id: string;
  /** Whose account may be in dollars; null for a guest. */
  clientId?: string | null | undefined;
  /** Pesos to be paid, as the form was filled in front of. */
  remaining: number;
  /** Books it, once for one key. */
  book: (taken: Taken, idempotencyKey: string) => Promise<unknown>;
}

const empty = {
  amount: '',
  reference: '',
  terminal: terminals[0]?.value ?? '',
  verificationCode: '',
  exchangeRate: '',
  received: '',
};

/** What was taken at the counter: how much, in what, and what proves it. */
export function CounterForm({ id, clientId = null, remaining, book }: CounterFormProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const hydrated = useHydrated();
  const [type, setType] = useState<CounterType>(PaymentType.cash);
  const [fields, setFields] = useState(empty);
  const inDollars = type === PaymentType.cashUsd;
  const { data: dollar } = useQuery({ ...dollarQuery(api), enabled: inDollars });
  const rate = fields.exchangeRate || (dollar?.rate ? String(dollar.rate) : '');
  const { keyOf, done } = useKeyOf(`mostrador-${id}`);
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const change = isCash(type) ? changeDue({ type, ...fields, exchangeRate: rate }) : null;
  const add = useMutation<unknown, unknown, void>({
    mutationFn: () => {
      const { reference, terminal, verificationCode, received } = fields;
      const body = {
        ...{ type, amount: Number(fields.amount) },
        ...(reference ? { reference } : {}),
        ...(type === PaymentType.terminalCard ? { terminal, verificationCode } : {}),
        ...(inDollars ? { exchangeRate: Number(rate) } : {}),
        ...(isCash(type) && received ? { received: Number(received) } : {}),
      };
      return book(body, keyOf(body));
    },
    onSuccess: () => {
      done();
      setFields(empty);
      toast({ title: 'Pago registrado', tone: 'success' });
    },
    // also without an answer: what was booked is seen before anything is booked again
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add.mutate();
      }}
    >
      <Stack gap={4}>
        <FormGrid>
          <SelectField
            label="Tipo de pago"
            options={counterTypes.map((value) => ({ value, label: paymentTypeFacts[value].name }))}
            value={type}
            onChange={(event) => setType(event.target.value as CounterType)}
          />
          <TextField
            label={type === PaymentType.cashUsd ? 'Monto en dólares' : 'Monto'}
            prefix="$"
            inputMode="decimal"
            required
            pattern="\d{1,8}(\.\d{1,2})?"
            hint={type === PaymentType.cashUsd ? undefined : `Falta por pagar ${formatPesos(remaining)}`}
            value={fields.amount}
            onChange={set('amount')}
          />
          {inDollars ? (
            <TextField
              label="Tipo de cambio"
              inputMode="decimal"
              required
              pattern="\d{1,2}(\.\d{1,4})?"
              hint={dollar?.rate ? `De ${dollar.least} a ${dollar.most}` : undefined}
              value={rate}
              onChange={set('exchangeRate')}
            />
          ) : null}
          {isCash(type) ? (
            <TextField
              label={type === PaymentType.cashUsd ? 'Recibido en dólares' : 'Recibido'}
              optional
              prefix="$"
              inputMode="decimal"
              pattern="\d{1,8}(\.\d{1,2})?"
              error={change !== null && change < 0 ? 'Es menos que el monto.' : undefined}
              hint={
                change !== null && change >= 0
                  ? `Cambio: ${formatPesos(change)}`
                  : 'Con cuánto te pagan, para dar el cambio.'
              }
              value={fields.received}
              onChange={set('received')}
            />
          ) : null}
          {type === PaymentType.terminalCard ? (
            <>
              <SelectField label="Terminal" options={terminals} value={fields.terminal} onChange={set('terminal')} />
              <TextField
                label="Código de autorización"
                required
                maxLength={20}
                value={fields.verificationCode}
                onChange={set('verificationCode')}
              />
            </>
          ) : null}
          <TextField label="Referencia" optional maxLength={60} value={fields.reference} onChange={set('reference')} />
        </FormGrid>
        {add.error ? (
          <Alert tone="error" live>
            {counterText(add.error)}
          </Alert>
        ) : null}
        {clientId && isNoDollarAccount(add.error) ? <DollarAccount clientId={clientId} onDone={add.reset} /> : null}
        <Button type="submit" variant="secondary" disabled={!hydrated} busy={add.isPending ? 'Registrando' : false}>
          Registrar pago
        </Button>
      </Stack>
    </form>
  );
}
