import type { GuestAddress } from '@actual/contracts';
import { LinkButton, Row, Stack } from '@actual/ui';
import { AddressWords } from '../shared/AddressWords';

/** Where it goes and who is written to, looked at once more before paying. */
export const DeliveryReview = ({ quotationId, address }: { quotationId: string; address: GuestAddress }) => (
  <Stack gap={2}>
    <Row justify="space-between" gap={4}>
      <strong>Entrega y contacto</strong>
      <LinkButton variant="link" href={`/checkout/client/${quotationId}`} aria-label="Cambiar entrega y contacto">
        Cambiar
      </LinkButton>
    </Row>
    <AddressWords address={address} />
  </Stack>
);
