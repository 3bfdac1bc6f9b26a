import { useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Stack, Text } from '@actual/ui';
import { OrderSubpage, orSignedOut } from '../OrderSubpage';
import { orderQuery } from '../order-queries';
import { KindChoice } from './KindChoice';
import { RequestCard } from './RequestCard';
import { RequestForm } from './RequestForm';
import { requestsQuery } from './request-queries';
import { kindOf } from './request-words';

/** `/checkout/order/{id}/solicitudes` */
export const RequestsRoute = orSignedOut(() => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data } = useSuspenseQuery(requestsQuery(api, id));
  const kind = kindOf(search.get('tipo'));
  return (
    <OrderSubpage
      orderId={id}
      head={`Solicitudes del pedido ${order.folio}`}
      title="Devolver, cambiar o reportar"
      text={`Pedido ${order.folio}. Aquí pides, nos escribes y ves en qué va.`}
    >
      <Stack gap={7}>
        <Stack gap={5}>
          <KindChoice orderId={id} chosen={kind} pieces={data.pieces} hasRequests={data.requests.length > 0} />
          {kind ? <RequestForm key={kind} orderId={id} kind={kind} {...data} /> : null}
        </Stack>
        {data.requests.length > 0 ? (
          <Stack gap={5}>
            <Text as="h2" step="h3">
              Tus solicitudes
            </Text>
            {data.requests.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </OrderSubpage>
  );
});
