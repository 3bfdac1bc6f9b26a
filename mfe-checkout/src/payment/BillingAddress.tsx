import { Checkbox, FormGrid, SelectField, TextField } from '@actual/ui';
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form';
import { email, filled, phone, rule, sameAs } from '../shared/field-rules';
import { type CardFields, countries, states } from './card/card-fields';
import { checkZip } from './card/card-rules';

const required = rule(filled);

/** The address of the card's statement; that of the delivery unless the person says otherwise. */
export function BillingAddress({ form }: { form: UseFormReturn<CardFields> }) {
  const { errors } = useFormState({ control: form.control });
  const error = (name: keyof CardFields) => errors[name]?.message;
  const [same, country] = useWatch({ control: form.control, name: ['sameAddress', 'country'] });
  return (
    <>
      <Checkbox label="La dirección de mi estado de cuenta es la de entrega" {...form.register('sameAddress')} />
      {same ? null : (
        <FormGrid>
          <TextField
            label="Calle y número"
            autoComplete="billing address-line1"
            error={error('street')}
            {...form.register('street', required)}
          />
          <TextField label="Colonia" error={error('neighborhood')} {...form.register('neighborhood', required)} />
          <TextField
            label="Ciudad"
            autoComplete="billing address-level2"
            error={error('city')}
            {...form.register('city', required)}
          />
          <SelectField
            label="País de la tarjeta"
            autoComplete="billing country-name"
            options={countries.map((value) => ({ value, label: value }))}
            {...form.register('country', { onChange: () => form.setValue('state', '') })}
          />
          {country === 'México' ? (
            <SelectField
              label="Estado"
              placeholder="Elige tu estado"
              autoComplete="billing address-level1"
              options={states.map((value) => ({ value, label: value }))}
              error={error('state')}
              {...form.register('state', required)}
            />
          ) : (
            <TextField
              label="Estado o provincia"
              maxLength={60}
              autoComplete="billing address-level1"
              error={error('state')}
              {...form.register('state', required)}
            />
          )}
          <TextField
            label="Código postal"
            inputMode="numeric"
            maxLength={5}
            autoComplete="billing postal-code"
            error={error('zip')}
            {...form.register('zip', { validate: checkZip })}
          />
          <TextField
            label="Teléfono"
            type="tel"
            autoComplete="billing tel"
            error={error('phone')}
            {...form.register('phone', rule(phone))}
          />
          <TextField
            label="Email"
            type="email"
            autoComplete="billing email"
            error={error('email')}
            {...form.register('email', rule(email))}
          />
          <TextField
            label="Confirma tu email"
            type="email"
            error={error('emailAgain')}
            {...form.register('emailAgain', {
              validate: (value, all) => filled(value) ?? (sameAs(value, all.email) || 'Los emails no coinciden'),
            })}
          />
        </FormGrid>
      )}
    </>
  );
}
