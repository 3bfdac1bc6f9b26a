import type { Order } from '@actual/contracts';
import { useShell } from '@actual/shell-contract';
import { formatPesos } from '@actual/ui';
import { Asking } from '../layout/Asking';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { MoneyBack } from './MoneyBack';
import { isLive, restOf, wayBack } from './money-words';
import { useChangeOrder } from './order-desk-queries';

const isLast = ({ Payments }: Order): boolean => Payments.filter(isLive).length === 1;

interface CancelPaymentProps {
  order: Order;
  payment: Order['Payments'][number];
}

/** Cancels one payment of an order, after asking. */
export function CancelPayment(props: CancelPaymentProps) {
  const { order, payment } = props;
  const user = useDeskUser();
  // what pays an order, or ends it, is a manager's, by whichever button
  const decides = isManager(user) || !(isLast(order) || restOf(payment) > 0);
  return (
    <Asking words="Cancelar pago" variant="link" may={isLive(payment) && decides}>
      {(close) => <Payment {...props} onClose={close} />}
    </Asking>
  );
}

function Payment({ order, payment, onClose }: CancelPaymentProps & { onClose: () => void }) {
  const { api } = useShell();
  const cancel = useChangeOrder<string, unknown>(order.id, {
    said: 'Pago cancelado',
    send: (reason) => api('POST /payment/cancel/{a}/{b}', { params: { a: order.id, b: payment.id }, body: { reason } }),
    onDone: onClose,
  });
  const follows = isLast(order) ? ' Es el único pago: el pedido se cancela y sus piezas se liberan.' : '';
  return (
    <MoneyBack
      orderId={order.id}
      title={`Cancelar un pago del pedido ${order.folio}`}
      text={`${payment.name} de ${formatPesos(payment.ammount - payment.refunded)}. ${wayBack(payment.type)}${follows}`}
      words="Cancelar pago"
      busy="Cancelando"
      change={cancel}
      onSend={(reason) => cancel.mutate(reason)}
      onClose={onClose}
    />
  );
}
