import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { countWords } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { from } from '@actual/themes-contract';
import { formatDate, formatPesos, Icon, type IconName, Panel, Row, Stack, Tag, Text, VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { shipmentWords } from './after-sale/request-words';
import { DeliveryLog } from './deliveries/DeliveryLog';
import { deliveryText } from './deliveries/delivery-words';
import { tones } from './order-words';

const List = styled.ol`
  display: grid;
  ${from.desktop} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Step = styled.li<{ $done: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  gap: 14px;
  padding-bottom: 20px;
  &:last-child {
    padding-bottom: 0;
  }
  color: ${({ $done }) => ($done ? 'var(--c-text)' : 'var(--c-text-2)')};
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 28px;
    bottom: 0;
    border: 0 ${({ $done }) => ($done ? 'solid var(--c-success)' : 'dashed var(--c-line)')};
    border-left-width: 2px;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
    padding: 0 16px 0 0;
    &:not(:last-child)::before {
      inset: 13px 6px auto 34px;
      border-width: 2px 0 0;
    }
  }
`;
const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  color: ${({ $done }) => ($done ? 'var(--c-success)' : 'var(--c-text-2)')};
  background: ${({ $done }) => ($done ? 'var(--c-success-bg)' : 'transparent')};
  border: 1px solid ${({ $done }) => ($done ? 'transparent' : 'var(--c-line)')};
`;

interface Stage {
  title: string;
  text: string;
  icon: IconName;
  done: boolean;
}

/** Its payment: waited for, a part of it, or all. */
function paymentStage({ status, total, ammountPaid }: Order): Stage {
  if (status === OrderState.pendingPayment)
    return { title: 'Pago acreditado', text: 'En espera de tu transferencia', icon: 'clock', done: false };
  if (ammountPaid < total)
    return {
      title: 'Pago parcial',
      text: `Pagaste ${formatPesos(ammountPaid)}; falta pagar ${formatPesos(total - ammountPaid)} antes de la entrega`,
      icon: 'clock',
      done: false,
    };
  return { title: 'Pago acreditado', text: `Recibimos ${formatPesos(ammountPaid)}`, icon: 'check', done: true };
}

/** How far an order is, and when its pieces arrive. */
export function stages(order: Order): Stage[] {
  const { Deliveries } = order;
  const allLeft = Deliveries.length > 0 && Deliveries.every(({ state }) => state !== 'preparing');
  return [
    { title: 'Pedido recibido', text: formatDate(storeDay(new Date(order.createdAt))), icon: 'check', done: true },
    paymentStage(order),
    {
      title: 'En preparación',
      text:
        order.status === OrderState.completed
          ? allLeft
            ? 'Preparamos tus artículos'
            : 'Estamos preparando tus artículos'
          : 'Empieza cuando registramos tu pedido',
      icon: allLeft ? 'check' : 'box',
      done: allLeft,
    },
    ...Deliveries.map(
      (delivery): Stage => ({
        title: Deliveries.length === 1 ? 'Entrega' : `Entrega de ${countWords(delivery.pieces, 'pieza', 'piezas')}`,
        text: deliveryText(delivery),
        icon: delivery.state === 'delivered' ? 'check' : 'truck',
        done: delivery.state === 'delivered',
      }),
    ),
    ...order.Shipments.map(
      (shipment): Stage => ({
        title: shipmentWords[shipment.request.resolution],
        text:
          shipment.state === 'failed'
            ? 'No se pudo entregar. Te llamamos para acordar otro día'
            : deliveryText(shipment),
        icon: shipment.state === 'delivered' ? 'check' : 'truck',
        done: shipment.state === 'delivered',
      }),
    ),
  ];
}

/** The name of its state. */
export const State = ({ order }: { order: Order }) => (
  <Row>
    <Tag tone={tones[order.status]}>{order.statusLabel}</Tag>
  </Row>
);

/** The way of an order that is not canceled, with its delivery dates. */
export function Timeline({ order }: { order: Order }) {
  return (
    <Panel>
      <Stack gap={5}>
        <Row justify="space-between">
          <Text as="h2" step="h4">
            Seguimiento
          </Text>
          <Tag tone={tones[order.status]}>{order.statusLabel}</Tag>
        </Row>
        <List aria-label="Seguimiento de tu pedido">
          {stages(order).map(({ title, text, icon, done }) => (
            <Step key={title + text} $done={done}>
              <Mark $done={done}>
                <Icon name={icon} size={16} />
              </Mark>
              <div>
                <strong>{title}</strong>
                {done ? <VisuallyHidden>, hecho</VisuallyHidden> : null}
                <Text step="small" tone="text2">
                  {text}
                </Text>
              </div>
            </Step>
          ))}
        </List>
        <DeliveryLog order={order} />
      </Stack>
    </Panel>
  );
}
