import type { GuestAddress, ZipcodeDelivery } from '@actual/contracts';
import { type AddressForm, editedContactOf, emptyAddress, newContactOf } from '@actual/contracts/address-form';
import { formatZip } from '@actual/contracts/facts/written';

/** A new address begins with the person and the place that are known. */
export function newAddress(
  zip: ZipcodeDelivery,
  user: { firstName: string; lastName: string; email: string } | null,
): AddressForm {
  const [only] = zip.asentamiento.length === 1 ? zip.asentamiento : [];
  return {
    ...emptyAddress,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    zipCode: formatZip(zip.cp),
    city: zip.municipio,
    neighborhood: only ?? '',
  };
}

/** A guest's address as it was saved. */
export const formOfGuest = (address: GuestAddress): AddressForm => Object.assign({}, emptyAddress, address);

type Region = Pick<ZipcodeDelivery, 'municipio' | 'estado' | 'estadoCode'>;

export function guestAddressOf(form: AddressForm, { municipio, estado }: Region): GuestAddress {
  const { _email, landline: _landline, andStreet: _andStreet, ...rest } = form;
  return { ...rest, email: form.email.trim(), municipality: municipio, state: estado };
}

/** Municipality and state are those of the postal code. */
const within = (form: AddressForm, { municipio, estadoCode }: Region): AddressForm => ({
  ...form,
  municipality: municipio,
  state: estadoCode,
});

/** What is sent of a client's address in this region: changed, and new. */
export const editedContactIn = (form: AddressForm, region: Region) => editedContactOf(within(form, region));
export const newContactIn = (form: AddressForm, region: Region) => newContactOf(within(form, region));
