import type { ZipcodeDelivery } from '@actual/contracts';
import { formatZip } from '@actual/contracts/facts/text/written';
import { Button } from '@actual/ui';
import type { useChangeZipcode } from './use-change-zipcode';

interface DeliverThereProps {
  place: ZipcodeDelivery;
  change: ReturnType<typeof useChangeZipcode>;
}

/** Moves the delivery of the quotation to a place. */
export const DeliverThere = ({ place, change }: DeliverThereProps) => (
  <Button variant="secondary" size="s" busy={change.isPending ? 'Cambiando' : false} onClick={() => change.to(place)}>
    {`Entregar en ${formatZip(place.cp)}`}
  </Button>
);
