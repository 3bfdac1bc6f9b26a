import { pesosFromCents } from '../money';
import type { CardPaymentInput, Payer, TransferPaymentInput } from './types';

function payerBody(payer: Payer) {
  return { email: payer.email, first_name: payer.firstName, last_name: payer.lastName };
}

/** Body of `POST /v1/payments` for a card token. */
export function cardPaymentBody(input: CardPaymentInput) {
  return {
    transaction_amount: pesosFromCents(input.amountCents),
    token: input.token,
    description: input.description,
    installments: input.installments,
    payment_method_id: input.methodId,
    issuer_id: input.issuerId ? Number(input.issuerId) : undefined,
    external_reference: input.externalReference,
    notification_url: input.notificationUrl,
    statement_descriptor: input.statementDescriptor,
    binary_mode: false,
    capture: true,
    three_d_secure_mode: input.threeDSecure,
    payer: payerBody(input.payer),
    additional_info: input.items
      ? {
          items: input.items.map((item) => ({
            id: item.id,
            title: item.title,
            quantity: item.quantity,
            unit_price: pesosFromCents(item.unitPriceCents),
          })),
        }
      : undefined,
    metadata: input.metadata,
  };
}

/** Body of `POST /v1/payments` for money that is sent later: `clabe` by SPEI, `oxxo` or `paycash` with cash at a shop. */
export function transferPaymentBody(input: TransferPaymentInput) {
  return {
    transaction_amount: pesosFromCents(input.amountCents),
    description: input.description,
    payment_method_id: input.methodId,
    external_reference: input.externalReference,
    notification_url: input.notificationUrl,
    date_of_expiration: input.expiresAt?.toISOString(),
    payer: { ...payerBody(input.payer), entity_type: 'individual' },
  };
}
