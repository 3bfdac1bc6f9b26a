import type { Caller } from '@actual/kit/caps/caller';
import type { Checkout } from '../context';

/** The payer as digests, which the caps on payments count and a payment keeps. */
export interface Payer {
  caller: Caller;
  holder: string | null;
  address: string;
  network: string;
  email: string | null;
}

/** The capped caller that pays, with the mailbox of the address; null for everybody else. */
export function payerOf(
  { caps }: Pick<Checkout, 'caps'>,
  caller: Caller | undefined,
  email: string | undefined,
): Payer | null {
  if (!caller?.capped) return null;
  const { holder, address, network } = caller;
  return { caller, holder, address, network, email: email ? caps.digests.of('email', email) : null };
}

/** Everything a payer is counted under, in one order for everybody. */
export const subjectsOf = ({ holder, address, network, email }: Payer): string[] =>
  [holder, address, network, email].filter((one) => one !== null).sort();
