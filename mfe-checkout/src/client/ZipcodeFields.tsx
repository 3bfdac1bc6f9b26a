import type { ZipcodeDelivery } from '@actual/contracts';
import {
  type AddressForm,
  type AddressInput,
  checkAddressField,
  inputProps,
} from '@actual/contracts/address/address-form';
import type { AddressKind } from '@actual/contracts/facts/delivery/address';
import { formatZip } from '@actual/contracts/facts/text/written';
import { isZipcode } from '@actual/contracts/rules';
import { useQuery, useQueryClient, useShell } from '@actual/shell-contract';
import { TextField } from '@actual/ui';
import { memo, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { refusalText } from '../shared/refusals';
import { useFieldError } from '../shared/use-field-error';
import { zipcodeQuery } from './client-queries';
import { ZipMismatch } from './ZipMismatch';

/** The inputs that follow from the postal code. */
export const givenByZipcode: ReadonlySet<AddressInput> = new Set(['municipality', 'city', 'state']);
/** Those, and the colonia that it offers. */
export const zipcodeInputs: ReadonlySet<AddressInput> = new Set([...givenByZipcode, 'neighborhood']);

/** «Cancún, Benito Juárez, Quintana Roo». */
const placeWords = ({ ciudad, municipio, estado }: ZipcodeDelivery): string =>
  [...new Set([ciudad, municipio, estado])].join(', ');

/** The delivery zone of the postal code being typed, and whether it is the quotation's own. */
export function useZipcodeZone(form: UseFormReturn<AddressForm>, delivery: ZipcodeDelivery) {
  const { api } = useShell();
  const cp = useWatch({ control: form.control, name: 'zipCode' });
  const own = cp === formatZip(delivery.cp);
  const { data, isFetching, error } = useQuery({ ...zipcodeQuery(api, cp), enabled: isZipcode(cp) && !own });
  const zone = own ? delivery : (data?.zone ?? null);
  return {
    zone,
    refusal: own ? null : error ? refusalText(error) : (data?.refusal ?? null),
    checking: !own && isFetching,
    fits: own,
  };
}

interface ZipcodeFieldsProps {
  form: UseFormReturn<AddressForm>;
  kind: AddressKind;
  quotationId: string;
  delivery: ZipcodeDelivery;
}

/** Postal code and colonia: the code says the rest, the colonia is chosen or typed. */
export const ZipcodeFields = memo(({ form, kind, quotationId, delivery }: ZipcodeFieldsProps) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const list = useId();
  const { zone, refusal, checking, fits } = useZipcodeZone(form, delivery);
  const wrongCode = useFieldError(form, 'zipCode');
  const wrongColonia = useFieldError(form, 'neighborhood');
  // another place has another city and other colonias
  const moveTo = async (cp: string) => {
    if (!isZipcode(cp)) return;
    const before = form.getValues('neighborhood');
    const found = cp === delivery.cp ? delivery : (await queryClient.fetchQuery(zipcodeQuery(api, cp))).zone;
    if (!found || form.getValues('zipCode') !== cp) return;
    form.setValue('city', found.ciudad);
    // keep the fields that the person typed meanwhile
    if (form.getValues('neighborhood') === before && !found.asentamiento.includes(before))
      form.setValue('neighborhood', found.asentamiento.length === 1 ? (found.asentamiento[0] ?? '') : '');
  };
  const text = (name: 'zipCode' | 'neighborhood') => ({
    ...inputProps(name, kind),
    ...form.register(name, {
      validate: (_value, typed) => checkAddressField(name, typed, kind),
      onChange:
        name === 'zipCode'
          ? (event: { target: { value: string } }) => void moveTo(event.target.value).catch(() => undefined)
          : undefined,
    }),
  });
  return (
    <>
      <TextField
        {...text('zipCode')}
        hint={checking ? 'Buscando tu código postal…' : zone ? placeWords(zone) : undefined}
        error={wrongCode ?? refusal ?? undefined}
      />
      {zone && !fits ? (
        <div data-wide="">
          <ZipMismatch quotationId={quotationId} delivery={delivery} place={zone} />
        </div>
      ) : null}
      <TextField {...text('neighborhood')} error={wrongColonia} list={list} />
      <datalist id={list}>
        {(zone?.asentamiento ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
});
