import { queryOptions } from '@actual/shell-contract';
import { digits } from './card-rules';
import { loadProvider } from './provider-library';

type Provider = Parameters<typeof loadProvider>[0];

/** The first digits, by which the provider's library recognizes a card. */
const binLength = 8;
const binOf = (number: string): string => digits(number).slice(0, binLength);

/** The provider's words for the card behind the first digits of a number; asked once those are typed. */
export const cardQuery = (provider: Provider, number: string) =>
  queryOptions({
    queryKey: ['card', binOf(number)],
    enabled: binOf(number).length === binLength,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const library = await loadProvider(provider);
      const { results } = await library.getPaymentMethods({ bin: binOf(number) });
      return results[0] ?? null;
    },
  });

/**
 * The message for a card of another kind than the way to pay: months and credit want a credit card, debit a debit card.
 * `paymentTypeId` is the provider's; null where they go together.
 */
export function kindMismatch(paymentTypeId: string, debit: boolean): string | null {
  const credit = paymentTypeId === 'credit_card';
  if (credit !== debit) return null;
  return debit
    ? 'Esta tarjeta es de crédito. Elige «Tarjeta de crédito» como forma de pago o usa una tarjeta de débito.'
    : 'Esta tarjeta es de débito. Elige «Tarjeta de débito» como forma de pago o usa una tarjeta de crédito.';
}
