import type { DeliveryPlace, ReceivedAt } from '@actual/contracts';
import {
  type AddressForm,
  type AddressInput,
  addressInputs,
  checkAddressField,
  emptyAddress,
} from '@actual/contracts/address/address-form';

/** Its form's name among those of the page. */
export const placeForm = 'entrega';
/** Hidden field with the days that were shown. */
export const movedField = 'fechas';

/**
 * The fields for the receiver and the new address; the e-mail stays, and the postal code gives municipality and state.
 */
export const placeInputs: readonly AddressInput[] = addressInputs('guest').filter(
  (input) => !['email', 'municipality', 'state', 'zipCode'].includes(input),
);

type Moved = DeliveryPlace['moved'];

/** Days that were shown, as the hidden field holds them: «2026-12-10/2026-12-14 …». */
export const movedText = (moved: Moved): string => moved.map(({ from, to }) => `${from}/${to}`).join(' ');

function movedIn(text: string): Moved {
  return [...text.matchAll(/(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));
}

export type ReadPlace = { values: Record<string, string> } & (
  | { body: { address: ReceivedAt; moved: Moved } }
  | { errors: Partial<Record<AddressInput, string>> }
);

/** The place of a sent form, or its errors by field. */
export function placeIn(fields: FormData): ReadPlace {
  const textOf = (field: string): string => {
    const value = fields.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  const names = [...placeInputs, 'zipCode' as const];
  const values = Object.fromEntries(names.map((name) => [name, textOf(name)]));
  const typed: AddressForm = Object.assign({}, emptyAddress, values);
  const wrong = names.flatMap((name) => {
    const found = checkAddressField(name, typed, 'guest');
    return found === true ? [] : [[name, found] as const];
  });
  if (wrong.length > 0) return { values, errors: Object.fromEntries(wrong) };
  const { email: _mail, _email, landline, andStreet, municipality, state, ...address } = typed;
  return { values, body: { address, moved: movedIn(textOf(movedField)) } };
}
