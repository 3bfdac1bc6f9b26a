import type { ZipcodeDelivery } from '@actual/contracts';
import { useQuery, useQueryClient, useShell } from '@actual/shell-contract';
import { TextField } from '@actual/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { filled, rule } from '../shared/field-rules';
import type { AddressFields } from './address-form';
import { zipcodeQuery } from './client-queries';
import { ZipMismatch } from './ZipMismatch';

const zipShape = /^\d{5}$/;

/** The delivery zone of the postal code being typed, and whether it is the quotation's own. */
export function useZipcodeZone(form: UseFormReturn<AddressFields>, delivery: ZipcodeDelivery) {
  const { api } = useShell();
  const cp = form.watch('zipCode');
  const own = cp === delivery.cp.replace(/^_/, '');
  const { data, isFetching, isError } = useQuery({ ...zipcodeQuery(api, cp), enabled: zipShape.test(cp) && !own });
  const zone = own ? delivery : (data?.zone ?? null);
  return {
    zone,
    refusal: own ? null : isError ? 'Hubo un error, intenta de nuevo' : (data?.refusal ?? null),
    checking: !own && isFetching,
    fits: own,
  };
}

interface ZipcodeFieldsProps {
  form: UseFormReturn<AddressFields>;
  quotationId: string;
  delivery: ZipcodeDelivery;
}

/** Postal code, colonia, municipality, city and state: the code fills the rest, the colonia is chosen or typed. */
export function ZipcodeFields({ form, quotationId, delivery }: ZipcodeFieldsProps) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const list = useId();
  const { zone, refusal, checking, fits } = useZipcodeZone(form, delivery);
  const { errors } = form.formState;
  // another place has another city and other colonias
  const moveTo = async (cp: string) => {
    if (!zipShape.test(cp)) return;
    const found = cp === delivery.cp ? delivery : (await queryClient.fetchQuery(zipcodeQuery(api, cp))).zone;
    if (!found || form.getValues('zipCode') !== cp) return;
    form.setValue('city', found.municipio, { shouldValidate: true });
    if (!found.asentamiento.includes(form.getValues('neighborhood')))
      form.setValue('neighborhood', found.asentamiento.length === 1 ? (found.asentamiento[0] ?? '') : '');
  };
  return (
    <>
      <TextField
        label="Código postal"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        hint={checking ? 'Buscando tu código postal…' : undefined}
        error={errors.zipCode?.message ?? refusal ?? undefined}
        {...form.register('zipCode', {
          validate: (value) => filled(value) ?? (zipShape.test(value) || 'El código postal no es valido'),
          onChange: (event: { target: { value: string } }) => void moveTo(event.target.value).catch(() => undefined),
        })}
      />
      {zone && !fits ? (
        <div data-wide="">
          <ZipMismatch quotationId={quotationId} delivery={delivery} place={zone} />
        </div>
      ) : null}
      <TextField
        label="Colonia"
        list={list}
        autoComplete="off"
        maxLength={100}
        hint="Elígela de la lista o escríbela."
        error={errors.neighborhood?.message}
        {...form.register('neighborhood', rule(filled))}
      />
      <datalist id={list}>
        {(zone?.asentamiento ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField label="Municipio" readOnly tabIndex={-1} value={zone?.municipio ?? ''} />
      <TextField
        label="Ciudad"
        autoComplete="address-level2"
        maxLength={100}
        error={errors.city?.message}
        {...form.register('city', rule(filled))}
      />
      <TextField label="Estado" readOnly tabIndex={-1} value={zone?.estado ?? ''} />
    </>
  );
}
