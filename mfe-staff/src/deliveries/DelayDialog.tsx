import type { DelayedDelivery } from '@actual/contracts';
import { delayLetters, delayReasons, delayWords } from '@actual/contracts/facts/delivery/delays';
import { capital, countWords, formatDate, readDay } from '@actual/contracts/facts/text/written';
import { useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { SelectField, Text, TextAreaField } from '@actual/ui';
import { useState } from 'react';
import { useAction } from '../fields/use-action';
import { FormDialog } from '../layout/FormDialog';
import { refusedText } from '../order-desk/money-words';
import { DayField } from '../reports/DayField';
import { deliveriesKey } from './delivery-queries';

/** An order whose delivery is put off. */
export interface PutOff {
  orderId: string;
  folio: string;
}
interface DelayDialogProps {
  day: string;
  orders: readonly PutOff[];
  onClose: () => void;
}

/** What the action fails with where some orders were refused: each with its reason. */
class SomeRefused extends Error {
  constructor(readonly refused: readonly (PutOff & { error: unknown })[]) {
    super('some deliveries were not put off');
  }
}
const refusalOf = (error: unknown): string =>
  error instanceof SomeRefused
    ? error.refused.map((one) => `Pedido ${one.folio}: ${refusedText(one.error)}`).join(' ')
    : refusedText(error);

/** Why the store cannot bring deliveries of a day, its word to their buyers, and from when on it can. */
export function DelayDialog({ day, orders, onClose }: DelayDialogProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const [left, setLeft] = useState(orders);
  const [wrong, setWrong] = useState('');
  const delay = useAction<void, unknown, DelayedDelivery>({
    // one after the other: each locks its own order, and those that were put off stay so
    mutationFn: async (body) => {
      const refused: (PutOff & { error: unknown })[] = [];
      for (const one of left)
        await api('POST /order/{id}/deliverydelay', { params: { id: one.orderId }, body }).catch((error: unknown) => {
          refused.push({ ...one, error });
        });
      if (refused.length > 0) throw new SomeRefused(refused);
    },
    onSuccess: () => {
      toast({ tone: 'success', title: 'Anotado: el comprador recibe un correo y elige' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof SomeRefused) setLeft(error.refused);
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === deliveriesKey[1] || orders.some(({ orderId }) => queryKey.includes(orderId)),
      }),
  });
  const send = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const notBefore = readDay(text('desde'));
    setWrong(text('desde') && !notBefore ? 'Escribe el día como DD/MM/AAAA, o déjalo vacío.' : '');
    const reason = delayReasons.find((one) => one === text('motivo'));
    if (!reason || (text('desde') && !notBefore)) return;
    delay.mutate({ day, reason, note: text('mensaje'), notBefore: notBefore || undefined });
  };
  const [first] = orders;
  const whose = orders.length === 1 ? `el pedido ${first?.folio}` : countWords(orders.length, 'pedido', 'pedidos');
  return (
    <FormDialog
      title={`No sale a tiempo: ${whose}`}
      press="Retrasar"
      busy={delay.isPending ? 'Anotando' : false}
      wrong={wrong || (delay.error ? refusalOf(delay.error) : null)}
      onSend={send}
      onClose={onClose}
    >
      <Text tone="text2">
        {`Lo del ${formatDate(day)} pasa al primer día posible. El comprador recibe una disculpa por correo: se queda con ese día, elige otro o cancela con todo su dinero.`}
      </Text>
      <SelectField
        label="Motivo"
        name="motivo"
        options={delayReasons.map((value) => ({ value, label: capital(delayWords[value]) }))}
      />
      <TextAreaField label="Mensaje al comprador" name="mensaje" rows={3} maxLength={delayLetters} optional />
      <DayField label="No antes del (si lo sabes)" name="desde" day="" />
    </FormDialog>
  );
}
