import { folioText } from '@actual/contracts/facts/text/written';
import type { TransferType } from '@actual/domain';
import { fittingAddress } from '../../quotation/loaded-quotation';
import { withoutClabe } from '../outcome/provider-answer';
import type { NewPaymentInput, ProviderMethod } from './payment-method';
import { transferPlan } from './transfer-plan';

/** Money sent later with the provider's CLABE or ticket: pieces are held until the type's deadline (shopping 4). */
export const providerTransfer = (type: TransferType, methodId: string): ProviderMethod<NewPaymentInput> => ({
  plan:
    ({ input }) =>
    (quotation) =>
      transferPlan(quotation, { type, provider: 'mercadopago', pesos: input.amount }),

  request: ({ checkout: { mercadoPago, settings } }, { id, amountCents, expiresAt, quotation }) => {
    const address = fittingAddress(quotation);
    return mercadoPago.createTransferPayment(
      {
        amountCents,
        methodId,
        description: `Cotización ${folioText(quotation.folio)}`,
        externalReference: id,
        notificationUrl: settings.notificationUrl,
        expiresAt: expiresAt ?? undefined,
        payer: {
          email: address?.email ?? '',
          firstName: address?.firstName,
          lastName: address?.lastName,
        },
      },
      id,
    );
  },

  unanswered: withoutClabe,
});
