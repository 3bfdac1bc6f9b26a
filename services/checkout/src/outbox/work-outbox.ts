import { prepared } from '@actual/database';
import type { Checkout } from '../context';
import { type LoadedOrder, readOrders } from '../order/read-order';
import { sendQuotationMail } from '../quotation/mail/send-quotation';
import { backoffSeconds } from './backoff';
import { cancelInErp } from './cancel-in-erp';
import type { ErpDocument } from './conclude';
import { giveBack } from './give-back';
import {
  sendAboutPayment,
  sendAttemptsExceeded,
  sendCanceled,
  sendConfirmation,
  sendTransferInstructions,
} from './send-mail';
import { sendToErp } from './send-to-erp';

/** Effects done at a time. */
const batch = 8;

/** Seconds a claimed effect is left to its worker; longer than any provider call with its retries. */
const leaseSeconds = 120;

/**
 * After this many tries an effect is parked where staff see it: seven hours at least, so that an ERP or a mail server
 * that is away for an hour, or a night's maintenance, needs nobody.
 */
export const triesLimit = 40;

/** A thing that has to leave the house. `attempts` counts the one under way. */
export interface Effect {
  id: number;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** `park`: trying again cannot help. `reason` is for staff and logs, without personal data. */
export type Outcome =
  | { kind: 'done'; document?: ErpDocument }
  | { kind: 'later'; reason: string }
  | { kind: 'park'; reason: string };

/** Takes what is due. Its lease outlives the process: an effect of a worker that died comes back after it. */
function claimEffects({ db }: Checkout): Promise<Effect[]> {
  return prepared<Effect>(
    db,
    'work-claim-effects',
    `UPDATE outbox SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE id = ANY (ARRAY(SELECT id FROM outbox WHERE done_at IS NULL AND parked_at IS NULL AND next_at <= now()
       ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, kind, key, payload, attempts`,
    [leaseSeconds, batch],
  );
}

function perform(checkout: Checkout, effect: Effect, order: LoadedOrder | undefined): Promise<Outcome> {
  switch (effect.kind) {
    case 'order-confirmation':
      return order ? sendConfirmation(checkout, order) : missing();
    case 'erp-order':
      return order ? sendToErp(checkout, effect, order) : missing();
    case 'erp-cancel':
      return order ? cancelInErp(checkout, order) : missing();
    case 'transfer-instructions':
      return order ? sendTransferInstructions(checkout, order) : missing();
    case 'order-canceled':
      return order ? sendCanceled(checkout, effect, order) : missing();
    case 'payment-review':
    case 'refund-done':
      return sendAboutPayment(checkout, effect);
    case 'attempts-exceeded':
      return sendAttemptsExceeded(checkout, effect);
    case 'quotation-mail':
    case 'lead-mail':
      return sendQuotationMail(checkout, effect);
    case 'refund':
      return giveBack(checkout, effect);
    default:
      return Promise.resolve({ kind: 'park', reason: `nobody knows the kind ${effect.kind}` });
  }
}

const missing = (): Promise<Outcome> => Promise.resolve({ kind: 'park', reason: 'its order does not exist' });

async function conclude({ db, log, gathered }: Checkout, effect: Effect, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'done') {
    await gathered.conclusions.add({ id: effect.id, ...(outcome.document ? { document: outcome.document } : {}) });
    return;
  }
  const park = outcome.kind === 'park' || effect.attempts >= triesLimit;
  log.warn({ kind: effect.kind, key: effect.key, attempts: effect.attempts, park, reason: outcome.reason }, 'effect');
  await db('outbox')
    .where({ id: effect.id })
    .update({
      last_error: outcome.reason.slice(0, 500),
      next_at: db.raw(`now() + ? * interval '1 second'`, [backoffSeconds(effect.attempts)]),
      ...(park ? { parked_at: db.fn.now() } : {}),
    });
}

/** Does what waits in the outbox, each effect once however often it is tried. Answers how many it took. */
export async function workOutbox(checkout: Checkout): Promise<number> {
  const effects = await claimEffects(checkout);
  const ids = new Set(effects.map((effect) => effect.payload.orderId).filter((id) => typeof id === 'string'));
  const orders = new Map((await readOrders(checkout.db, [...ids])).map((order) => [order.id, order]));
  await Promise.all(
    effects.map(async (effect) => {
      const outcome = await perform(checkout, effect, orders.get(String(effect.payload.orderId))).catch(
        (error: unknown): Outcome => {
          checkout.log.error({ err: error, kind: effect.kind, key: effect.key }, 'effect failed');
          return { kind: 'later', reason: String(error) };
        },
      );
      await conclude(checkout, effect, outcome);
    }),
  );
  return effects.length;
}
