import type { GuestAddress } from '@actual/contracts';

/** Street and place of an address as people write them, a line each. */
export const AddressLines = ({ address }: { address: GuestAddress }) => (
  <>
    <span>{`${address.streetName} ${address.streetNumber}${address.interiorNumber ? `, int. ${address.interiorNumber}` : ''}`}</span>
    <span>{`${address.neighborhood}, ${address.zipCode} ${address.municipality}, ${address.state}`}</span>
  </>
);
