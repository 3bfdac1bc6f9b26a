import { useParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Button, Container, FormGrid, PageTitle, SelectField, Stack, TextField } from '@actual/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkNumber, digits, spacedCardNumber } from '../payment/card/card-rules';
import { PageHead } from '../shared/PageHead';
import { authorizationQuery } from './card-authorization-queries';

interface Fields {
  Card: string;
  Expires: string;
  Total: string;
  CardType: string;
}
const cardTypes = [
  { value: 'VISA', label: 'Visa' },
  { value: 'MC', label: 'Mastercard' },
  { value: 'AMEX', label: 'American Express' },
];

/**
 * `/card-authorization/{bank}`: posts a card's 3-D Secure request, form-encoded, from the browser to the bank's secure
 * payment host. A test page: the number goes to the bank, never to the store.
 */
export function AuthorizationPage() {
  const { bank = '' } = useParams();
  const { api } = useShell();
  const { data: at } = useSuspenseQuery(authorizationQuery(api, bank));
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { Card: '4075 5957 1648 3764', Expires: '11/30', Total: '1.00', CardType: 'VISA' },
  });
  const { errors } = form.formState;
  const [sent, setSent] = useState<(Fields & { reference: string; back: string }) | null>(null);
  const number = form.register('Card', { validate: (value) => checkNumber(value, false) });
  const prepare = form.handleSubmit((fields) =>
    setSent({
      ...fields,
      Card: digits(fields.Card),
      reference: crypto.randomUUID().replaceAll('-', '').slice(0, 20),
      back: `${window.location.origin}/card-authorization/${bank}/return`,
    }),
  );
  return (
    <Container narrow>
      <PageHead title="Prueba de autorización" />
      <PageTitle below text={`Envía una tarjeta de prueba a la página segura de ${at.name}.`}>
        Prueba de autorización de tarjeta
      </PageTitle>
      <form onSubmit={prepare} noValidate>
        <Stack gap={5}>
          <Alert tone="info" title="Página de pruebas">
            Usa solo tarjetas de prueba. El número va de tu navegador al banco; la tienda no lo recibe.
          </Alert>
          <FormGrid>
            <TextField
              label="Número de tarjeta"
              inputMode="numeric"
              autoComplete="off"
              maxLength={23}
              error={errors.Card?.message}
              {...number}
              onChange={(event) => {
                event.target.value = spacedCardNumber(event.target.value);
                return number.onChange(event);
              }}
            />
            <SelectField label="Marca" options={cardTypes} {...form.register('CardType')} />
            <TextField
              label="Vencimiento (MM/AA)"
              inputMode="numeric"
              maxLength={5}
              error={errors.Expires?.message}
              {...form.register('Expires', {
                pattern: { value: /^(0[1-9]|1[0-2])\/\d{2}$/, message: 'Escribe mes y año, por ejemplo 11/30' },
              })}
            />
            <TextField
              label="Monto"
              inputMode="decimal"
              prefix="$"
              error={errors.Total?.message}
              {...form.register('Total', {
                pattern: { value: /^\d{1,8}\.\d{2}$/, message: 'Escribe pesos y centavos, por ejemplo 1.00' },
              })}
            />
          </FormGrid>
          <Button type="submit" variant="primary" size="l" icon="lock" busy={sent ? 'Abriendo a tu banco' : false}>
            Autorizar con mi banco
          </Button>
        </Stack>
      </form>
      {sent ? (
        <form ref={(node) => node?.submit()} method="post" action={at.url} hidden>
          <input type="hidden" name="Card" value={sent.Card} />
          <input type="hidden" name="Expires" value={sent.Expires} />
          <input type="hidden" name="Total" value={sent.Total} />
          <input type="hidden" name="CardType" value={sent.CardType} />
          <input type="hidden" name="MerchantId" value={at.merchantId} />
          <input type="hidden" name="MerchantName" value={at.merchantName} />
          <input type="hidden" name="MerchantCity" value={at.merchantCity} />
          <input type="hidden" name="Reference3D" value={sent.reference} />
          <input type="hidden" name="ForwardPath" value={sent.back} />
          <input type="hidden" name="Cert3D" value="03" />
        </form>
      ) : null}
    </Container>
  );
}
