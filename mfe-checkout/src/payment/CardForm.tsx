import { FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import type { UseFormReturn } from 'react-hook-form';
import { BillingAddress } from './BillingAddress';
import { banks, type CardFields } from './card-fields';
import { cardBrand, checkCvc, checkExpiry, checkNumber, months, spacedCardNumber, years } from './card-rules';

const required = { required: 'Este campo es requerido' };
const brandNames = { visa: 'Visa', 'master-card': 'Mastercard', 'american-express': 'American Express' } as const;

/** Number, name, expiry, code, bank and the address of the statement. */
export function CardForm({ form, debit, today }: { form: UseFormReturn<CardFields>; debit: boolean; today: string }) {
  const { errors } = form.formState;
  const brand = cardBrand(form.watch('number'));
  const number = form.register('number', { validate: (value) => checkNumber(value, debit) });
  const error = (name: keyof CardFields) => errors[name]?.message;
  return (
    <Stack gap={5}>
      <FormGrid>
        <TextField
          label="Número de tarjeta"
          wide
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          suffix={brand ? brandNames[brand] : undefined}
          error={error('number')}
          {...number}
          onChange={(event) => {
            event.target.value = spacedCardNumber(event.target.value);
            return number.onChange(event);
          }}
        />
        <TextField
          label="Nombre como aparece en la tarjeta"
          wide
          autoComplete="cc-name"
          maxLength={80}
          error={error('cardholder')}
          {...form.register('cardholder', required)}
        />
        <SelectField
          label="Mes de vencimiento"
          placeholder="Mes"
          autoComplete="cc-exp-month"
          options={months.map((value) => ({ value, label: value }))}
          error={error('month')}
          {...form.register('month', {
            ...required,
            validate: (value, all) => all.year === '' || checkExpiry(value, all.year, today),
            deps: 'year',
          })}
        />
        <SelectField
          label="Año de vencimiento"
          placeholder="Año"
          autoComplete="cc-exp-year"
          options={years(today).map((value) => ({ value, label: value }))}
          error={error('year')}
          {...form.register('year', required)}
        />
        <TextField
          label="Código de seguridad"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          hint="Los 3 dígitos del reverso (4 al frente en American Express)"
          error={error('cvc')}
          {...form.register('cvc', { validate: checkCvc })}
        />
        <SelectField
          label="Banco"
          placeholder="Elige tu banco"
          options={banks.map((value) => ({ value, label: value }))}
          error={error('bank')}
          {...form.register('bank', required)}
        />
      </FormGrid>
      <BillingAddress form={form} />
    </Stack>
  );
}
