import { z } from 'zod';
import {
  type AddressField,
  type AddressKind,
  type AddressRow,
  addressFields,
  type NeedOf,
} from '../facts/delivery/address';
import { zipcodePattern } from '../facts/delivery/zipcodes';
import { stateCodePattern } from '../rules';
import { email, phone } from '../shapes';

type Named = typeof addressFields;
type Shaped<Need> = Need extends 'required' ? z.ZodString : z.ZodDefault<z.ZodString>;
/** The fields that a kind of address has, by the names of the calls or of a guest's address. */
type Asked<Kind extends AddressKind> = { [F in AddressField]: NeedOf<F, Kind> extends never ? never : F }[AddressField];
type Contact<Kind extends AddressKind> = { [F in Asked<Kind>]: Shaped<NeedOf<F, Kind>> };
type Guest = { [F in Asked<'guest'> as Named[F]['form']]: Shaped<NeedOf<F, 'guest'>> };

const shapes: Readonly<Record<NonNullable<AddressRow['holds']>, (kind: AddressKind, max: number) => z.ZodType>> = {
  phone: () => phone,
  email: () => email,
  zip: () => z.string().regex(zipcodePattern),
  // a client's address has the code of the state, a guest's its name
  state: (kind, max) => (kind === 'guest' ? z.string().trim().min(1).max(max) : z.string().regex(stateCodePattern)),
};

function shapeOf({ form, holds, max, needs }: AddressRow, kind: AddressKind): z.ZodType {
  const isRequired = needs[kind] === 'required';
  const text = z.string().trim().max(max);
  const filled = holds ? shapes[holds](kind, max) : text.min(1);
  const shape = isRequired ? filled : holds ? filled.or(z.literal('')).default('') : text.default('');
  return shape.describe(form);
}

const shapesOf = (kind: AddressKind, nameOf: (field: AddressField) => string) =>
  Object.fromEntries(
    (Object.entries(addressFields) as [AddressField, AddressRow][])
      .filter(([, row]) => row.needs[kind])
      .map(([field, row]) => [nameOf(field), shapeOf(row, kind)]),
  ) as unknown;

/** The shape of a client's address, new or changed, by the names of its call. */
export const contactShape = <Kind extends Exclude<AddressKind, 'guest'>>(kind: Kind) =>
  shapesOf(kind, (field) => field) as Contact<Kind>;

/** The shape of a guest’s address. */
export const guestShape = () => shapesOf('guest', (field) => addressFields[field].form) as Guest;
