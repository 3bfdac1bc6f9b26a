import type { Order } from '@actual/contracts';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
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
export function CancelPayment({ order, payment }: CancelPaymentProps) {
  const user = useDeskUser();
  // what pays an order, or ends it, is a manager's, by whichever button
  const decides = isManager(user) || !(isLast(order) || restOf(payment) > 0);
  return (
    <Asking words="Cancelar pago" variant="link" may={isLive(payment) && decides}>
      {(close) => (
        <CancelDialog
          owner={order.id}
          title={`Cancelar un pago del pedido ${order.folio}`}
          paymentId={payment.id}
          what={`${payment.name} de ${formatPesos(payment.ammount - payment.refunded)}`}
          type={payment.type}
          follows={isLast(order) ? ' Es el único pago: el pedido se cancela y sus piezas se liberan.' : ''}
          onClose={close}
        />
      )}
    </Asking>
  );
}

interface CancelDialogProps {
  /** The order or the quotation that it pays. */
  owner: string;
  title: string;
  paymentId: string;
  /** How it was paid, and how much goes back. */
  what: string;
  type: string;
  /** What else ends with it. */
  follows?: string;
  onClose: () => void;
}

/** Asks why a payment is canceled, and says which way its money goes. */
export function CancelDialog({ owner, title, paymentId, what, type, follows = '', onClose }: CancelDialogProps) {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf();
  const cancel = useChangeOrder<string, unknown>(owner, {
    said: 'Pago cancelado',
    send: (reason) => {
      const body = { reason };
      const params = { a: owner, b: paymentId };
      // pressed again after a lost answer, it is the same press and not somebody else's
      return api('POST /payment/cancel/{a}/{b}', { params, body }, { idempotencyKey: keyOf(body) });
    },
    onDone: () => {
      done();
      onClose();
    },
  });
  return (
    <MoneyBack
      orderId={owner}
      title={title}
      text={`${what}. ${wayBack(type)}${follows}`}
      words="Cancelar pago"
      busy="Cancelando"
      change={cancel}
      onSend={(reason) => cancel.mutate(reason)}
      onClose={onClose}
    />
  );
}
