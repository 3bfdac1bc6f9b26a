import { useQuery, useShell } from '@actual/shell-contract';
import { formatPesos, Stack, SummaryRow, SummaryRows } from '@actual/ui';
import { Asking } from '../layout/Asking';
import { CancelDialog } from '../order-desk/CancelPayment';
import { ReceiptLink } from '../receipt/ReceiptLink';
import { paymentTitle, proofOf } from '../receipt/receipt-words';
import { receiptQuery } from '../sale/sale-queries';

/** Each payment of a quotation so far, with received amounts and change; one booked by mistake can be canceled. */
export function PaymentsTaken({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data } = useQuery(receiptQuery(api, quotationId));
  if (!data || data.Payments.length === 0) return null;
  return (
    <Stack gap={3}>
      {data.Payments.map((payment) => (
        <div key={payment.id}>
          <SummaryRows>
            <SummaryRow
              label={paymentTitle(payment)}
              note={proofOf(payment).join(' · ')}
              value={formatPesos(payment.ammount)}
            />
          </SummaryRows>
          <Asking words="Cancelar pago" variant="link">
            {(close) => (
              <CancelDialog
                owner={quotationId}
                title={`Cancelar un pago de la cotización ${data.folio}`}
                paymentId={payment.id}
                what={`${paymentTitle(payment)} de ${formatPesos(payment.ammount)}`}
                type={payment.type}
                onClose={close}
              />
            )}
          </Asking>
        </div>
      ))}
      <div>
        <ReceiptLink id={quotationId} />
      </div>
    </Stack>
  );
}
