import type { Order } from '@actual/contracts';
import { refundBusinessDays, speiHours, transferDays } from '@actual/contracts/facts/deadlines';
import { informationPages } from '@actual/contracts/facts/information-pages';
import { isTransferType, PaymentType, type TransferType } from '@actual/contracts/facts/payment-types';
import { isConfirmedOrder, OrderState, PaymentState } from '@actual/contracts/facts/states';
import { Alert, formatPesos, LinkButton, Stack } from '@actual/ui';
import { refundedOf } from './order-words';

const hour = 3_600_000;
/** Milliseconds a transfer has to arrive (reading 5). */
const deadlines: Readonly<Record<TransferType, number>> = {
  [PaymentType.spei]: speiHours * hour,
  [PaymentType.transfer]: transferDays * 24 * hour,
};

/** A transfer that nobody waits for any more: too late, or canceled before its deadline. */
export function lostTransfer({ Payments }: Pick<Order, 'Payments'>, now: number): 'late' | 'canceled' | null {
  const transfer = Payments.find(({ type, status }) => isTransferType(type) && status === PaymentState.cancelled);
  if (!transfer || !isTransferType(transfer.type)) return null;
  return now >= Date.parse(transfer.createdAt) + deadlines[transfer.type] ? 'late' : 'canceled';
}

function Canceled({ order }: { order: Order }) {
  const back = refundedOf(order);
  const lost = lostTransfer(order, Date.now());
  return (
    <Alert tone="error" title={lost === 'late' ? 'El pago no llegó a tiempo' : 'Pedido cancelado'}>
      {lost
        ? 'Cancelamos el pedido y liberamos los artículos. Si ya habías transferido no se pierde: al acreditarse reactivamos tu pedido o te devolvemos el dinero.'
        : 'Los artículos quedaron libres.'}
      {back > 0
        ? ` Te devolvemos ${formatPesos(back)}; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`
        : ''}
    </Alert>
  );
}

/** What is to be said about an order before anything else. */
export function OrderNotices({ order, confirmed }: { order: Order; confirmed: boolean }) {
  const due = order.total - order.ammountPaid;
  const back = refundedOf(order);
  const going = isConfirmedOrder(order.status);
  return (
    <Stack gap={4}>
      {confirmed && order.status !== OrderState.canceled ? (
        <Alert tone="success" title={going ? 'Compra confirmada' : 'Pedido en proceso'}>
          {`Te enviamos ${going ? 'la confirmación' : 'los datos de tu transferencia'} a ${order.email}. Guarda tu número de pedido: ${order.folio}.`}
        </Alert>
      ) : null}
      {order.status === OrderState.canceled ? <Canceled order={order} /> : null}
      {going && due >= 0.01 ? (
        <Alert
          tone="warning"
          title={`Pedido con pago parcial: falta pagar ${formatPesos(due)}`}
          action={<LinkButton href={informationPages.stores}>Ver tiendas</LinkButton>}
        >
          {`Pagaste ${formatPesos(order.ammountPaid)} de ${formatPesos(order.total)}. Paga el resto antes de la entrega con tu asesor o en cualquiera de nuestras tiendas, con tu número de pedido ${order.folio}.`}
        </Alert>
      ) : null}
      {going && back > 0 ? (
        <Alert tone="info" title={`Te devolvemos ${formatPesos(back)}`}>
          {`Por donde los pagaste; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`}
        </Alert>
      ) : null}
    </Stack>
  );
}
