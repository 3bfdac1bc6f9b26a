import type { PaymentMethod } from '@actual/contracts';
import { useParams, useShell, useSuspenseQuery } from '@actual/shell-contract';
import {
  Alert,
  Button,
  Checkbox,
  Container,
  formatPesosExact,
  LinkButton,
  PageTitle,
  RadioCards,
  Row,
  Stack,
  Text,
  TwoColumns,
} from '@actual/ui';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { QuotationSummary } from '../shared/QuotationSummary';
import { addressQuery, paymentOptionsQuery, quotationQuery } from '../shared/quotation-queries';
import { refusalText } from '../shared/refusals';
import { CardForm } from './CardForm';
import type { CardFields } from './card-fields';
import { declinedText, processingText, rejectionText, tokenText } from './outcomes';
import { isCardType, TokenError, usePay } from './use-pay';

const empty = { number: '', cardholder: '', month: '', year: '', cvc: '', bank: '', sameAddress: true, terms: false };
const monthly = (method: PaymentMethod) =>
  method.months > 1 ? `${formatPesosExact(method.monthly)} al mes` : '1 pago con tarjeta';

/** `/checkout/paymentmethod/{id}`: one list of plans, and the card form in the chosen one. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const { data: quotation } = useSuspenseQuery(quotationQuery(api, id));
  const { data: options } = useSuspenseQuery(paymentOptionsQuery(api, id));
  const { data: saved } = useSuspenseQuery(addressQuery(api, id));
  const methods = options.groups
    .filter((group) => group.active)
    .flatMap((group) => group.methods)
    .filter((method) => method.enabled && isCardType(method.type));
  const [type, setType] = useState<string | null>(null);
  const method = methods.find((one) => one.type === type) ?? methods[0];
  const today = useState(() => new Date())[0];
  const address = saved.address;
  const form = useForm<CardFields>({
    mode: 'onTouched',
    shouldUnregister: false,
    defaultValues: {
      ...empty,
      street: '',
      neighborhood: '',
      city: '',
      state: '',
      zip: '',
      phone: address?.phone.replace(/\D/g, '').slice(-10) ?? '',
      email: address?.email ?? '',
      emailAgain: address?.email ?? '',
    },
  });
  const attempt = useRef<string | null>(null);
  const pay = usePay(quotation, address ?? noAddress, options.provider);
  if (!method || !address) return null;
  const submit = form.handleSubmit((fields) => {
    attempt.current ??= crypto.randomUUID();
    pay.mutate(
      { fields, method, idempotencyKey: attempt.current },
      {
        // an answered attempt is over: the next one is a new charge with a new key
        onSuccess: () => {
          attempt.current = null;
          form.resetField('cvc');
        },
      },
    );
  });
  const reply = pay.data;
  const pending = reply?.status === 'pending';
  return (
    <Container>
      <PageHead title="Forma de pago" />
      <CheckoutSteps current={2} quotationId={id} />
      <PageTitle below text="El total cambia según la forma de pago. Aquí ves cuánto pagas y cuánto ahorras.">
        ¿Cómo quieres pagar?
      </PageTitle>
      <form onSubmit={submit} noValidate>
        <TwoColumns
          aside={
            <QuotationSummary
              quotation={quotation}
              total={method.total}
              totalNote={`${method.name}. IVA incluido, MXN`}
            />
          }
        >
          <Stack gap={6}>
            <RadioCards
              legend="Forma de pago"
              hideLegend
              name="method"
              value={method.type}
              onChange={(next) => {
                attempt.current = null;
                setType(next);
              }}
              options={methods.map((one) => ({
                value: one.type,
                title: one.name,
                text: monthly(one),
                aside: formatPesosExact(one.total),
                asideText:
                  quotation.subtotal > one.total
                    ? `Ahorras ${formatPesosExact(quotation.subtotal - one.total)}`
                    : 'Sin intereses',
                content:
                  one.type === method.type ? (
                    <CardForm form={form} debit={one.type === 'debit-card'} today={today} />
                  ) : undefined,
              }))}
            />
            <Checkbox
              label="Acepto los términos y condiciones de la compra"
              error={form.formState.errors.terms?.message}
              {...form.register('terms', { validate: (value) => value || 'Acepta los terminos y condiciones' })}
            />
            <Outcome reply={reply} error={pay.error} />
            <Row gap={5} justify="space-between">
              <LinkButton variant="link" icon="chevron-left" href={`/checkout/client/${id}`}>
                Regresar a datos
              </LinkButton>
              <Button
                type="submit"
                variant="buy"
                size="l"
                icon="lock"
                style={{ flex: '1 1 260px', maxWidth: 420 }}
                disabled={pending}
                busy={pay.isPending ? 'Procesando tu pago' : false}
              >
                {method.months > 1
                  ? `Pagar ${method.months} × ${formatPesosExact(method.monthly)}`
                  : `Pagar ${formatPesosExact(method.total)}`}
              </Button>
            </Row>
            <Text step="small" tone="text2">
              Tu banco puede pedirte confirmar la compra. El número de tu tarjeta va directo al procesador de pagos; la
              tienda no lo recibe.
            </Text>
          </Stack>
        </TwoColumns>
      </form>
    </Container>
  );
}

const noAddress = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  streetName: '',
  streetNumber: '',
  neighborhood: '',
  municipality: '',
  city: '',
  state: '',
  zipCode: '',
};

/** What came of the last attempt. */
function Outcome({ reply, error }: { reply: ReturnType<typeof usePay>['data']; error: unknown }) {
  if (error) {
    return (
      <Alert tone="error" live>
        {error instanceof TokenError ? tokenText : refusalText(error)}
      </Alert>
    );
  }
  if (reply?.status === 'pending') {
    return (
      <Alert tone="info" title="Pago en proceso" live>
        {processingText}
      </Alert>
    );
  }
  if (reply?.status !== 'rejected') return null;
  const { attemptsLeft } = reply.data;
  return (
    <Alert tone="error" live title={rejectionText(reply.status_detail)}>
      {attemptsLeft === 0
        ? declinedText
        : `Te ${attemptsLeft === 1 ? 'queda 1 intento' : `quedan ${attemptsLeft} intentos`}.`}
    </Alert>
  );
}
