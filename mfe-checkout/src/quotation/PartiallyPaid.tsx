import type { Quotation } from '@actual/contracts';
import { informationPages } from '@actual/contracts/facts/company/information-pages';
import { isCardType, isLedgerType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { useCartWord } from '@actual/shell-contract';
import { Alert, Button, formatPesos, LinkButton, Row } from '@actual/ui';
import { useRefundPartialPayments } from '../payment/attempt/use-add-payment';
import { ChangedLines, changedLines } from '../shared/ChangedStock';
import { refusalText } from '../shared/refusals';

/** Why the controls of a partially paid quotation are locked, and the ways on; the rest of gone pieces cannot be paid. */
export function PartiallyPaid({ quotation }: { quotation: Quotation }) {
  const cart = useCartWord();
  const remove = useRefundPartialPayments(quotation);
  const parts = quotation.Payments.filter(({ status }) => status === PaymentState.approved);
  // only staff can give back a payment taken at a counter
  const own = parts.some(({ type }) => isLedgerType(type) || isCardType(type));
  const back = own ? 'quita lo pagado: regresa por donde lo pagaste' : 'pide a tu asesor que cancele el pago';
  const isGone = changedLines(quotation).length > 0;
  const onwards = isGone ? 'Para elegir otra pieza u otra fecha' : 'Termina de pagarla o, para cambiarla';
  return (
    <Alert
      tone={isGone ? 'warning' : 'info'}
      title={`Ya pagaste ${formatPesos(quotation.ammountPaid)} de tu ${cart}`}
      action={
        <Row gap={4} wrap>
          {isGone ? null : <LinkButton href={`/checkout/paymentmethod/${quotation.id}`}>Terminar de pagar</LinkButton>}
          {own ? (
            <Button
              variant="link"
              icon="return"
              busy={remove.isPending ? 'Devolviendo' : false}
              onClick={() => remove.mutate()}
            >
              Quitar lo pagado
            </Button>
          ) : (
            <LinkButton variant="link" href={informationPages.storeList}>
              Teléfonos de nuestras tiendas
            </LinkButton>
          )}
        </Row>
      }
    >
      {isGone ? <ChangedLines quotation={quotation} /> : null}
      <p>
        {remove.isError
          ? refusalText(remove.error)
          : `Mientras tenga algo pagado, sus artículos, piezas, fechas y código postal no se pueden cambiar. ${onwards}, ${back}.`}
      </p>
    </Alert>
  );
}
