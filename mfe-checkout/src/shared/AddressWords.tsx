import type { GuestAddress } from '@actual/contracts';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { Stack, Text } from '@actual/ui';
import { AddressLines } from './AddressLines';

/** An address as people write it. */
export const AddressWords = ({ address }: { address: GuestAddress }) => (
  <Stack gap={1}>
    <strong>{`${address.firstName} ${address.lastName}`}</strong>
    <AddressLines address={address} />
    <Text as="span" tone="text2">{`${phoneWords(address.phone)} · ${address.email}`}</Text>
    {address.references ? <Text as="span" tone="text2">{`Referencias: ${address.references}`}</Text> : null}
  </Stack>
);
