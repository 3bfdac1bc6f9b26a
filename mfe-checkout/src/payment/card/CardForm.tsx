import type { PaymentOptions } from '@actual/contracts';
import { useQuery } from '@actual/shell-contract';
import { breakpoints } from '@actual/themes-contract';
import { FormGrid, SelectField, Stack, TextField, type TextFieldProps } from '@actual/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { filled, rule } from '../../shared/field-rules';
import { useFieldError } from '../../shared/use-field-error';
import { BillingAddress } from '../BillingAddress';
import { banks, type CardFields } from './card-fields';
import { cardQuery, kindMismatch } from './card-kind';
import { cardBrand, checkCvc, checkExpiry, checkNumber, spacedCardNumber, spacedExpiry } from './card-rules';

const brandNames = { visa: 'Visa', 'master-card': 'Mastercard', 'american-express': 'American Express' } as const;

/** On a phone the few digits of expiry and code stand beside each other too. */
const CardGrid = styled(FormGrid)`
  @media (min-width: 380px) and (max-width: ${breakpoints.tablet - 0.02}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 14px;
    > [data-wide],
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

type Form = UseFormReturn<CardFields>;

/** A field that is rendered anew by its own error alone. */
const CardField = ({ form, ...field }: Omit<TextFieldProps, 'form'> & { form: Form; name: keyof CardFields }) => (
  <TextField {...field} error={useFieldError(form, field.name)} />
);

interface NumberFieldProps {
  form: Form;
  provider: PaymentOptions['provider'];
  debit: boolean;
}

/** The number, with the name of its brand; a card of another kind than the way to pay is told while it is typed. */
function NumberField({ form, provider, debit }: NumberFieldProps) {
  const typed = useWatch({ control: form.control, name: 'number' });
  const brand = cardBrand(typed);
  const { data: card } = useQuery(cardQuery(provider, typed));
  const wrongKind = card ? kindMismatch(card.payment_type_id, debit) : null;
  const error = useFieldError(form, 'number');
  const number = form.register('number', {
    validate: (value) => {
      const checked = checkNumber(value, debit);
      return checked === true ? (wrongKind ?? true) : checked;
    },
  });
  return (
    <TextField
      label="Número de tarjeta"
      wide
      inputMode="numeric"
      autoComplete="cc-number"
      maxLength={23}
      suffix={brand ? brandNames[brand] : undefined}
      error={wrongKind ?? error}
      {...number}
      onChange={(event) => {
        event.target.value = spacedCardNumber(event.target.value);
        return number.onChange(event);
      }}
    />
  );
}

interface CardFormProps extends NumberFieldProps {
  /** `YYYY-MM-DD` */
  today: string;
}

/** Number, name, expiry, code, bank and the address of the statement. */
export function CardForm({ form, provider, debit, today }: CardFormProps) {
  const expiry = form.register('expiry', { validate: (value) => checkExpiry(value, today) });
  return (
    <Stack gap={5}>
      <CardGrid>
        <NumberField form={form} provider={provider} debit={debit} />
        <CardField
          form={form}
          label="Nombre como aparece en la tarjeta"
          wide
          autoComplete="cc-name"
          maxLength={80}
          {...form.register('cardholder', rule(filled))}
        />
        <CardField
          form={form}
          label="Vencimiento"
          placeholder="MM/AA"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          hint="Mes y año"
          {...expiry}
          onChange={(event) => {
            // a deleted slash stays deleted until the next digit
            if (event.target.value.length > form.getValues('expiry').length)
              event.target.value = spacedExpiry(event.target.value);
            return expiry.onChange(event);
          }}
        />
        <CardField
          form={form}
          label="Código de seguridad"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          hint="Los 3 dígitos del reverso (4 al frente en American Express)"
          {...form.register('cvc', { validate: checkCvc })}
        />
        <SelectField
          label="Banco (opcional)"
          placeholder="Elige tu banco"
          options={banks.map((value) => ({ value, label: value }))}
          {...form.register('bank')}
        />
      </CardGrid>
      <BillingAddress form={form} />
    </Stack>
  );
}
