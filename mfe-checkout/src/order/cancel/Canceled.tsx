import type { Order } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { formatDate, formatPesos, LinkButton, Panel, pieces, Stack, Text } from '@actual/ui';
import { cancelPage } from './cancel-words';

/** The way to the pieces that can still be canceled; none of an order that was canceled, or that left whole. */
export const CancelLink = ({ order: { id, status, Deliveries } }: { order: Order }) =>
  status === OrderState.canceled ||
  (Deliveries.length > 0 && Deliveries.every(({ state }) => state !== 'preparing')) ? null : (
    <div data-print="no">
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
