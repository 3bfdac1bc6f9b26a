import type { Order } from '@actual/contracts';
import { useShell } from '@actual/shell-contract';
import { Button, formatPesos } from '@actual/ui';
import { useState } from 'react';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { MoneyBack } from './MoneyBack';
import { isLive, restOf, wayBack } from './money-words';
import { useChangeOrder } from './order-desk-queries';

interface CancelPaymentProps {
  order: Order;
  payment: Order['Payments'][number];
}

/** Cancels one payment of an order, after asking. */
export function CancelPayment({ order, payment }: CancelPaymentProps) {
  const { api } = useShell();
  const user = useDeskUser();
  const [asking, setAsking] = useState(false);
  const cancel = useChangeOrder<string, unknown>(order.id, {
    said: 'Pago cancelado',
    send: (reason) => api('POST /payment/cancel/{a}/{b}', { params: { a: order.id, b: payment.id }, body: { reason } }),
    onDone: () => setAsking(false),
  });
  const last = order.Payments.filter(isLive).length === 1;
  // what pays an order, or ends it, is a manager's, by whichever button
  if ((last || restOf(payment) > 0) && !isManager(user)) return null;
  const follows = last ? ' Es el único pago: el pedido se cancela y sus piezas se liberan.' : '';
  return (
    <>
      <Button variant="link" onClick={() => setAsking(true)}>
        Cancelar pago
      </Button>
      {asking ? (
        <MoneyBack
          title={`Cancelar un pago del pedido ${order.folio}`}
          text={`${payment.name} de ${formatPesos(payment.ammount - payment.refunded)}. ${wayBack(payment.type)}${follows}`}
          words="Cancelar pago"
          busy="Cancelando"
          change={cancel}
          onSend={(reason) => cancel.mutate(reason)}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
