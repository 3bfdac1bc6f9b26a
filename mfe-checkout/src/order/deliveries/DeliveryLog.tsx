import type { Order, OrderDelivery } from '@actual/contracts';
import { storeDay } from '@actual/contracts/store-day';
import { formatDate, Stack, Text, TextLink } from '@actual/ui';
import { styled } from 'styled-components';
import { shipmentWords } from '../after-sale/request-words';
import { delayedText } from '../day/delay-words';
import { eventText, guideText } from './delivery-words';

const Events = styled.ol`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 7.5em minmax(0, 1fr);
    gap: 0 12px;
    overflow-wrap: anywhere;
  }
`;

const titleOf = ({ lines }: OrderDelivery, { Details, Shipments }: Order): string => {
  const sent = Shipments.find((one) => lines.includes(one.lines[0] ?? ''));
  if (sent) return `${shipmentWords[sent.request.resolution]}: ${sent.names.join(', ')}`;
  return Details.filter(({ id }) => lines.includes(id))
    .map(({ Product }) => Product.Name)
    .join(', ');
};

/** What happened to a delivery, oldest first. */
const logOf = ({ events, delays }: OrderDelivery) =>
  [
    ...events.map((event) => ({
      id: String(event.id),
      at: event.at,
      // when it was corrected, not when what holds again happened
      on: event.corrects === null ? event.on : storeDay(new Date(event.at)),
      words: [eventText(event, events), guideText(event)].filter(Boolean).join('. '),
      link: event.link,
    })),
    ...delays.map((delay) => ({
      id: delay.id,
      at: delay.at,
      on: storeDay(new Date(delay.at)),
      words: delayedText(delay),
      link: null,
    })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));

/** The events of each delivery, with the carrier's page where there is one; nothing while there are none. */
export function DeliveryLog({ order }: { order: Order }) {
  const noted = [...order.Deliveries, ...order.Shipments].filter(
    ({ events, delays }) => events.length + delays.length > 0,
  );
  if (noted.length === 0) return null;
  return (
    <Stack gap={4}>
      {noted.map((delivery) => (
        <Stack key={delivery.lines.join()} gap={2} as="section" aria-label={`Entrega de ${titleOf(delivery, order)}`}>
          <Text as="h3" step="small">
            <strong>{titleOf(delivery, order)}</strong>
          </Text>
          <Events>
            {logOf(delivery).map((event) => (
              <li key={event.id}>
                <Text step="small" tone="text2">
                  {formatDate(event.on)}
                </Text>
                <Text step="small">
                  <span>{event.words}</span>
                  {event.link ? (
                    <>
                      {' '}
                      <TextLink href={event.link} target="_blank" rel="noopener noreferrer">
                        Rastrear el envío
                      </TextLink>
                    </>
                  ) : null}
                </Text>
              </li>
            ))}
          </Events>
        </Stack>
      ))}
    </Stack>
  );
}
