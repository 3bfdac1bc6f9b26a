import { isCardType, isLedgerType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { addressMissingText } from '@actual/contracts/facts/text/refusal-texts';
import { useCartWord, useParams, useQueryClient, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { Alert, Container, LinkButton, PageTitle } from '@actual/ui';
import { CheckoutSteps } from '../shared/CheckoutSteps';
import { PageHead } from '../shared/PageHead';
import { addressQuery, paymentOptionsQuery, quotationQuery } from '../shared/quotation-queries';
import { RunningPayment } from './attempt/RunningPayment';
import { runningPayment } from './attempt/running-payment';
import { Ending, endOf } from './outcome/Ending';
import { PaymentForm } from './PaymentForm';

const rankOf = (type: string): number => (type === PaymentType.exchangeValue ? 2 : Number(isCardType(type)));

/** `/checkout/paymentmethod/{id}`: how to pay, or the payment that runs. */
export function PaymentPage() {
  const { id = '' } = useParams();
  const { api } = useShell();
  const cart = useCartWord();
  const queryClient = useQueryClient();
  // another tab may have changed them; a payment of this one that is on its way says itself what became of it
  const whenSeenAgain = { refetchOnWindowFocus: () => (queryClient.isMutating() > 0 ? false : 'always') } as const;
  const { data: quotation } = useSuspenseQuery({ ...quotationQuery(api, id), ...whenSeenAgain });
  const { data: options } = useSuspenseQuery({ ...paymentOptionsQuery(api, id), ...whenSeenAgain });
  const { data: saved } = useSuspenseQuery({ ...addressQuery(api, id), ...whenSeenAgain });
  const running = quotation.OrderWeb ? null : runningPayment(quotation);
  const member = quotation.Client !== null && !quotation.Client.invited;
  const methods = options.groups
    .filter((group) => group.active)
    .flatMap((group) => group.methods)
    // a client without funds sees why; nobody else has a ledger
    .filter((method) => (isLedgerType(method.type) ? member || method.enabled : method.enabled))
    // what was changed pays first; then cards and their plans, as they are asked for most
    .sort((a, b) => rankOf(b.type) - rankOf(a.type));
  const end = endOf(quotation, options, methods);
  return (
    <Container>
      <PageHead title="Forma de pago" />
      <CheckoutSteps current={2} quotationId={id} />
      <PageTitle
        below
        text={
          running
            ? 'Esta página cambia sola cuando tu pago se decide.'
            : end
              ? ''
              : 'El total cambia según la forma de pago. Aquí ves cuánto pagas y cuánto ahorras.'
        }
      >
        {running ? 'Tu pago está en proceso' : end ? `Pago de tu ${cart}` : '¿Cómo quieres pagar?'}
      </PageTitle>
      {running ? (
        <RunningPayment quotation={quotation} payment={running} />
      ) : end ? (
        <Ending end={end} quotation={quotation} />
      ) : saved.address ? (
        <PaymentForm quotation={quotation} options={options} address={saved.address} methods={methods} />
      ) : (
        <Alert tone="warning" action={<LinkButton href={`/checkout/client/${id}`}>Agregar dirección</LinkButton>}>
          {addressMissingText}
        </Alert>
      )}
    </Container>
  );
}
