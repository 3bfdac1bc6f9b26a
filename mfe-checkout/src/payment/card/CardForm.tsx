import type { PaymentOptions } from '@actual/contracts';
import { useQuery } from '@actual/shell-contract';
import { breakpoints } from '@actual/themes-contract';
import { FormGrid, SelectField, Stack, TextField } from '@actual/ui';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { filled, rule } from '../../shared/field-rules';
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

interface CardFormProps {
  form: UseFormReturn<CardFields>;
  provider: PaymentOptions['provider'];
  debit: boolean;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Number, name, expiry, code, bank and the address of the statement. */
export function CardForm({ form, provider, debit, today }: CardFormProps) {
  const { errors } = form.formState;
  const typed = form.watch('number');
  const brand = cardBrand(typed);
  const { data: card } = useQuery(cardQuery(provider, typed));
  const wrongKind = card ? kindMismatch(card.payment_type_id, debit) : null;
  const number = form.register('number', {
    validate: (value) => {
      const checked = checkNumber(value, debit);
      return checked === true ? (wrongKind ?? true) : checked;
    },
  });
  const expiry = form.register('expiry', { validate: (value) => checkExpiry(value, today) });
  const error = (name: keyof CardFields) => errors[name]?.message;
  return (
    <Stack gap={5}>
      <CardGrid>
        <TextField
          label="Número de tarjeta"
          wide
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          suffix={brand ? brandNames[brand] : undefined}
          error={wrongKind ?? error('number')}
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
          {...form.register('cardholder', rule(filled))}
        />
        <TextField
          label="Vencimiento"
          placeholder="MM/AA"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          hint="Mes y año"
          error={error('expiry')}
          {...expiry}
          onChange={(event) => {
            // a deleted slash stays deleted until the next digit
            if (event.target.value.length > form.getValues('expiry').length)
              event.target.value = spacedExpiry(event.target.value);
            return expiry.onChange(event);
          }}
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
