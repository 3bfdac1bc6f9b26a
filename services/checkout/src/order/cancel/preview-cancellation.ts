import type { CancellationPreview, ChosenLine } from '@actual/contracts';
import {
  isLedgerType,
  isTransferType,
  PaymentType,
  paymentTypeName,
} from '@actual/contracts/facts/payment/payment-types';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { LoadedOrder, OrderPaymentRow } from '../order.queries';
import { type Asking, cancelableLines, cancellationIn, chosenPieces, orderRefusal } from './cancelable';

/** Where money of a payment goes when it goes back. */
export function wayBack({ provider, type }: Pick<OrderPaymentRow, 'provider' | 'type'>) {
  if (type === PaymentType.exchangeValue) return 'first-order';
  if (isLedgerType(type)) return 'ledger';
  if (provider !== 'store') return 'provider';
  return isTransferType(type) ? 'account' : 'counter';
}

/**
 * The pieces that can be canceled, and the refund for the chosen ones.
 * @throws not_found for a line of another order
 */
export function previewCancellation(
  order: LoadedOrder,
  lines: readonly ChosenLine[],
  asked: Asking,
): Omit<CancellationPreview, 'code'> {
  const chosen = chosenPieces(order, lines);
  if (!chosen) throw new AppError('not_found');
  const { value, owed, credited, returned, whole, parts } = cancellationIn(order, chosen);
  return {
    refusal: orderRefusal(order),
    onlyWhole: order.status === OrderState.pendingPayment,
    lines: cancelableLines(order, asked),
    total: toPesos(order.totalCents),
    value: toPesos(value),
    owed: toPesos(owed),
    credited: toPesos(credited),
    returned: toPesos(returned),
    whole,
    parts: parts.flatMap(({ id, cents }) => {
      const payment = order.payments.find((one) => one.id === id);
      if (!payment) return [];
      const { type, card, months } = payment;
      return {
        paymentId: id,
        name: paymentTypeName(type),
        card,
        msi: months,
        amount: toPesos(cents),
        goesTo: wayBack(payment),
      };
    }),
  };
}
