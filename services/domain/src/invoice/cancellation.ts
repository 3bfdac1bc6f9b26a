import type { CancellationMotive } from '@actual/contracts/facts/payment/invoices';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { isGeneric } from '@actual/contracts/fiscal/generic-receiver';
import type { InvoiceReceiver } from './receiver';

/** The motives for which an invoice can be canceled without another in its place. */
export function motivesOf(order: { status: OrderState }, { rfc }: Pick<InvoiceReceiver, 'rfc'>): CancellationMotive[] {
  return [
    '02',
    ...(order.status === OrderState.canceled ? (['03'] as const) : []),
    ...(isGeneric(rfc) ? (['04'] as const) : []),
  ];
}

/** True where both are the same to the tax authority: one invoice cannot take the place of the other. */
export const isSameReceiver = (one: InvoiceReceiver, other: InvoiceReceiver): boolean =>
  (['rfc', 'name', 'regime', 'use', 'zip'] as const).every((field) => one[field] === other[field]);
