import type { Quotation } from '@actual/contracts';
import { PaymentType, paymentTypeName } from '@actual/contracts/facts/payment/payment-types';
import { formatMoment } from '@actual/contracts/store-day';
import { Alert, formatPesos } from '@actual/ui';

/** The value of what was changed, in the quotation that it pays. */
export const ExchangeNotice = ({ exchange }: { exchange: NonNullable<Quotation['Exchange']> }) => (
  <Alert tone="info" title={`Tienes ${formatPesos(exchange.left)} para tu cambio`}>
    {`Es el valor de lo que devolviste con tu solicitud ${exchange.folio}. Agrega aquí lo que quieres en su lugar y, al pagar, elige «${paymentTypeName(PaymentType.exchangeValue)}»: pagas solo la diferencia, o te la devolvemos. Vale hasta el ${formatMoment(exchange.until)}.`}
  </Alert>
);
