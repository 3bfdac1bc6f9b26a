import { claimEffects, type Effect, putOff } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { type LoadedOrder, readOrders } from '../order/order.queries';
import { cancelInErp } from './cancel-in-erp';
import type { MessageOutcome } from './message-outcome';
import { refundPayment } from './refund-payment';
import {
  sendAboutPayment,
  sendAttemptsExceeded,
  sendCanceled,
  sendConfirmation,
  sendFreshLink,
  sendTransferInstructions,
} from './send-mail';
import { sendQuotationMail } from './send-quotation-mail';
import { sendToErp } from './send-to-erp';

/** Effects done at a time. */
const batch = 8;

function perform(checkout: Checkout, effect: Effect, order: LoadedOrder | undefined): Promise<MessageOutcome> {
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
    case 'order-link':
      return order ? sendFreshLink(checkout, effect, order) : missing();
    case 'payment-review':
    case 'refund-done':
      return sendAboutPayment(checkout, effect);
    case 'attempts-exceeded':
      return sendAttemptsExceeded(checkout, effect);
    case 'quotation-mail':
    case 'lead-mail':
      return sendQuotationMail(checkout, effect);
    case 'refund':
      return refundPayment(checkout, effect);
    default:
      return Promise.resolve({ kind: 'park', reason: `nobody knows the kind ${effect.kind}` });
  }
}

const missing = (): Promise<MessageOutcome> => Promise.resolve({ kind: 'park', reason: 'its order does not exist' });

async function finish({ db, log, writers }: Checkout, effect: Effect, outcome: MessageOutcome): Promise<void> {
  if (outcome.kind === 'done') {
    await writers.completions.add({ id: effect.id, ...(outcome.document ? { document: outcome.document } : {}) });
    return;
  }
  const put = await putOff(db, 'outbox', effect, outcome);
  log.warn({ kind: effect.kind, key: effect.key, attempts: effect.attempts, ...put }, 'effect');
}

/** Does what waits in the outbox, each effect once however often it is tried. Answers how many it took. */
export async function workOutbox(checkout: Checkout): Promise<number> {
  const effects = await claimEffects(checkout.db, 'outbox', batch);
  const ids = new Set(effects.map((effect) => effect.payload.orderId).filter((id) => typeof id === 'string'));
  const orders = new Map((await readOrders(checkout.db, [...ids])).map((order) => [order.id, order]));
  await Promise.all(
    effects.map(async (effect) => {
      const outcome = await perform(checkout, effect, orders.get(String(effect.payload.orderId))).catch(
        (error: unknown): MessageOutcome => {
          checkout.log.error({ err: error, kind: effect.kind, key: effect.key }, 'effect failed');
          return { kind: 'later', reason: String(error) };
        },
      );
      await finish(checkout, effect, outcome);
    }),
  );
  return effects.length;
}
