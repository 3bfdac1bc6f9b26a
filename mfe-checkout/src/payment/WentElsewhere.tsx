import type { GuestAddress, ZipcodeDelivery } from '@actual/contracts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, LinkButton, Row } from '@actual/ui';
import { zipcodeQuery } from '../client/client-queries';
import { DeliverThere } from '../client/DeliverThere';
import { useChangeZipcode } from '../client/use-change-zipcode';
import { refusalText } from '../shared/refusals';

interface WentElsewhereProps {
  quotationId: string;
  /** Where the quotation is delivered now. */
  delivery: ZipcodeDelivery;
  address: GuestAddress;
}

/** Says that another tab changed the postal code of delivery, and offers the address's own or another address. */
export function WentElsewhere({ quotationId, delivery, address }: WentElsewhereProps) {
  const { api } = useShell();
  const { data } = useQuery(zipcodeQuery(api, address.zipCode));
  const change = useChangeZipcode(quotationId);
  const own = data?.zone;
  return (
    <Alert
      tone="warning"
      live
      title={`La entrega cambió a ${formatZip(delivery.cp)}, ${delivery.municipio}`}
      action={
        <Row gap={4} wrap>
          {own ? <DeliverThere place={own} change={change} /> : null}
          <LinkButton variant="link" href={`/checkout/client/${quotationId}`}>
            Cambiar mi dirección
          </LinkButton>
        </Row>
      }
    >
      {change.error
        ? refusalText(change.error)
        : `Cambió en otra pestaña o dispositivo, y las fechas de tu compra son las de allá; tu dirección está en ${address.zipCode}. No se hizo ningún cargo.`}
    </Alert>
  );
}
