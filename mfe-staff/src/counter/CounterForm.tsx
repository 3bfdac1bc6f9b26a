import type { PaymentOptions } from '@actual/contracts';
import { type CounterType, counterTypes, PaymentType, paymentTypeFacts } from '@actual/contracts/facts/payment-types';
import { useHydrated, useMutation, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import { useState } from 'react';
import { terminals } from './counter-queries';
import { counterText } from './counter-words';

interface CounterFormProps {
  quotationId: string;
  /** What the form was filled in front of: pesos to be paid, and the version of the quotation that says so. */
  options: Pick<PaymentOptions, 'remaining' | 'version'>;
  onOrder: (orderId: string) => void;
}

const empty = {
  amount: '',
  reference: '',
  terminal: terminals[0]?.value ?? '',
  verificationCode: '',
  exchangeRate: '',
};

/** What was taken at the counter: how much, in what, and what proves it. */
export function CounterForm({ quotationId, options, onOrder }: CounterFormProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const hydrated = useHydrated();
  const [type, setType] = useState<CounterType>(PaymentType.cash);
  const [fields, setFields] = useState(empty);
  const { keyOf, done } = useKeyOf(`mostrador-${quotationId}`);
  const set = (name: keyof typeof empty) => (event: { target: { value: string } }) =>
    setFields({ ...fields, [name]: event.target.value });
  const add = useMutation<{ data: { orderId: string | null } }, unknown, void>({
    mutationFn: () => {
      const { reference, terminal, verificationCode, exchangeRate } = fields;
      const body = {
        ...{ type, amount: Number(fields.amount) },
        ...(reference ? { reference } : {}),
        ...(type === PaymentType.terminalCard ? { terminal, verificationCode } : {}),
        ...(type === PaymentType.cashUsd ? { exchangeRate: Number(exchangeRate) } : {}),
      };
      return api(
        'POST /payment/add/{id}',
        { params: { id: quotationId }, body },
        { idempotencyKey: keyOf(body), seenVersion: options.version },
      );
    },
    onSuccess: async ({ data }) => {
      done();
      if (data.orderId) return onOrder(data.orderId);
      setFields(empty);
      toast({ title: 'Pago registrado', tone: 'success' });
    },
    // also without an answer: what was booked is seen before anything is booked again
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(quotationId) }),
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
            hint={type === PaymentType.cashUsd ? undefined : `Falta por pagar ${options.remaining.toFixed(2)}`}
            value={fields.amount}
            onChange={set('amount')}
          />
          {type === PaymentType.cashUsd ? (
            <TextField
              label="Tipo de cambio"
              inputMode="decimal"
              required
              pattern="\d{1,2}(\.\d{1,4})?"
              value={fields.exchangeRate}
              onChange={set('exchangeRate')}
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
        <Button type="submit" variant="secondary" disabled={!hydrated} busy={add.isPending ? 'Registrando' : false}>
          Registrar pago
        </Button>
      </Stack>
    </form>
  );
}
