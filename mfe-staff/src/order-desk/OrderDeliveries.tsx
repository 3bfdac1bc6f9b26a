import type { Order, OrderDelivery, RequestShipment } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { resolutionWords } from '@actual/contracts/facts/delivery/after-sale';
import { afterDay } from '@actual/contracts/facts/delivery/day-halves';
import { delayAnswerWords, delayWords } from '@actual/contracts/facts/delivery/delays';
import { deliveryStateWords, failureWords } from '@actual/contracts/facts/delivery/deliveries';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { Link } from '@actual/shell-contract';
import { formatDate, formatPesos, pieces, Row, Stack, Text, TextLink } from '@actual/ui';
import { CorrectDelivery } from '../deliveries/CorrectDelivery';
import { DeliverySteps } from '../deliveries/DeliverySteps';
import { deliveryTones } from '../deliveries/step-words';
import { DeskPanel } from '../layout/DeskParts';
import { Note } from '../layout/StaffPage';
import { StateTag } from '../reports/StateTag';

/** The last event of a delivery, in words. */
function LastNoted({ events }: OrderDelivery) {
  const last = events.at(-1);
  if (!last) return null;
  const { on, reason, carrier, guide, link } = last;
  const words = [formatDate(on), reason && failureWords[reason], carrier, guide && `guía ${guide}`].filter(Boolean);
  return (
    <Note>
      <span>{words.join(' · ')}</span>
      {link ? (
        <>
          {' '}
          <TextLink href={link} target="_blank" rel="noopener noreferrer">
            Rastrear
          </TextLink>
        </>
      ) : null}
    </Note>
  );
}

/** The way to take the last event back. */
function LastCorrectable({ orderId, events }: OrderDelivery & { orderId: string }) {
  const last = events.at(-1);
  return last ? <CorrectDelivery orderId={orderId} event={last} /> : null;
}

/** The last day that the store put off, and what its buyer said to it. */
function LastDelay({ delays }: OrderDelivery) {
  const last = delays.at(-1);
  if (!last) return null;
  const { from, reason, answer, until } = last;
  const said = answer ? `el comprador ${delayAnswerWords[answer]}` : until ? 'espera al comprador' : 'sin respuesta';
  return <Note>{`Retrasada: era para el ${formatDate(from)}, ${delayWords[reason]} · ${said}`}</Note>;
}

/** What is to be charged for storage, once its day is chosen, or each month until then. */
function Storage({ storage, state }: OrderDelivery) {
  if (!storage) return null;
  const { since, until, monthly, due } = storage;
  if (due === null)
    return (
      <Note>{`Almacenaje: ${formatPesos(monthly)} al mes desde el ${formatDate(since)}, hasta el ${formatDate(until)}`}</Note>
    );
  return due > 0 && state === 'preparing' ? (
    <Note>{`Almacenaje por cobrar antes de que salga: ${formatPesos(due)}`}</Note>
  ) : null;
}

const sentWords = ({ request: { resolution, folio } }: RequestShipment): string =>
  `${resolutionWords[resolution]}, solicitud ${folio}`;

/** The deliveries of an order, each with its state and the next ones; nothing for an order that was canceled. */
export function OrderDeliveries({ order: { id, folio, status, Deliveries, Shipments } }: { order: Order }) {
  if (status === OrderState.canceled || Deliveries.length + Shipments.length === 0) return null;
  return (
    <DeskPanel title="Entregas">
      <Stack gap={4}>
        {Deliveries.map((delivery) => (
          <Stack key={delivery.lines.join()} gap={2}>
            <Row gap={3}>
              <Text>{`Llega antes del ${formatDate(delivery.day)}${afterDay(delivery.half)}, ${pieces(delivery.pieces)}`}</Text>
              <StateTag $tone={deliveryTones[delivery.state]}>{deliveryStateWords[delivery.state]}</StateTag>
              <LastNoted {...delivery} />
            </Row>
            <LastCorrectable orderId={id} {...delivery} />
            <LastDelay {...delivery} />
            <Storage {...delivery} />
            <DeliverySteps orderId={id} folio={folio} delivery={delivery} />
          </Stack>
        ))}
        {Shipments.map((shipment) => (
          <Stack key={shipment.request.id} gap={2} as="section" aria-label={sentWords(shipment)}>
            <Row gap={3}>
              <Text>
                <Link to={`${staffPages.requests.path}/${shipment.request.id}`}>{sentWords(shipment)}</Link>
                <span>{`: llega antes del ${formatDate(shipment.day)}, ${pieces(shipment.pieces)}`}</span>
              </Text>
              <StateTag $tone={deliveryTones[shipment.state]}>{deliveryStateWords[shipment.state]}</StateTag>
              <LastNoted {...shipment} />
            </Row>
            <LastCorrectable orderId={id} {...shipment} />
            <DeliverySteps orderId={id} folio={folio} delivery={shipment} />
          </Stack>
        ))}
      </Stack>
    </DeskPanel>
  );
}
