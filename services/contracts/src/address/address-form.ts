import type { Contact, EditedContact, NewContact } from '../account/contacts';
import {
  type AddressFormField,
  type AddressKind,
  type AddressRow,
  addressFieldNames,
  addressFields,
  ofEachAddressField,
  ofEachFormField,
} from '../facts/delivery/address';
import { zipcodeText } from '../facts/delivery/zipcodes';
import { differentText, requiredText, reviewText } from '../facts/text/field-texts';
import { phoneWords } from '../facts/text/written';
import { emailCheck, phoneCheck } from '../field-checks';
import { isStateCode, isZipcode, sameEmail } from '../rules';

/** The fields of an address form, for guests, clients and staff alike; `_email` repeats the e-mail. */
export type AddressForm = Record<AddressFormField | '_email', string>;
export type AddressInput = keyof AddressForm;

const rows: ReadonlyMap<AddressInput, AddressRow> = new Map<AddressInput, AddressRow>([
  ...addressFieldNames.map((field) => [addressFields[field].form, addressFields[field]] as const),
  [
    '_email',
    {
      ...addressFields.E_Mail,
      form: '_email',
      label: 'Confirma tu correo',
      needs: { 'new-contact': 'required' },
      autoComplete: 'off',
    },
  ],
]);
const rowOf = (input: AddressInput): AddressRow => rows.get(input) as AddressRow;

/** The inputs of a form, in their order; the e-mail's repetition follows it. */
export const addressInputs = (kind: AddressKind): AddressInput[] =>
  addressFieldNames
    .map((field) => addressFields[field].form)
    .flatMap((input): AddressInput[] => (input === 'email' ? [input, '_email'] : [input]))
    .filter((input) => rowOf(input).needs[kind]);

/** The label of an input, which may be another one for guests. */
export const labelOf = (input: AddressInput, kind: AddressKind): string => {
  const { label, guestLabel = label } = rowOf(input);
  return kind === 'guest' ? guestLabel : label;
};

const typing = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', spellCheck: false },
  zip: { inputMode: 'numeric' },
  state: {},
} as const;

/** Properties of an input, as HTML names them, with its label. */
export function inputProps(input: AddressInput, kind: AddressKind) {
  const { holds, max, needs, autoComplete = 'off', hint, wide = false } = rowOf(input);
  const isRequired = needs[kind] === 'required';
  return {
    ...(holds ? typing[holds] : {}),
    label: labelOf(input, kind),
    maxLength: max,
    autoComplete,
    optional: !isRequired,
    wide,
    hint: isRequired ? hint : undefined,
  };
}

/** The message shown beneath a field that is wrong, or true when it is right (shopping 14, accounts 5). */
export function checkAddressField(input: AddressInput, form: AddressForm, kind: AddressKind): true | string {
  const value = (form[input] ?? '').trim();
  const { holds, max, needs } = rowOf(input);
  if (!value) return needs[kind] !== 'required' || requiredText;
  if (input === '_email')
    return sameEmail(value, form.email.trim()) || reviewText(labelOf('email', kind), differentText);
  if (holds === 'email') return emailCheck(value);
  if (holds === 'phone') return phoneCheck(labelOf(input, kind), value);
  if (holds === 'zip') return isZipcode(value) || zipcodeText;
  if (holds === 'state' && kind !== 'guest') return isStateCode(value) || reviewText(labelOf(input, kind));
  return value.length <= max || reviewText(labelOf(input, kind), `Máximo ${max} caracteres.`);
}

export const emptyAddress: AddressForm = { ...ofEachFormField(() => ''), _email: '' };

/** A client's address as it was saved. */
export const formOfContact = (contact: Contact): AddressForm => ({
  ...ofEachFormField((field) => contact[field]),
  phone: phoneWords(contact.Cellolar),
  landline: phoneWords(contact.Tel1),
  _email: contact.E_Mail,
});

/** The body sent for a changed address, its texts trimmed. */
export const editedContactOf = (form: AddressForm): EditedContact =>
  ofEachAddressField((field) => form[addressFields[field].form].trim());

/** The body sent for a new address. */
export const newContactOf = (form: AddressForm): NewContact => ({
  ...editedContactOf(form),
  _E_Mail: form._email.trim(),
});

/** The input that a complaint of the service is about. */
export const inputOfComplaint: Readonly<Record<string, AddressInput>> = {
  ...ofEachAddressField((field) => addressFields[field].form),
  _E_Mail: '_email',
};
