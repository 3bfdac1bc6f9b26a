import { ApiError } from '@actual/contracts/client/client';
import { Browser } from '../browser';
import { zipcode } from '../purchases/person';
import { type Inside, people, type Target } from '../target';

export type Whole = Target & { inside: Inside };

/** Something that must stay true whatever people do to each other. */
export interface Claim {
  name: string;
  /** Tries to break it. Resolves with one sentence for each way that is open. */
  attack: (target: Whole, props: Props) => Promise<string[]>;
}

/** The tools that the attacks on claims share. */
export interface Props {
  /** Products with many pieces, dearest first. */
  dear: readonly string[];
  /** A new, unused e-mail. */
  stranger: () => string;
}

/** Signs a member of staff in on the internal network. */
export async function staff(target: Whole, role: keyof typeof people): Promise<Browser> {
  const browser = new Browser(target.internal ?? target.public);
  await browser.api()('POST /auth/signin', { body: { email: people[role], password: target.password } });
  return browser;
}

/** The answer, or null where the store refused the call. @throws anything that is no refusal */
export async function unlessRefused<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
}

/** A new quotation of a browser. */
export const quote = (browser: Browser, productId?: string, quantity = 1) =>
  browser.api()('POST /quotation/create', {
    body: { zipcodeDeliveryId: zipcode, detail: productId ? { productId, quantity } : undefined },
  });
