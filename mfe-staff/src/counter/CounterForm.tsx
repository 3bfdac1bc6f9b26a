import {
  type CounterType,
  counterTypes,
  isCash,
  PaymentType,
  paymentTypeFacts,
} from '@actual/contracts/facts/payment/payment-types';
import { formatPesos, readPesos } from '@actual/contracts/facts/text/written';
import { type CallInput, Link, useQuery, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { WhoChanged } from '../audit/WhoChanged';
import { MoneyField } from '../fields/MoneyField';
import { useAction } from '../fields/use-action';
import { changeDue } from './change-due';
import { dollarQuery, terminals } from './counter-queries';
import { counterText, isWithoutAddress } from './counter-words';
import { DollarAccount, isNoDollarAccount } from './DollarAccount';

/** The payment, as both calls that book it take it. */
export type Taken = Pick<
  CallInput<'POST /order/addpayment/{id}'>['body'],
  'type' | 'amount' | 'reference' | 'terminal' | 'verificationCode' | 'exchangeRate' | 'received'
>;

interface CounterFormProps {
  /** The quotation or order that is paid; changed data are read again. */
  id: string;
  /** The client, whose account may be in dollars; null for a guest. */
  clientId?: string | null | undefined;
  /** Pesos to be paid, as the form was filled in front of. */
  remaining: number;
  book: (taken: Taken, idempotencyKey: string) => Promise<unknown>;
}

/** Writes all that is owed into the field. */
const All = styled.button`
  min-height: 24px;
  padding: 0 6px;
  font: var(--t-button);
  color: var(--d-accent);
  background: none;
  border: 0;
  cursor: pointer;
`;

const empty = {
  amount: '',
  reference: '',
  terminal: terminals[0]?.value ?? '',
  verificationCode: '',
  exchangeRate: '',
  received: '',
};

/** The form for a payment at the counter: amount, currency and proof. */
export function CounterForm({ id, clientId = null, remaining, book }: CounterFormProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [type, setType] = useState<CounterType>(PaymentType.cash);
  const [fields, setFields] = useState(empty);
  const inDollars = type === PaymentType.cashUsd;
  const { data: dollar } = useQuery({ ...dollarQuery(api), enabled: inDollars });
  const rate = fields.exchangeRate || (dollar?.rate ? String(dollar.rate) : '');
  const { keyOf, done } = useKeyOf(`mostrador-${id}`);
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const change = isCash(type) ? changeDue({ type, ...fields, exchangeRate: rate }) : null;
  const add = useAction<unknown, unknown, void>({
    mutationFn: () => {
      const { reference, terminal, verificationCode, received } = fields;
      const byTerminal = type === PaymentType.terminalCard;
      const body = {
        type,
        amount: readPesos(fields.amount) ?? 0,
        reference: reference || undefined,
        terminal: byTerminal ? terminal : undefined,
        verificationCode: byTerminal ? verificationCode : undefined,
        exchangeRate: inDollars ? (readPesos(rate, 4) ?? 0) : undefined,
        received: isCash(type) && received ? (readPesos(received) ?? 0) : undefined,
      };
      return book(body, keyOf(body));
    },
    onSuccess: () => {
      done();
      setFields(empty);
      toast({ title: 'Pago registrado', tone: 'success' });
    },
    // reload even without an answer, so that staff see booked payments before they book again
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
          <MoneyField
            label={type === PaymentType.cashUsd ? 'Monto en dólares' : 'Monto'}
            prefix="$"
            required
            hint={type === PaymentType.cashUsd ? undefined : `Falta por pagar ${formatPesos(remaining)}`}
            value={fields.amount}
            onChange={set('amount')}
            suffix={
              type === PaymentType.cashUsd ? undefined : (
                <All
                  type="button"
                  aria-label={`Todo: ${formatPesos(remaining)}`}
                  onClick={() => setFields({ ...fields, amount: formatPesos(remaining).slice(1) })}
                >
                  Todo
                </All>
              )
            }
          />
          {inDollars ? (
            <MoneyField
              label="Tipo de cambio"
              required
              decimals={4}
              hint={dollar?.rate ? `De ${dollar.least} a ${dollar.most}` : undefined}
              value={rate}
              onChange={set('exchangeRate')}
            />
          ) : null}
          {isCash(type) ? (
            <MoneyField
              label={type === PaymentType.cashUsd ? 'Recibido en dólares' : 'Recibido'}
              optional
              prefix="$"
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
            <span>{counterText(add.error)}</span>
            <WhoChanged id={id} error={add.error} />{' '}
            {isWithoutAddress(add.error) ? <Link to={`/checkout/client/${id}`}>Elegir dirección</Link> : null}
          </Alert>
        ) : null}
        {clientId && isNoDollarAccount(add.error) ? <DollarAccount clientId={clientId} onDone={add.reset} /> : null}
        <Button type="submit" variant="secondary" busy={add.isPending ? 'Registrando' : false}>
          Registrar pago
        </Button>
      </Stack>
    </form>
  );
}
