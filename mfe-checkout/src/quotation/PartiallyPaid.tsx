import type { Quotation } from '@actual/contracts';
import { isCardType, isLedgerType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { useCartWord } from '@actual/shell-contract';
import { Alert, Button, formatPesos, LinkButton, Row } from '@actual/ui';
import { useRefundPartialPayments } from '../payment/attempt/use-add-payment';
import { refusalText } from '../shared/refusals';

/** Why the controls of a partially paid quotation are locked, and the two ways on. */
export function PartiallyPaid({ quotation }: { quotation: Quotation }) {
  const cart = useCartWord();
  const remove = useRefundPartialPayments(quotation);
  const parts = quotation.Payments.filter(({ status }) => status === PaymentState.approved);
  // only staff can give back a payment taken at a counter
  const own = parts.some(({ type }) => isLedgerType(type) || isCardType(type));
  const back = own ? 'quita lo pagado' : 'pide a tu asesor que cancele el pago';
  return (
    <Alert
      tone="info"
      title={`Ya pagaste ${formatPesos(quotation.ammountPaid)} de tu ${cart}`}
      action={
        <Row gap={4} wrap>
          <LinkButton href={`/checkout/paymentmethod/${quotation.id}`}>Terminar de pagar</LinkButton>
          {own ? (
            <Button
              variant="link"
              icon="return"
              busy={remove.isPending ? 'Devolviendo' : false}
              onClick={() => remove.mutate()}
            >
              Quitar lo pagado
            </Button>
          ) : null}
        </Row>
      }
    >
      {remove.isError
        ? refusalText(remove.error)
        : `Por eso sus artículos, piezas, fechas y código postal no se pueden cambiar. Termina de pagarla o, para cambiarla, ${back}.`}
    </Alert>
  );
}
