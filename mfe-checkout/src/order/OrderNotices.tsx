import type { Order } from '@actual/contracts';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { isConfirmedOrder, OrderState } from '@actual/contracts/facts/payment/states';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { Alert, formatPesos, LinkButton, Stack } from '@actual/ui';
import { CanceledNotice } from './cancel/Canceled';
import { AttemptNotices } from './day/AttemptNotices';
import { DelayNotices } from './day/DelayNotices';
import { refundedOf } from './order-words';

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
      {order.status === OrderState.canceled ? <CanceledNotice order={order} /> : null}
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
