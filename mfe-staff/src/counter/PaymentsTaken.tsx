import { useQuery, useShell } from '@actual/shell-contract';
import { formatPesos, Stack, SummaryRow, SummaryRows } from '@actual/ui';
import { ReceiptLink } from '../receipt/ReceiptLink';
import { paymentTitle, proofOf } from '../receipt/receipt-words';
import { receiptQuery } from '../sale/sale-queries';

/** Each payment of a quotation so far, with received amounts and change. */
export function PaymentsTaken({ quotationId }: { quotationId: string }) {
  const { api } = useShell();
  const { data } = useQuery(receiptQuery(api, quotationId));
  if (!data || data.Payments.length === 0) return null;
  return (
    <Stack gap={3}>
      <SummaryRows>
        {data.Payments.map((payment) => (
          <SummaryRow
            key={payment.id}
            label={paymentTitle(payment)}
            note={proofOf(payment).join(' · ')}
            value={formatPesos(payment.ammount)}
          />
        ))}
      </SummaryRows>
      <div>
        <ReceiptLink id={quotationId} />
      </div>
    </Stack>
  );
}
