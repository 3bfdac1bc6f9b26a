import type { DeliveryGroup } from '@actual/contracts';
import { useZipcode } from '@actual/shell-contract';
import { Alert, Button, DeliveryLine, formatDate, Icon, OptionGroup, pieces, Row, Skeleton, Text } from '@actual/ui';
import styled from 'styled-components';

const Box = styled.section`
  display: grid;
  gap: 12px;
  padding: 16px 0;
  border-block: 1px solid var(--c-line);
  &[data-filled] {
    padding: 16px;
    background: var(--c-delivery-bg);
    border: 0;
    border-radius: var(--radius-tile);
  }
`;

interface DeliveryChoiceProps {
  groups: DeliveryGroup[];
  pending: boolean;
  failed: boolean;
  /** `YYYY-MM-DD`. */
  chosen: string | null;
  onChoose: (date: string) => void;
}

/** When it arrives: asks for the postal code first, then offers the dates with the pieces of each. */
export function DeliveryChoice({ groups, pending, failed, chosen, onChoose }: DeliveryChoiceProps) {
  const zipcode = useZipcode();
  if (!zipcode.value) {
    return (
      <Box data-filled>
        <Row justify="space-between" wrap>
          <Text as="span">
            <Icon name="truck" /> ¿Cuándo llega? Depende de tu código postal.
          </Text>
          <Button variant="secondary" onClick={zipcode.ask}>
            Ingresar código postal
          </Button>
        </Row>
      </Box>
    );
  }
  const { cp, municipio } = zipcode.value;
  return (
    <Box data-filled aria-live="polite" aria-busy={pending}>
      <Row justify="space-between">
        <Text as="span">
          <strong>{`Entrega en ${cp}, ${municipio}`}</strong>
        </Text>
        <Button variant="link" onClick={zipcode.ask}>
          Cambiar
        </Button>
      </Row>
      {pending ? <Skeleton $height="64px" /> : null}
      {failed ? <Alert tone="error">Hubo un error, intenta de nuevo</Alert> : null}
      {!pending && !failed && groups.length === 0 ? (
        <Alert tone="warning">El artículo elegido no está disponible en su ciudad de entrega</Alert>
      ) : null}
      {groups.length > 0 && chosen ? (
        <>
          <OptionGroup
            legend="Fecha de entrega"
            name="delivery"
            value={chosen}
            onChange={onChoose}
            options={groups.slice(0, 4).map((group) => ({
              value: group.date,
              title: formatDate(group.date).replace(/\/\d{4}$/, ''),
              text: pieces(group.available),
            }))}
          />
          <DeliveryLine date={chosen} />
        </>
      ) : null}
    </Box>
  );
}
