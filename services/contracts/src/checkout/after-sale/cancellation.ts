import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../../endpoint';
import { linesOfQuotation } from '../../facts/capacities';
import { cancelBusinessDays } from '../../facts/delivery/deadlines';
import { isClabe } from '../../fiscal/clabe';
import { day, id, pesos } from '../../shapes';
import { orderStatus } from '../order-shapes';
import { namedCode, orderCode } from './order-code';

/** Pieces of one line of an order. */
const chosenLine = z.strictObject({ id, quantity: z.number().int().min(1).max(10_000) });
const chosenLines = z.array(chosenLine).max(linesOfQuotation);
export type ChosenLine = z.infer<typeof chosenLine>;

/** Why an order, or a line of it, cannot be canceled any more. */
const refusal = z.enum(['already_left', 'already_canceled', 'payment_in_progress']);

/**
 * Where a part of the money goes: `provider`, the card or account that paid, by the provider; `ledger`, the client's
 * own e-wallet or balance, at once; `account`, a bank account that the store transfers it to; `counter`, handed back by
 * staff.
 */
const refundPart = z.object({
  paymentId: z.string(),
  name: z.string().describe('how it was paid'),
  card: z.string().nullable().describe('last four digits'),
  msi: z.number().int(),
  amount: pesos,
  goesTo: z.enum(['provider', 'ledger', 'first-order', 'account', 'counter']),
});

export const cancellationPreview = z.object({
  refusal: refusal.nullable().describe('why nothing of the order can be canceled'),
  onlyWhole: z.boolean().describe('the order waits for its transfer: it is canceled whole, or not at all'),
  lines: z.array(
    z.object({
      id,
      quantity: z.number().int().describe('pieces that can be canceled'),
      until: day.nullable().describe('last day on which they can be; null: they have no day yet'),
      refusal: refusal.nullable(),
      together: z
        .boolean()
        .describe(
          'its price was agreed for all of its pieces: the buyer cancels all of them or none; managers may split them',
        ),
    }),
  ),
  total: pesos.describe('of the order as it is now'),
  value: pesos.describe('the amount charged for the chosen pieces'),
  owed: pesos.describe('the part of it that the order still owed and owes no more'),
  credited: pesos.describe('the part of it that was refunded before'),
  returned: pesos.describe('the part of it that is refunded'),
  whole: z.boolean().describe('nothing is left of the order'),
  parts: z.array(refundPart).describe('where it goes back to'),
  code: orderCode,
});
export type CancellationPreview = z.infer<typeof cancellationPreview>;

export const cancellationEndpoints = endpointsOf('checkout', {
  'POST /order/{id}/cancellation/preview': {
    access: 'owner-or-staff',
    summary: `Pieces of an order that can be canceled, until ${cancelBusinessDays} business day before they come, and the refund of the chosen ones with its destination; also by the signed link of its mail`,
    params: z.object({ id }),
    body: z.strictObject({ lines: chosenLines }),
    response: cancellationPreview,
  },
  'POST /order/{id}/cancellation': {
    access: 'owner-or-staff',
    mutates: true,
    audits: ['returned', 'reason'],
    deadlineMs: outsideDeadline,
    summary:
      'Cancels pieces of an order, or all of it, before they leave: the amount that was shown goes back by the ways it was paid, the pieces can be sold again, mail, ERP and invoice follow. Of staff, managers do it, with a reason',
    params: z.object({ id }),
    body: z.strictObject({
      lines: chosenLines.min(1),
      total: pesos.describe('of the order, as the caller saw it; after a change the preview is shown again first'),
      returned: pesos.describe('the refund as the caller saw it'),
      clabe: z
        .string()
        .refine(isClabe, 'clabe')
        .optional()
        .describe('the buyer’s account, for refunds that the store transfers itself'),
      code: namedCode,
      reason: z.string().trim().min(3).max(200).optional(),
    }),
    response: z.object({
      status: orderStatus,
      returned: pesos,
      total: pesos.describe('the order’s new total; the old total where the order has ended'),
    }),
    errors: [
      'order_code_wrong',
      'already_left',
      'already_canceled',
      'agreed_together',
      'payment_in_progress',
      'total_changed',
      'conflict',
      'payment_provider_unavailable',
    ],
  },
});
