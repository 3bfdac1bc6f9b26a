import { useLoaderData, useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Container, LinkButton, PageTitle, Stack, Text } from '@actual/ui';
import { PageHead } from '../../shared/PageHead';
import type { OrderData } from '../loader';
import { SignedOut } from '../OrderRoute';
import { orderQuery } from '../order-queries';
import { KindChoice } from './KindChoice';
import { RequestCard } from './RequestCard';
import { RequestForm } from './RequestForm';
import { requestsQuery } from './request-queries';
import { kindOf } from './request-words';

/** `/checkout/order/{id}/solicitudes`, or the way back in for the browser of a client whose session is over. */
export const RequestsRoute = () => (useLoaderData<OrderData>().signedOut ? <SignedOut /> : <RequestsPage />);

function RequestsPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data } = useSuspenseQuery(requestsQuery(api, id));
  const kind = kindOf(search.get('tipo'));
  return (
    <Container narrow>
      <PageHead title={`Solicitudes del pedido ${order.folio}`} />
      <PageTitle
        below
        text={`Pedido ${order.folio}. Aquí pides, nos escribes y ves en qué va.`}
        action={
          <LinkButton href={`/checkout/order/${id}`} variant="link" icon="chevron-left">
            Volver al pedido
          </LinkButton>
        }
      >
        Devolver, cambiar o reportar
      </PageTitle>
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
    </Container>
  );
}
