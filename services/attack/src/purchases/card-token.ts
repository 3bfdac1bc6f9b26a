import { ApiError } from '@actual/contracts/client/client';
import { untilAnswered } from '@actual/contracts/client/retrying';
import { jsonOf, send } from '../http';
import type { Target } from '../target';

const CARD = '4075595716483764';

interface TokenFor {
  publicKey: string;
  /** Milliseconds for all tries together. */
  patience: number;
  holder: string;
}

/**
 * A card token, as the provider's library makes it in the browser. Without an answer it is asked for again, as the page
 * does. @throws {ApiError} `payment_provider_unavailable`, `unavailable`
 */
export function cardToken(target: Target, asked: TokenFor): Promise<string> {
  return untilAnswered(
    () => cardTokenOnce(target, asked),
    asked.patience,
    (error) => error instanceof ApiError,
  );
}

async function cardTokenOnce({ sandbox }: Target, { publicKey, holder }: TokenFor): Promise<string> {
  const card = { card_number: CARD, expiration_month: '11', expiration_year: '2030', security_code: '123' };
  const answer = await send(sandbox ?? '', {
    method: 'POST',
    path: `/mercadopago/v1/card_tokens?public_key=${publicKey}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, cardholder: { name: holder } }),
  }).catch((cause: unknown) => {
    throw new ApiError(0, 'unavailable', `no card token: ${String(cause)}`);
  });
  const id = jsonOf(answer.body)?.id;
  if (typeof id !== 'string') throw new ApiError(answer.status, 'payment_provider_unavailable', 'no card token');
  return id;
}
