import type { Order } from '@actual/contracts';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { isTransferType } from '@actual/contracts/facts/payment/payment-types';
import { isConfirmedOrder, OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { lateTransferText, transferFacts } from '@actual/contracts/facts/payment/transfers';
import { Alert, formatPesos, LinkButton, Stack } from '@actual/ui';
import { AttemptNotices } from './day/AttemptNotices';
import { DelayNotices } from './day/DelayNotices';
import { refundedOf } from './order-words';

const hour = 3_600_000;

/** The transfer that nobody waits for any more. */
function canceledTransfer({ Payments }: Pick<Order, 'Payments'>) {
  const transfer = Payments.find(({ type, status }) => isTransferType(type) && status === PaymentState.cancelled);
  if (!transfer || !isTransferType(transfer.type)) return null;
  return { ...transferFacts[transfer.type], type: transfer.type, createdAt: Date.parse(transfer.createdAt) };
}

/** A transfer that nobody waits for any more: too late (reading 5), or canceled before its deadline. */
export function lostTransfer(order: Pick<Order, 'Payments'>, now: number): 'late' | 'canceled' | null {
  const transfer = canceledTransfer(order);
  if (!transfer) return null;
  const { deadline, createdAt } = transfer;
  const hours = 'hours' in deadline ? deadline.hours : deadline.days * 24;
  return now >= createdAt + hours * hour ? 'late' : 'canceled';
}

function Canceled({ order }: { order: Order }) {
  const back = refundedOf(order);
  const lost = canceledTransfer(order);
  return (
    <Alert
      tone="error"
      title={lostTransfer(order, Date.now()) === 'late' ? 'El pago no llegó a tiempo' : 'Pedido cancelado'}
    >{`${
      lost
        ? `Cancelamos el pedido y liberamos los artículos. ${lateTransferText(lost.type)}`
        : 'Los artículos quedaron libres.'
    }${
      back > 0
        ? ` Te devolvemos ${formatPesos(back)}; con tarjeta puede tardar hasta ${refundBusinessDays} días hábiles.`
        : ''
    }`}</Alert>
  );
}

/** Notices above an order. */
export function OrderNotices({ order, confirmed }: { order: Order; confirmed: boolean }) {
  const due = order.total - order.ammountPaid;
  const back = refundedOf(order);
  const going = isConfirmedOrder(order.status);
  return (
    <Stack gap={4}>
      {confirmed && order.status !== OrderState.canceled ? (
        <Alert
          tone={going ? 'success' : 'warning'}
          icon={going ? 'check' : 'clock'}
          title={going ? 'Compra confirmada' : order.Transfer ? 'Falta tu transferencia' : 'Pedido en proceso'}
        >
          {`Te enviamos ${order.Transfer ? `los datos de ${transferFacts[order.Transfer.type].words.noun}` : 'la confirmación'} a ${order.email}. Guarda tu número de pedido: ${order.folio}.`}
        </Alert>
      ) : null}
      {order.status === OrderState.canceled ? <Canceled order={order} /> : null}
      <DelayNotices order={order} />
      {going ? <AttemptNotices order={order} /> : null}
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
