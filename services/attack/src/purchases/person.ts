import type { CardPayment, GuestAddress } from '@actual/contracts';

/** A postal code where the demo store delivers everything. */
export const zipcode = '77500';

/** One mailbox per purchase. */
export const emailOf = (quotation: string): string => `ana.${quotation.slice(0, 8)}@example.com`;

export const address = (quotation: string): GuestAddress => ({
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: emailOf(quotation),
  phone: '9981234567',
  streetName: 'Av. Tulum',
  streetNumber: '12',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipCode: zipcode,
});

export const cardholder = (quotation: string): CardPayment['cardholder'] => ({
  email: emailOf(quotation),
  phone: '9981234567',
  address: 'Av. Tulum 12',
  neighborhood: 'Centro',
  city: 'Cancún',
  state: 'Quintana Roo',
  zip: zipcode,
});
