import type { Quotation } from '@actual/contracts';
import { extraCostText } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatZip } from '@actual/contracts/facts/text/written';
import { useZipcode } from '@actual/shell-contract';
import { Alert, Button, Icon, Text } from '@actual/ui';
import styled from 'styled-components';

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  > svg { flex: none; color: var(--c-delivery); }
  > div { flex: 1 1 200px; }
`;

/** Where all of it goes, and the way to send it elsewhere. */
export function DeliveryPlace({ quotation }: { quotation: Quotation }) {
  const zipcode = useZipcode();
  const { id, ZipcodeDelivery: place } = quotation;
  const ask = () => zipcode.ask({ quotationId: id });
  if (!place)
    return (
      <Alert tone="warning" action={<Button onClick={ask}>Ingresar código postal</Button>}>
        Falta tu código postal para darte fechas de entrega.
      </Alert>
    );
  return (
    <Place data-noprint="">
      <Icon name="truck" size={24} />
      <div>
        <strong>{`Entrega en ${formatZip(place.cp)}, ${place.municipio}`}</strong>
        {place.extraCost ? <Text tone="text2">{extraCostText}</Text> : null}
      </div>
      <Button variant="link" onClick={ask} aria-label="Cambiar código postal">
        Cambiar
      </Button>
    </Place>
  );
}
