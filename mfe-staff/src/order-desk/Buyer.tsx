import type { Order } from '@actual/contracts';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { LinkButton, Row, Stack, Text, TextLink } from '@actual/ui';
import { DeskPanel } from '../layout/DeskParts';
import { MailWords } from '../layout/MailWords';
import { MoveDelivery } from './MoveDelivery';

/** Who bought, by their real name, also a guest; and where it goes. */
export const Buyer = ({ order }: { order: Order }) => {
  const { id, FirstName, LastName, email, Address, isInvited, status, Deliveries } = order;
  // what left, or waits in the warehouse, gets its new day among the deliveries
  const isMovable = isConfirmedOrder(status) && Deliveries.some(({ state }) => state === 'preparing');
  return (
    <DeskPanel title="Cliente y entrega">
      <Stack gap={2}>
        <Text>
          <strong>{`${FirstName} ${LastName}`.trim()}</strong>{' '}
          <span>{isInvited ? 'Invitado' : 'Cliente registrado'}</span>
        </Text>
        <TextLink href={`mailto:${email}`}>
          <MailWords address={email} />
        </TextLink>
        <TextLink href={`tel:${Address.phone}`}>{phoneWords(Address.phone)}</TextLink>
        {Address.streetName ? (
          <Text tone="text2">
            {[
              `${Address.firstName} ${Address.lastName} recibe en ${Address.streetName} ${Address.streetNumber}`,
              Address.interiorNumber ? `int. ${Address.interiorNumber}` : '',
              Address.neighborhood,
              `${Address.zipCode} ${Address.municipality}`,
              Address.state,
              Address.references ? `referencias: ${Address.references}` : '',
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        ) : null}
        <Row gap={2} wrap>
          <MoveDelivery order={order} may={isMovable} />
          {isMovable ? (
            <LinkButton href={`/checkout/order/${id}/entrega`} variant="secondary" size="s" icon="pin">
              Quién recibe y dónde
            </LinkButton>
          ) : null}
        </Row>
      </Stack>
    </DeskPanel>
  );
};
