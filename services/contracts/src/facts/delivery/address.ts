import { emailLength, personNameLength, phoneLength } from '../lengths';

/** The kinds of address forms: a guest's for one order, a client's new address, a client's change of a saved one. */
export type AddressKind = 'guest' | 'new-contact' | 'edited-contact';
type Need = 'required' | 'optional';

export interface AddressRow {
  /** The name that forms and a guest's address use. */
  readonly form: string;
  /** Column of the table `contact`. */
  readonly column: string;
  readonly label: string;
  /** Label where a guest reads another one. */
  readonly guestLabel?: string;
  /** Most characters. */
  readonly max: number;
  /** The kind of its value; text by default. */
  readonly holds?: 'phone' | 'email' | 'zip' | 'state';
  /** The forms that ask for it. */
  readonly needs: Readonly<Partial<Record<AddressKind, Need>>>;
  /** The browser's own word for it; without one nothing is offered. */
  readonly autoComplete?: string;
  readonly hint?: string;
  /** Takes both columns of the form. */
  readonly wide?: boolean;
}

const required = { guest: 'required', 'new-contact': 'required', 'edited-contact': 'required' } as const;
const optional = { guest: 'optional', 'new-contact': 'optional', 'edited-contact': 'optional' } as const;
const clientsOptional = { 'new-contact': 'optional', 'edited-contact': 'optional' } as const;

/**
 * An address's fields in the forms' order, by the calls' names (accounts 5, shopping 14); shapes and statements follow
 * from it.
 */
export const addressFields = {
  FirstName: {
    form: 'firstName',
    column: 'first_name',
    label: 'Nombre',
    max: personNameLength,
    needs: required,
    autoComplete: 'given-name',
  },
  LastName: {
    form: 'lastName',
    column: 'last_name',
    label: 'Apellidos',
    max: personNameLength,
    needs: required,
    autoComplete: 'family-name',
  },
  E_Mail: {
    form: 'email',
    column: 'email',
    label: 'Correo',
    max: emailLength,
    holds: 'email',
    needs: required,
    autoComplete: 'email',
  },
  Cellolar: {
    form: 'phone',
    column: 'mobile_phone',
    label: 'Celular',
    guestLabel: 'Teléfono',
    max: phoneLength,
    holds: 'phone',
    needs: required,
    autoComplete: 'tel',
    hint: '10 dígitos, con lada.',
  },
  Tel1: {
    form: 'landline',
    column: 'phone',
    label: 'Teléfono fijo',
    max: phoneLength,
    holds: 'phone',
    needs: { 'new-contact': 'optional', 'edited-contact': 'required' },
  },
  Address: {
    form: 'streetName',
    column: 'street',
    label: 'Calle',
    max: 100,
    needs: required,
    autoComplete: 'address-line1',
  },
  U_Noexterior: {
    form: 'streetNumber',
    column: 'exterior_number',
    label: 'Número exterior',
    max: 20,
    needs: required,
  },
  U_Nointerior: {
    form: 'interiorNumber',
    column: 'interior_number',
    label: 'Número interior',
    max: 20,
    needs: { guest: 'optional', 'new-contact': 'required', 'edited-contact': 'required' },
    hint: 'Si no hay, escribe S/N.',
  },
  U_CP: {
    form: 'zipCode',
    column: 'zip',
    label: 'Código postal',
    max: 5,
    holds: 'zip',
    needs: required,
    autoComplete: 'postal-code',
  },
  U_Colonia: {
    form: 'neighborhood',
    column: 'settlement',
    label: 'Colonia',
    max: 100,
    needs: required,
    hint: 'Elígela de la lista o escríbela.',
  },
  U_Mpio: { form: 'municipality', column: 'municipality', label: 'Municipio', max: 100, needs: required },
  U_Ciudad: {
    form: 'city',
    column: 'city',
    label: 'Ciudad',
    max: 100,
    needs: required,
    autoComplete: 'address-level2',
  },
  U_Estado: { form: 'state', column: 'state_code', label: 'Estado', max: 60, holds: 'state', needs: required },
  U_Entrecalle: {
    form: 'betweenStreets',
    column: 'between_street',
    label: 'Entre calle',
    guestLabel: 'Entre calles',
    max: 100,
    needs: optional,
  },
  U_Ycalle: { form: 'andStreet', column: 'and_street', label: 'Y calle', max: 100, needs: clientsOptional },
  U_Notes1: {
    form: 'references',
    column: 'notes',
    label: 'Referencias',
    max: 100,
    needs: optional,
    wide: true,
  },
} as const satisfies Record<string, AddressRow>;

type Named = typeof addressFields;
/** A field as the calls of saved addresses name it. */
export type AddressField = keyof Named;
/** A field as a form names it. */
export type AddressFormField = Named[AddressField]['form'];
/** Whether a field is asked for; never where it is not. */
export type NeedOf<Field extends AddressField, Kind extends AddressKind> = Kind extends keyof Named[Field]['needs']
  ? Named[Field]['needs'][Kind]
  : never;

export const addressFieldNames = Object.keys(addressFields) as AddressField[];

/** An object with something for each field of a saved address. */
export const ofEachAddressField = <T>(value: (field: AddressField) => T) =>
  Object.fromEntries(addressFieldNames.map((field) => [field, value(field)])) as Record<AddressField, T>;

/** The same by the names of the form. */
export const ofEachFormField = <T>(value: (field: AddressField) => T) =>
  Object.fromEntries(addressFieldNames.map((field) => [addressFields[field].form, value(field)])) as Record<
    AddressFormField,
    T
  >;
