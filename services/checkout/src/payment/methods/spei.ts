import { PaymentType } from '@actual/domain';
import { fittingAddress } from '../../quotation/loaded-quotation';
import { folioText } from '../../quotation/quotation-reply';
import { withoutClabe } from '../outcome/provider-answer';
import type { NewPaymentInput, ProviderMethod } from './payment-method';
import { transferPlan } from './transfer-plan';

/**
 * A SPEI transfer to a CLABE that the provider gives: its pieces are held for twelve hours, and the order waits for the
 * money (shopping 4).
 */
export const spei: ProviderMethod<NewPaymentInput> = {
  plan:
    ({ input }) =>
    (quotation) =>
      transferPlan(quotation, { type: PaymentType.spei, provider: 'mercadopago', pesos: input.amount }),

  request: ({ checkout: { mercadoPago, settings } }, { id, amountCents, expiresAt, quotation }) => {
    const address = fittingAddress(quotation);
    return mercadoPago.createSpeiPayment(
      {
        amountCents,
        description: `Cotización ${folioText(quotation.folio)}`,
        externalReference: id,
        notificationUrl: settings.notificationUrl,
        ...(expiresAt ? { expiresAt } : {}),
        payer: {
          email: address?.email ?? '',
          ...(address ? { firstName: address.firstName, lastName: address.lastName } : {}),
        },
      },
      id,
    );
  },

  unanswered: withoutClabe,
};
