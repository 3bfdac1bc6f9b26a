import { formatZip } from '@actual/contracts/facts/text/written';
import {
  useLoaderData,
  useNavigate,
  useParams,
  useSearchParams,
  useShell,
  useSuspenseQuery,
} from '@actual/shell-contract';
import { Alert, Button, Container, LinkButton, PageTitle, Panel, Stack, TextField } from '@actual/ui';
import type { FormEvent } from 'react';
import { PageHead } from '../../shared/PageHead';
import type { OrderData } from '../loader';
import { SignedOut } from '../OrderRoute';
import { orderQuery } from '../order-queries';
import { PlaceForm } from './PlaceForm';
import { askedZip, placeQuery } from './place-queries';
import { placePage, placeRefusals, ruleText } from './place-words';

/** `/checkout/order/{id}/entrega`, or the way back in for the browser of a client whose session is over. */
export const PlaceRoute = () => (useLoaderData<OrderData>().signedOut ? <SignedOut /> : <PlacePage />);

function PlacePage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: place } = useSuspenseQuery(placeQuery(api, id, askedZip(search)));
  if (order.restricted) return null;
  const { refusal, cp, until } = place;
  return (
    <Container narrow>
      <PageHead title={`Quién recibe el pedido ${order.folio} y dónde`} />
      <PageTitle
        below
        text={ruleText}
        action={
          <LinkButton href={`/checkout/order/${id}`} variant="link" icon="chevron-left">
            Volver al pedido
          </LinkButton>
        }
      >
        Quién recibe y dónde
      </PageTitle>
      <Stack gap={6}>
        {until === null ? (
          <Alert tone="info">{placeRefusals.delivery_date_fixed}</Alert>
        ) : (
          <>
            <OtherZip
              id={id}
              cp={cp}
              own={order.Address.zipCode}
              error={refusal ? placeRefusals[refusal] : undefined}
            />
            {refusal ? null : <PlaceForm key={cp} order={order} place={place} />}
          </>
        )}
      </Stack>
    </Container>
  );
}

interface OtherZipProps {
  id: string;
  cp: string;
  /** The order's own. */
  own: string;
  error: string | undefined;
}

/** Another postal code: the page is shown anew with the days there. */
function OtherZip({ id, cp, own, error }: OtherZipProps) {
  const navigate = useNavigate();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('cp') ?? '').trim();
    void navigate(`${placePage(id)}?${new URLSearchParams({ cp: asked })}`, { replace: true });
  };
  return (
    <Panel>
      <form method="get" action={placePage(id)} onSubmit={show}>
        <Stack gap={4}>
          <TextField
            key={cp}
            label="Código postal"
            name="cp"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            required
            defaultValue={formatZip(cp)}
            hint={`Tu pedido va al ${own}. En otro código postal puede cambiar la fecha.`}
            error={error}
          />
          <div>
            <Button type="submit" variant="secondary">
              Ver si llega ahí
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
