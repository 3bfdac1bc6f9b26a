/** Each field that a person fills of a saved address: as its call names it, as forms and a guest's address do, its column. */
export const addressFields = {
  FirstName: { form: 'firstName', column: 'first_name' },
  LastName: { form: 'lastName', column: 'last_name' },
  Tel1: { form: 'landline', column: 'phone' },
  Cellolar: { form: 'phone', column: 'mobile_phone' },
  E_Mail: { form: 'email', column: 'email' },
  Address: { form: 'streetName', column: 'street' },
  U_Noexterior: { form: 'streetNumber', column: 'exterior_number' },
  U_Nointerior: { form: 'interiorNumber', column: 'interior_number' },
  U_Colonia: { form: 'neighborhood', column: 'settlement' },
  U_Ciudad: { form: 'city', column: 'city' },
  U_CP: { form: 'zipCode', column: 'zip' },
  U_Entrecalle: { form: 'betweenStreets', column: 'between_street' },
  U_Ycalle: { form: 'andStreet', column: 'and_street' },
  U_Notes1: { form: 'references', column: 'notes' },
} as const;

type Named = typeof addressFields;
/** A field as the calls of saved addresses name it. */
export type AddressField = keyof Named;
/** A field as a form names it. */
export type AddressFormField = Named[AddressField]['form'];

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
