import { formatZip } from '@actual/contracts/facts/text/written';
import { useNavigate, useParams, useSearchParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Panel, Stack, TextField } from '@actual/ui';
import type { FormEvent } from 'react';
import { OrderSubpage, orSignedOut } from '../OrderSubpage';
import { orderQuery } from '../order-queries';
import { PlaceForm } from './PlaceForm';
import { askedZip, placeQuery } from './place-queries';
import { placePage, placeRefusals, ruleText } from './place-words';

/** `/checkout/order/{id}/entrega` */
export const PlaceRoute = orSignedOut(() => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { api } = useShell();
  const { data: order } = useSuspenseQuery(orderQuery(api, id));
  const { data: place } = useSuspenseQuery(placeQuery(api, id, askedZip(search)));
  if (order.restricted) return null;
  const { refusal, cp, until } = place;
  return (
    <OrderSubpage
      orderId={id}
      head={`Quién recibe el pedido ${order.folio} y dónde`}
      title="Quién recibe y dónde"
      text={ruleText}
    >
      {until === null ? (
        <Alert tone="info">{placeRefusals.delivery_date_fixed}</Alert>
      ) : (
        <>
          <OtherZip id={id} cp={cp} own={order.Address.zipCode} error={refusal ? placeRefusals[refusal] : undefined} />
          {refusal ? null : <PlaceForm key={cp} order={order} place={place} />}
        </>
      )}
    </OrderSubpage>
  );
});

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
