import type { Contact, EditedContact, GuestAddress, NewContact, ZipcodeDelivery } from '@actual/contracts';

/** What the address dialog holds, whoever fills it. Municipality and state are those of the postal code. */
export interface AddressFields {
  firstName: string;
  lastName: string;
  email: string;
  _email: string;
  phone: string;
  landline: string;
  streetName: string;
  streetNumber: string;
  interiorNumber: string;
  zipCode: string;
  neighborhood: string;
  city: string;
  betweenStreets: string;
  andStreet: string;
  references: string;
}

const empty: AddressFields = {
  firstName: '',
  lastName: '',
  email: '',
  _email: '',
  phone: '',
  landline: '',
  streetName: '',
  streetNumber: '',
  interiorNumber: '',
  zipCode: '',
  neighborhood: '',
  city: '',
  betweenStreets: '',
  andStreet: '',
  references: '',
};

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
  firstName: contact.FirstName,
  lastName: contact.LastName,
  email: contact.E_Mail,
  _email: contact.E_Mail,
  phone: contact.Cellolar,
  landline: contact.Tel1,
  streetName: contact.Address,
  streetNumber: contact.U_Noexterior,
  interiorNumber: contact.U_Nointerior,
  zipCode: contact.U_CP,
  neighborhood: contact.U_Colonia,
  city: contact.U_Ciudad,
  betweenStreets: contact.U_Entrecalle,
  andStreet: contact.U_Ycalle,
  references: contact.U_Notes1,
});

type Region = Pick<ZipcodeDelivery, 'municipio' | 'estado' | 'estadoCode'>;

export function toGuestAddress(fields: AddressFields, { municipio, estado }: Region): GuestAddress {
  const { _email, landline: _landline, andStreet: _andStreet, ...rest } = fields;
  return { ...rest, email: fields.email.trim(), municipality: municipio, state: estado };
}

export const toEditedContact = (fields: AddressFields, { municipio, estadoCode }: Region): EditedContact => ({
  FirstName: fields.firstName,
  LastName: fields.lastName,
  Tel1: fields.landline,
  Cellolar: fields.phone,
  E_Mail: fields.email.trim(),
  Address: fields.streetName,
  U_Noexterior: fields.streetNumber,
  U_Nointerior: fields.interiorNumber,
  U_Colonia: fields.neighborhood,
  U_Mpio: municipio,
  U_Ciudad: fields.city,
  U_Estado: estadoCode,
  U_CP: fields.zipCode,
  U_Entrecalle: fields.betweenStreets,
  U_Ycalle: fields.andStreet,
  U_Notes1: fields.references,
});

export const toNewContact = (fields: AddressFields, region: Region): NewContact => ({
  ...toEditedContact(fields, region),
  _E_Mail: fields._email.trim(),
});

/** Field of the form that a service's complaint is about. */
export const fieldOfComplaint: Readonly<Record<string, keyof AddressFields>> = {
  FirstName: 'firstName',
  LastName: 'lastName',
  Tel1: 'landline',
  Cellolar: 'phone',
  E_Mail: 'email',
  _E_Mail: '_email',
  Address: 'streetName',
  U_Noexterior: 'streetNumber',
  U_Nointerior: 'interiorNumber',
  U_Colonia: 'neighborhood',
  U_Ciudad: 'city',
  U_CP: 'zipCode',
  U_Entrecalle: 'betweenStreets',
  U_Ycalle: 'andStreet',
  U_Notes1: 'references',
};
