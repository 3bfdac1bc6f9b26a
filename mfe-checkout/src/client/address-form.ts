import type { GuestAddress, ZipcodeDelivery } from '@actual/contracts';
import { type AddressForm, editedContactOf, emptyAddress, newContactOf } from '@actual/contracts/address/address-form';
import { formatZip } from '@actual/contracts/facts/text/written';
import type { Receiver } from './receiver';

/** A new address begins with the person and the place that are known. */
export function newAddress(zip: ZipcodeDelivery, receiver: Receiver | null): AddressForm {
  const [only] = zip.asentamiento.length === 1 ? zip.asentamiento : [];
  return {
    ...emptyAddress,
    firstName: receiver?.firstName ?? '',
    lastName: receiver?.lastName ?? '',
    phone: receiver?.phone ?? '',
    email: receiver?.email ?? '',
    _email: receiver?.email ?? '',
    zipCode: formatZip(zip.cp),
    city: zip.ciudad,
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

/** The bodies sent for a client's address in this region: changed, and new. */
export const editedContactIn = (form: AddressForm, region: Region) => editedContactOf(within(form, region));
export const newContactIn = (form: AddressForm, region: Region) => newContactOf(within(form, region));
