import type { CardPayment, cardPayment } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import { cardReservationMinutes } from '@actual/contracts/facts/payment/deadlines';
import { folioText } from '@actual/contracts/facts/text/written';
import {
  fromPesos,
  type Method,
  methodEnabled,
  type PaymentGroup,
  PaymentState,
  PaymentType,
  paymentGroups,
} from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import { fittingAddress, type LoadedQuotation, type PaymentRow } from '../../quotation/loaded-quotation';
import { groupState } from '../options/group-state';
import type { PaymentOutcome } from '../outcome/payment-outcome';
import { answerOf, isOurs } from '../outcome/provider-answer';
import { recordOutcome } from '../outcome/record-outcome';
import type { PaymentPlan } from '../start/payment-plan';
import { within } from './amounts';
import type { ProviderMethod } from './payment-method';

type CardPaymentInput = z.output<typeof cardPayment>;

/** Brand in the method table, and kind, of the cards that the provider names by a method id. */
const cards = new Map([
  ['visa', { brand: 'visa', debit: false }],
  ['debvisa', { brand: 'visa', debit: true }],
  ['master', { brand: 'master-card', debit: false }],
  ['debmaster', { brand: 'master-card', debit: true }],
  ['amex', { brand: 'american-express', debit: false }],
]);

/**
 * The method a card payment names, and the centavos it charges.
 * @throws payment_group_not_allowed where group, plan, installments and card do not go together or may not be used now;
 * card_type_not_allowed for a debit card as credit, or the other way round
 */
function chosenMethod(
  quotation: LoadedQuotation,
  wanted: Pick<CardPayment, 'paymentGroup' | 'paymentType' | 'installments' | 'payment_method_id'>,
): { method: Method; group: PaymentGroup; amount: number } {
  const group = paymentGroups.find((one) => one.group === wanted.paymentGroup);
  const method = group?.methods.find((one) => one.type === wanted.paymentType);
  const card = cards.get(wanted.payment_method_id);
  if (!group || !method || method.months !== wanted.installments || !card || !method.cards.includes(card.brand))
    throw new AppError('payment_group_not_allowed');
  // the invoice names the kind of card, and no bank splits a debit card into months
  if (card.debit !== (method.type === PaymentType.debitCard)) throw new AppError('card_type_not_allowed');
  const { active, remaining } = groupState(quotation, group);
  if (!active || !methodEnabled(method, remaining)) throw new AppError('payment_group_not_allowed');
  return { method, group: group.group, amount: remaining };
}

/** All that remains with the group of the card's plan, or a part of it in one sum. */
function cardPlan(quotation: LoadedQuotation, input: CardPaymentInput): PaymentPlan {
  const { method, group, amount } = chosenMethod(quotation, input);
  const seen = fromPesos(input.transaction_amount);
  if (input.partial && group !== 1) throw new AppError('payment_group_not_allowed');
  return {
    provider: 'mercadopago',
    type: method.type,
    group,
    months: method.months,
    seen,
    byStaff: false,
    ...(input.partial ? within(seen, amount) : { amount, part: false }),
    holdSeconds: cardReservationMinutes * 60,
    deadlineSeconds: null,
  };
}

/** "Already paid": an earlier attempt of this quotation may have been charged after all. Look before saying no. */
async function earlierPayment(checkout: Checkout, earlier: readonly PaymentRow[]): Promise<PaymentOutcome | null> {
  for (const { id, amountCents } of earlier.filter((one) => one.status === PaymentState.cancelled)) {
    const found = await checkout.mercadoPago.searchPayments({ externalReference: id });
    if (found.kind !== 'payments') continue;
    const approved = found.payments.find(
      (one) => one.status === PaymentState.approved && isOurs(one, { id, amountCents }),
    );
    const answer = approved && answerOf(approved);
    const outcome = answer && (await recordOutcome(checkout, id, answer));
    if (outcome?.orderId) return outcome;
  }
  return null;
}

/**
 * A card of the web. Under review the quotation is frozen and its pieces held; the order follows the provider's yes.
 */
export const card: ProviderMethod<CardPaymentInput> = {
  plan:
    ({ input }) =>
    (quotation) =>
      cardPlan(quotation, input),

  request: ({ checkout: { mercadoPago, settings }, input }, { id, amountCents, quotation }) => {
    const address = fittingAddress(quotation);
    return mercadoPago.createCardPayment(
      {
        amountCents,
        token: input.token,
        description: `Cotización ${folioText(quotation.folio)}`,
        installments: input.installments,
        methodId: input.payment_method_id,
        issuerId: input.issuer_id === undefined ? undefined : String(input.issuer_id),
        externalReference: id,
        notificationUrl: settings.notificationUrl,
        statementDescriptor: brands[quotation.site].name.toUpperCase(),
        threeDSecure: 'optional',
        payer: {
          email: input.cardholder.email,
          firstName: address?.firstName,
          lastName: address?.lastName,
        },
        items: quotation.lines.map((line) => ({
          id: line.itemCode,
          title: line.product?.name ?? line.itemCode,
          quantity: line.quantity,
          unitPriceCents: line.unitPrice,
        })),
        metadata: { quotation_id: quotation.id },
      },
      id,
    );
  },

  unanswered: null,

  reconsider: async ({ checkout }, { quotation }, { detail }) =>
    detail === 'cc_rejected_duplicated_payment' ? earlierPayment(checkout, quotation.payments) : null,
};
