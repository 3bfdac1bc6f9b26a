import type { Order } from '@actual/contracts';
import { readPesos } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { useState } from 'react';
import { MoneyField } from '../fields/MoneyField';
import { Asking } from '../layout/Asking';
import { MoneyBack } from './MoneyBack';
import { restOf, wayBack } from './money-words';
import { useChangeOrder } from './order-desk-queries';

interface RefundPartProps {
  order: Order;
  payment: Order['Payments'][number];
}

/** Gives a part of a payment back; the order stays as it is. */
export const RefundPart = ({ may, ...rest }: RefundPartProps & { may: boolean }) => (
  <Asking words="Devolver una parte" variant="link" may={may}>
    {(close) => <Part {...rest} onClose={close} />}
  </Asking>
);

function Part({ order, payment, onClose }: RefundPartProps & { onClose: () => void }) {
  const { api } = useShell();
  const [amount, setAmount] = useState('');
  const refund = useChangeOrder<string, unknown>(order.id, {
    said: 'Devolución registrada',
    send: (reason) =>
      api('POST /payment/refund/{a}/{b}', {
        params: { a: order.id, b: payment.id },
        body: { amount: readPesos(amount) ?? 0, reason },
      }),
    onDone: onClose,
  });
  return (
    <MoneyBack
      orderId={order.id}
      title={`Devolver una parte del pedido ${order.folio}`}
      text={`${wayBack(payment.type)} El pedido sigue en pie y no debe nada; si está facturado, su nota de crédito se hace sola.`}
      words="Devolver"
      busy="Devolviendo"
      change={refund}
      onSend={(reason) => refund.mutate(reason)}
      onClose={onClose}
    >
      <MoneyField
        label="Monto a devolver"
        prefix="$"
        required
        hint={`Menos de ${formatPesos(restOf(payment))}; para devolver todo, cancela el pago`}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
    </MoneyBack>
  );
}
