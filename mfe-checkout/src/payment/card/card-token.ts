import { personsPatience } from '@actual/contracts/client/client';
import { untilAnswered } from '@actual/contracts/client/retrying';
import type { ShellApi } from '@actual/shell-contract';
import type { CardFields } from './card-fields';
import { cardQuery, kindMismatch } from './card-kind';
import { digits, expiryOf } from './card-rules';
import { BlockedLibraryError, loadProvider } from './provider-library';

/** The provider's library refused the card's data, or could not be reached: nothing was charged. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** The card is of another kind than the way to pay; its message is for people. Nothing was sent. */
export class CardKindError extends TokenError {}

/** The provider's library was kept out of this page. */
export class LibraryTokenError extends TokenError {}

/** The provider did not answer. */
class NoTokenError extends TokenError {
  readonly status = 0;
  readonly code = 'unavailable';
}

/** The provider's token for a card. */
export interface Token {
  token: string;
  methodId: string;
  issuer: string | number | undefined;
}

type Provider = Parameters<typeof loadProvider>[0];

/**
 * Makes a token of a card in the browser. Without an answer it is tried again, like a call: a token charges nothing.
 * @throws {TokenError}
 */
export const tokenOf = (
  queryClient: ShellApi['queryClient'],
  provider: Provider,
  fields: CardFields,
  debit: boolean,
): Promise<Token> =>
  untilAnswered(
    () => tokenOnce(queryClient, provider, fields, debit),
    personsPatience,
    (error) => error instanceof NoTokenError,
  );

async function tokenOnce(
  queryClient: ShellApi['queryClient'],
  provider: Provider,
  fields: CardFields,
  debit: boolean,
): Promise<Token> {
  try {
    const method = await queryClient.fetchQuery(cardQuery(provider, fields.number));
    if (!method) throw new TokenError('unknown card');
    const mismatch = kindMismatch(method.payment_type_id, debit);
    if (mismatch) throw new CardKindError(mismatch);
    const library = await loadProvider(provider);
    const { month, year } = expiryOf(fields.expiry);
    const { id } = await library.createCardToken({
      cardNumber: digits(fields.number),
      cardholderName: fields.cardholder.trim(),
      cardExpirationMonth: month,
      cardExpirationYear: year,
      securityCode: fields.cvc,
    });
    return { token: id, methodId: method.id, issuer: method.issuer?.id };
  } catch (cause) {
    if (cause instanceof TokenError) throw cause;
    if (cause instanceof BlockedLibraryError) throw new LibraryTokenError(cause.message);
    // the library's refusals are lists of causes; an error is the network's
    throw cause instanceof Error ? new NoTokenError(String(cause)) : new TokenError('refused');
  }
}
