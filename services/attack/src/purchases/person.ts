import type { CardPayment, GuestAddress, NewClient } from '@actual/contracts';

/** A postal code where the demo store delivers everything. */
export const zipcode = '77500';

/** One mailbox per purchase. */
const emailOf = (quotation: string): string => `ana.${quotation.slice(0, 8)}@example.com`;

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

/** A payment of a whole quotation by card; given values replace the usual ones. */
export const cardPayment = (
  quotation: string,
  paid: Pick<CardPayment, 'token' | 'transaction_amount'> & Partial<CardPayment>,
): CardPayment => ({
  quotationId: quotation,
  payment_method_id: 'visa',
  installments: 1,
  paymentType: 'credit-card',
  paymentGroup: 1,
  cardholder: cardholder(quotation),
  termsAccepted: true,
  ...paid,
});

export const otherPassword = 'Otra-clienta-2026';

/** The registration of another client. */
export const otherClient = (email: string): NewClient => ({
  FirstName: 'Otra',
  LastName: 'Clienta',
  E_Mail: email,
  _E_Mail: email,
  Cellular: '9981234567',
  password: otherPassword,
  _password: otherPassword,
});
