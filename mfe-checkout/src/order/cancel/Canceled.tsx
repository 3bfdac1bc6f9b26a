import type { Order } from '@actual/contracts';
import { refundBusinessDays } from '@actual/contracts/facts/payment/deadlines';
import { isTransferType } from '@actual/contracts/facts/payment/payment-types';
import { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { lateTransferText, transferFacts } from '@actual/contracts/facts/payment/transfers';
import { storeDay } from '@actual/contracts/store-day';
import { Alert, formatDate, formatPesos, LinkButton, Panel, pieces, Stack, Text } from '@actual/ui';
import { refundedOf } from '../order-words';
import { cancelPage } from './cancel-words';

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

/** The notice above an order that was canceled whole. */
export function CanceledNotice({ order }: { order: Order }) {
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

/** The way to the pieces that can still be canceled; none of an order that was canceled, or that left whole. */
export const CancelLink = ({ order: { id, status, Deliveries } }: { order: Order }) =>
  status === OrderState.canceled ||
  (Deliveries.length > 0 && Deliveries.every(({ state }) => state !== 'preparing')) ? null : (
    <div data-noprint="">
      <LinkButton href={cancelPage(id)} variant="secondary" icon="close">
        Cancelar artículos
      </LinkButton>
    </div>
  );

/** The pieces of an order that were canceled before they left, with the time and the refund. */
export function CanceledPieces({ order: { Cancellations } }: { order: Order }) {
  const parts = Cancellations.filter(({ whole }) => !whole);
  if (parts.length === 0) return null;
  return (
    <Panel>
      <Stack gap={3}>
        <Text as="h2" step="h4">
          Artículos cancelados
        </Text>
        {parts.map(({ id, createdAt, returned, lines }) => (
          <Text key={id}>
            {`${formatDate(storeDay(new Date(createdAt)))}: ${lines.map(({ Name, quantity }) => `${Name}, ${pieces(quantity)}`).join('; ')}. ${returned > 0 ? `Te devolvemos ${formatPesos(returned)}.` : 'Dejas de deberlos.'}`}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
