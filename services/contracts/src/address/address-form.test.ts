import * as fc from 'fast-check';
import { editedContact, newContact } from '../account/contacts';
import { guestAddress } from '../checkout/quotation-shapes';
import type { AddressKind } from '../facts/delivery/address';
import {
  type AddressForm,
  type AddressInput,
  addressInputs,
  checkAddressField,
  editedContactOf,
  emptyAddress,
  inputProps,
  newContactOf,
} from './address-form';

/** Input as people type it, right and nearly right. */
const typed: Readonly<Partial<Record<AddressInput, fc.Arbitrary<string>>>> = {
  email: fc.constantFrom(
    'ana@correo.mx',
    'Ana@Correo.mx',
    'ana@correo',
    '.ana@correo.mx',
    'a..b@c.mx',
    'ana @correo.mx',
    '',
  ),
  _email: fc.constantFrom('ana@correo.mx', 'ANA@correo.mx', 'eva@correo.mx', ''),
  phone: fc.constantFrom(
    '9981234567',
    '+52 (998) 123-45.67',
    '998123456',
    '998123456789012345678901234567890',
    'x',
    '',
  ),
  landline: fc.constantFrom('9988812345', '998 881', ' ', ''),
  zipCode: fc.constantFrom('77500', ' 77500 ', '7750', '775000', 'abcde', ''),
  state: fc.constantFrom('ROO', 'roo', 'Quintana Roo', ''),
};
const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.constantFrom(
    '',
    '  ',
    'Av. Náder 🏠',
    'x'.repeat(20),
    'x'.repeat(21),
    'x'.repeat(50),
    'x'.repeat(100),
    'x'.repeat(101),
  ),
);
const form: fc.Arbitrary<AddressForm> = fc.record(
  Object.fromEntries(Object.keys(emptyAddress).map((input) => [input, typed[input as AddressInput] ?? text])),
) as unknown as fc.Arbitrary<AddressForm>;

const guestOf = ({ _email, landline: _landline, andStreet: _andStreet, ...rest }: AddressForm) =>
  Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value.trim()]));
const taken: Readonly<Record<AddressKind, (one: AddressForm) => boolean>> = {
  guest: (one) => guestAddress.safeParse(guestOf(one)).success,
  'new-contact': (one) => newContact.safeParse(newContactOf(one)).success,
  'edited-contact': (one) => editedContact.safeParse(editedContactOf(one)).success,
};
const kinds = Object.keys(taken) as AddressKind[];
const complaints = (one: AddressForm, kind: AddressKind) =>
  addressInputs(kind).filter((input) => checkAddressField(input, one, kind) !== true);

const right: AddressForm = {
  ...emptyAddress,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@correo.mx',
  _email: 'ana@correo.mx',
  phone: '9981234567',
  landline: '9988812345',
  streetName: 'Av. Náder',
  streetNumber: '28',
  interiorNumber: 'S/N',
  zipCode: '77500',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'ROO',
};

test.each(kinds)('%s: the form accepts exactly what the service accepts, for any text in any field', (kind) => {
  expect(complaints(right, kind)).toEqual([]);
  const anyField = fc.constantFrom(...addressInputs(kind));
  fc.assert(
    fc.property(form, fc.uniqueArray(anyField, { maxLength: 3 }), (other, changed) => {
      const one = { ...right, ...Object.fromEntries(changed.map((input) => [input, other[input]])) };
      expect(complaints(one, kind).length === 0).toBe(taken[kind](one));
    }),
    { numRuns: 2_000 },
  );
});

test('a guest is asked for no landline and no second e-mail, a client for the landline once it is changed', () => {
  expect(addressInputs('guest')).not.toEqual(expect.arrayContaining(['landline']));
  expect(addressInputs('guest')).not.toEqual(expect.arrayContaining(['_email']));
  expect(checkAddressField('landline', { ...right, landline: '' }, 'new-contact')).toBe(true);
  expect(checkAddressField('landline', { ...right, landline: '' }, 'edited-contact')).toBe('Este campo es requerido');
  expect([inputProps('phone', 'guest').label, inputProps('phone', 'new-contact').label]).toEqual([
    'Teléfono',
    'Celular',
  ]);
});
