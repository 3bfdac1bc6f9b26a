import type { Contact, EditedContact, GuestAddress, NewContact, ZipcodeDelivery } from '@actual/contracts';
import {
  type AddressFormField,
  addressFields,
  ofEachAddressField,
  ofEachFormField,
} from '@actual/contracts/facts/address';

/** What the address dialog holds, whoever fills it. Municipality and state are those of the postal code. */
export type AddressFields = Record<AddressFormField | '_email', string>;

const empty: AddressFields = { ...ofEachFormField(() => ''), _email: '' };

/** A new address begins with the person and the place that are known. */
export function newFields(
  zip: ZipcodeDelivery,
  user: { firstName: string; lastName: string; email: string } | null,
): AddressFields {
  const [only] = zip.asentamiento.length === 1 ? zip.asentamiento : [];
  return {
    ...empty,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    zipCode: zip.cp.replace(/^_/, ''),
    city: zip.municipio,
    neighborhood: only ?? '',
  };
}

/** A guest's address as it was saved. */
export const guestFields = (address: GuestAddress): AddressFields => ({
  ...empty,
  ...address,
  interiorNumber: address.interiorNumber ?? '',
  betweenStreets: address.betweenStreets ?? '',
  references: address.references ?? '',
});

/** A client's address as it was saved. */
export const contactFields = (contact: Contact): AddressFields => ({
  ...ofEachFormField((field) => contact[field]),
  _email: contact.E_Mail,
});

type Region = Pick<ZipcodeDelivery, 'municipio' | 'estado' | 'estadoCode'>;

export function toGuestAddress(fields: AddressFields, { municipio, estado }: Region): GuestAddress {
  const { _email, landline: _landline, andStreet: _andStreet, ...rest } = fields;
  return { ...rest, email: fields.email.trim(), municipality: municipio, state: estado };
}

export const toEditedContact = (fields: AddressFields, { municipio, estadoCode }: Region): EditedContact => ({
  ...ofEachAddressField((field) => fields[addressFields[field].form]),
  E_Mail: fields.email.trim(),
  U_Mpio: municipio,
  U_Estado: estadoCode,
});

export const toNewContact = (fields: AddressFields, region: Region): NewContact => ({
  ...toEditedContact(fields, region),
  _E_Mail: fields._email.trim(),
});

/** Field of the form that a service's complaint is about. */
export const fieldOfComplaint: Readonly<Record<string, keyof AddressFields>> = {
  ...ofEachAddressField((field) => addressFields[field].form),
  _E_Mail: '_email',
};
