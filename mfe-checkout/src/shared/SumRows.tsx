import { shippingOf } from '@actual/contracts/facts/delivery/shipping-cost';
import { formatPesos, SummaryRow, SummaryRows, SummaryTotal } from '@actual/ui';
import type { PlanSums } from './plan-sums';

interface SumRowsProps {
  sums: PlanSums;
  /** Shows the amount owed; by default once a part is paid. */
  owes?: boolean;
  /** Below their rows, where there is something to say. */
  listNote?: string;
  discountNote?: string;
  /** Delivering there costs extra. */
  extraCost?: boolean | undefined;
  shippingNote?: string;
  totalNote?: string;
}

/** The sums of a purchase as a person adds them up: list price, discount, shipping, total, paid, owed. */
export const SumRows = ({
  sums: { subtotal, discount, total, paid, due },
  owes = paid > 0,
  listNote,
  discountNote,
  extraCost = false,
  shippingNote = '',
  totalNote = 'IVA incluido, MXN',
}: SumRowsProps) => {
  const shipping = shippingOf(extraCost);
  return (
    <SummaryRows>
      <SummaryRow label="Precio de lista" value={formatPesos(subtotal)} note={listNote} />
      {discount > 0 ? (
        <SummaryRow label="Descuento" tone="saving" value={formatPesos(-discount)} note={discountNote} />
      ) : null}
      <SummaryRow label="Envío" value={shipping.price} note={[shipping.note, shippingNote].filter(Boolean).join(' ')} />
      <SummaryTotal value={formatPesos(total)} note={totalNote} />
      {owes && paid > 0 ? <SummaryRow label="Pagado" tone="saving" value={formatPesos(paid)} /> : null}
      {owes ? <SummaryRow label="Por pagar" strong value={formatPesos(due)} /> : null}
    </SummaryRows>
  );
};
