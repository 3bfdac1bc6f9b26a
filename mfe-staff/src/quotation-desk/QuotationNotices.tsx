import type { Quotation } from '@actual/contracts';
import { isCardType, isLedgerType } from '@actual/contracts/facts/payment/payment-types';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { useQueryClient, useShell } from '@actual/shell-contract';
import { Alert, Button, formatPesos } from '@actual/ui';
import { counterText } from '../counter/counter-words';
import { useAction } from '../fields/use-action';
import { ExchangeNotice } from './ExchangeNotice';
import { standingOf } from './standing';

/** Notices to read first: prices that changed, a payment under way, a client who was promised a call. */
export function QuotationNotices({ quotation }: { quotation: Quotation }) {
  const { done, beingPaid, partPaid } = standingOf(quotation);
  return (
    <>
      {quotation.rateLimitReported && !done ? (
        <Alert tone="warning">El cliente ya no puede intentar pagar por su cuenta: se le prometió una llamada.</Alert>
      ) : null}
      {beingPaid ? (
        <Alert tone="info" title="Se está pagando">
          Sus piezas están apartadas; hasta que el pago termine no se puede cambiar.
        </Alert>
      ) : null}
      {done || beingPaid ? null : <ExchangeNotice quotation={quotation} />}
      {partPaid && !beingPaid ? <PartPaid quotation={quotation} /> : null}
      {quotation.repriced.length > 0 && !done ? (
        <Alert tone="warning" title="Actualizamos los precios a hoy">
          <ul>
            {quotation.repriced.map(({ detailId, Name, before, now }) => (
              <li key={detailId}>{`${Name}: antes ${formatPesos(before)}, hoy ${formatPesos(now)}`}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </>
  );
}

/** A part is paid: its articles stay, unless the money goes back to where it came from. */
function PartPaid({ quotation: { id, ammountPaid, Payments } }: { quotation: Quotation }) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const back = useAction({
    mutationFn: () => api('POST /payment/remove/{id}', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
  // payments taken at the counter are given back one by one
  const own = Payments.some(
    ({ status, type }) => status === PaymentState.approved && (isLedgerType(type) || isCardType(type)),
  );
  return (
    <Alert
      tone="info"
      action={
        own ? (
          <Button variant="secondary" busy={back.isPending ? 'Devolviendo' : false} onClick={() => back.mutate()}>
            Quitar lo pagado
          </Button>
        ) : null
      }
    >
      {back.isError
        ? counterText(back.error)
        : `Tiene ${formatPesos(ammountPaid)} pagados: sus artículos, piezas, fechas y código postal no se pueden cambiar.`}
    </Alert>
  );
}
