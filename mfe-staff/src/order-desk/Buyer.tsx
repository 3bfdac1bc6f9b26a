import type { Order } from '@actual/contracts';
import { phoneWords } from '@actual/contracts/field-texts';
import { DefinitionList, Stack, Text, TextLink } from '@actual/ui';
import { BlockPanel } from '../layout/BlockPanel';

/** Who bought, by their real name, also a guest. */
export const Buyer = ({
  order: { FirstName, LastName, email, Address, isInvited, QuotationWeb },
}: {
  order: Order;
}) => (
  <BlockPanel>
    <Stack gap={4}>
      <Text as="h2" step="h4">
        Cliente
      </Text>
      <DefinitionList
        items={[
          { term: 'Nombre', value: `${FirstName} ${LastName}`.trim() },
          { term: 'Compró como', value: isInvited ? 'Invitado' : 'Cliente registrado' },
          { term: 'Correo', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          { term: 'Teléfono', value: <TextLink href={`tel:${Address.phone}`}>{phoneWords(Address.phone)}</TextLink> },
          {
            term: 'Cotización',
            value: <TextLink href={`/quotations/edit/${QuotationWeb.id}`}>{QuotationWeb.folio}</TextLink>,
          },
        ]}
      />
    </Stack>
  </BlockPanel>
);
