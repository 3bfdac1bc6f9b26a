import type { Order } from '@actual/contracts';
import { requestKindWords, requestStateWords } from '@actual/contracts/facts/delivery/after-sale';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button, Row, Stack, TextLink } from '@actual/ui';
import { DeskPanel } from '../layout/DeskParts';
import { StateTag } from '../reports/StateTag';
import { dueWords } from '../requests/due-words';
import { hrefOfRequest } from '../requests/request-queries';
import { stateTones } from '../requests/request-words';
import { orderRequestsQuery } from './order-desk-queries';

/** The buyer's service requests about an order, each with what it waits for; nothing for an order without any. */
export function OrderRequests({ order: { id: orderId, status } }: { order: Pick<Order, 'id' | 'status'> }) {
  const { api } = useShell();
  const { data, isError, refetch } = useQuery(orderRequestsQuery(api, orderId, status !== OrderState.pendingPayment));
  if (isError)
    return (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
        No pudimos leer las solicitudes de este pedido.
      </Alert>
    );
  if (!data || data.requests.length === 0) return null;
  return (
    <DeskPanel title="Solicitudes">
      <Stack gap={3}>
        {data.requests.map(({ id, folio, kind, state, due }) => {
          const clock = due ? dueWords(due) : null;
          return (
            <Row key={id} gap={3}>
              <TextLink href={hrefOfRequest(id)}>{`${requestKindWords[kind].name} ${folio}`}</TextLink>
              <StateTag $tone={stateTones[state]}>{requestStateWords[state]}</StateTag>
              {clock ? <StateTag $tone={clock.isLate ? 'bad' : 'waiting'}>{clock.words}</StateTag> : null}
            </Row>
          );
        })}
      </Stack>
    </DeskPanel>
  );
}
