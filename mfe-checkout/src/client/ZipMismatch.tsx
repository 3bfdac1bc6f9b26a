import type { ZipcodeDelivery } from '@actual/contracts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { Alert } from '@actual/ui';
import { refusalText } from '../shared/refusals';
import { DeliverThere } from './DeliverThere';
import { useChangeZipcode } from './use-change-zipcode';

interface ZipMismatchProps {
  quotationId: string;
  /** Where the quotation is delivered now. */
  delivery: ZipcodeDelivery;
  /** Where the address lies. */
  place: ZipcodeDelivery;
}

/** An address outside the postal code of delivery: the fault, and the link to deliver there instead. */
export function ZipMismatch({ quotationId, delivery, place }: ZipMismatchProps) {
  const change = useChangeZipcode(quotationId);
  return (
    <Alert
      tone="warning"
      live
      title="Una de las direcciones contiene un codigo postal inválido, favor de actualizar tus datos de envío"
      action={<DeliverThere place={place} change={change} />}
    >
      {change.error
        ? refusalText(change.error)
        : `Tus fechas son para ${formatZip(delivery.cp)}, ${delivery.municipio}. Si entregamos en ${formatZip(place.cp)}, ${place.municipio}, cambian.`}
    </Alert>
  );
}
