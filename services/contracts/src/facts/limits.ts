import { catalogLimits } from './limits/catalog';
import { clientLimits } from './limits/clients';
import { type Limit, minute, officePeople } from './limits/limit';
import { mailLimits } from './limits/mails-and-forms';
import { orderLimits } from './limits/orders-and-payments';
import { signInLimits } from './limits/sign-in';

export { type Limit, noEnd, officePeople } from './limits/limit';

/** Every cap on a caller, by name. The table in services/deploy/LIMITS.md is this one. */
export const limits = {
  calls: {
    counts: 'calls of one service',
    per: 'address',
    free: 15 * officePeople,
    most: 15 * officePeople,
    seconds: minute,
    refusal: 'rate_limited',
    because: 'buying takes 5 to 10 calls a minute; an office of 200 people makes 3,000 at most',
  },
  ...orderLimits,
  ...mailLimits,
  ...signInLimits,
  ...clientLimits,
  ...catalogLimits,
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Leading zero bits that a proof of work has: 65,000 hashes, one to two seconds of a phone. */
export const proofBits = 16;
/** Bits where nobody is refused and very much was used: four times as much work. */
export const mostProofBits = 18;
/** Seconds in which a proof is handed in. */
export const proofSeconds = 600;
