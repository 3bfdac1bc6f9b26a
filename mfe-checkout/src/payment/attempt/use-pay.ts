import type { CardPaymentReply, GuestAddress, PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { isCardType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { useRef } from 'react';
import type { CardFields } from '../card/card-fields';
import { type Token, TokenError, tokenOf } from '../card/card-token';
import { usePaymentOutcome } from '../outcome/use-payment-outcome';
import { sendOnce } from './last-attempt';
import { payingKey } from './running-payment';

type Provider = PaymentOptions['provider'];

interface PayInput {
  fields: CardFields;
  method: PaymentMethod;
}

function holderOf(fields: CardFields, address: GuestAddress) {
  if (fields.sameAddress) {
    return {
      email: address.email,
      phone: address.phone,
      address: `${address.streetName} ${address.streetNumber}`,
      neighborhood: address.neighborhood,
      city: address.city,
      state: address.state,
      zip: address.zipCode,
    };
  }
  const { phone, street, neighborhood, city, state, zip } = fields;
  return { email: fields.email.trim(), phone, address: street, neighborhood, city, state, zip };
}

/** Makes the token in the browser, then asks the store to charge it for exactly the total the person saw. */
export function usePay(quotation: Quotation, address: GuestAddress, provider: Provider) {
  const { api, queryClient } = useShell();
  const { showOutcome, refresh } = usePaymentOutcome(quotation);
  // of the tab's memory alone: a card is written down nowhere
  const { keyOf, done } = useKeyOf();
  const made = useRef<{ key: string; card: Token } | null>(null);
  return useMutation<CardPaymentReply, unknown, PayInput>({
    mutationKey: payingKey,
    mutationFn: async ({ fields, method }) => {
      const { type } = method;
      if (!isCardType(type)) throw new TokenError('not a card');
      const key = keyOf([fields, type, method.total]);
      // a press whose answer is not known is repeated to the letter: a token is made once
      if (made.current?.key !== key)
        made.current = { key, card: await tokenOf(queryClient, provider, fields, type === PaymentType.debitCard) };
      const { token, methodId, issuer } = made.current.card;
      const body = {
        quotationId: quotation.id,
        token,
        payment_method_id: methodId,
        issuer_id: issuer,
        installments: method.months,
        paymentType: type,
        paymentGroup: method.group,
        transaction_amount: method.total,
        cardholder: holderOf(fields, address),
        termsAccepted: true as const,
      };
      return sendOnce({ api, queryClient }, quotation, () =>
        api('POST /processMPpayment', { body }, { idempotencyKey: key }),
      );
    },
    onSuccess: (reply) => {
      done();
      return showOutcome(reply);
    },
    onError: (error) => (error instanceof TokenError ? undefined : refresh()),
  });
}
