import type { Checkout } from '../context';
import { fittingAddress, type LoadedQuotation } from '../quotation/loaded-quotation';
import type { Caller } from './caller';

/** Who pays, as digests: what caps on payments count, and what a payment keeps of its caller. */
export interface Payer {
  caller: Caller;
  holder: string | null;
  address: string;
  network: string;
  email: string | null;
}

/** The capped caller that pays a quotation; null for everybody else. */
export function payerOf({ digests }: Pick<Checkout, 'digests'>, quotation: LoadedQuotation): Payer | null {
  const { caller } = quotation;
  if (!caller?.capped) return null;
  const email = fittingAddress(quotation)?.email;
  const { holder, address, network } = caller;
  return { caller, holder, address, network, email: email ? digests.of('email', email) : null };
}

/** Everything a payer is counted under, in one order for everybody. */
export const subjectsOf = ({ holder, address, network, email }: Payer): string[] =>
  [holder, address, network, email].filter((one) => one !== null).sort();
