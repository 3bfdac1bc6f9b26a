import { settleExchanges } from '@actual/checkout-service/src/after-sale/exchange/settle-exchanges';
import { workOutbox } from '@actual/checkout-service/src/outbox/work-outbox';
import { refundAbandoned } from '@actual/checkout-service/src/payment/refund/refund-partial-payments';
import { sweepPayments } from '@actual/checkout-service/src/payment/sweep/sweep-payments';
import { compareWithProvider } from '@actual/checkout-service/src/reconcile/provider-discrepancies';
import { processNotifications } from '@actual/checkout-service/src/webhook/process-notifications';
import { disputesEnd, staffTidyUp } from './disputing';
import { invoicingEnds } from './invoicing';
import type { ModelState } from './model-state';
import { decide, deliver, trouble } from './outside';
import { staffHandBack } from './paying';

type Work = typeof workOutbox;

/** So many processes at once do the due work; one that dies answers nothing. */
async function worked(state: ModelState, work: Work, processes: number): Promise<void> {
  await state.harness.revive();
  const { checkout } = state;
  await Promise.all(Array.from({ length: processes }, () => work(checkout).catch(() => 0)));
}

/** The inbox of notifications is worked. */
export async function notifications(state: ModelState, processes: number): Promise<void> {
  await state
    .knex('webhook_event')
    .whereNull('processed_at')
    .update({ next_at: new Date(0) });
  await worked(state, processNotifications, processes);
}

/** Time for the next look at every open payment. */
export async function sweep(state: ModelState, processes: number): Promise<void> {
  await state
    .knex('payment')
    .whereIn('status', ['started', 'unknown', 'pending'])
    .update({ check_at: state.knex.raw("now() - interval '1 second'") });
  await worked(state, sweepPayments, processes);
}

/** Makes every outbox message due. */
export async function outbox(state: ModelState, processes: number): Promise<void> {
  await state
    .knex('outbox')
    .whereNull('done_at')
    .whereNull('parked_at')
    .update({ next_at: new Date(0) });
  await worked(state, workOutbox, processes);
}

/** Deadlines pass, and holds with them. */
export async function deadline(state: ModelState): Promise<void> {
  const past = state.knex.raw("now() - interval '1 minute'");
  await state.knex('payment').where({ status: 'pending' }).whereNotNull('expires_at').update({ expires_at: past });
  await state.knex('reservation').where({ state: 'held' }).update({ expires_at: past });
  await sweep(state, 1);
}

/** Two hours pass for payments that nobody goes on with. */
export async function abandon(state: ModelState): Promise<void> {
  const { knex } = state;
  await knex('payment').update({ updated_at: knex.raw("updated_at - interval '2 hours'") });
  await worked(state, refundAbandoned, 1);
}

/** So many processes at once settle the exchanges that are over. */
export const settle = (state: ModelState, processes: number): Promise<void> =>
  worked(state, settleExchanges, processes);

/** Weeks pass for every exchange; what one gives back may be another's. */
async function exchangesEnd(state: ModelState): Promise<void> {
  const { knex } = state;
  await knex('exchange').update({ usable_until: knex.raw("now() - interval '1 second'") });
  for (const _ of await knex('exchange').select('request_id')) await settle(state, 1);
}

/** A few minutes pass: a payment that never reached the provider is known as such. */
export async function minutes(state: ModelState): Promise<void> {
  const { knex } = state;
  const open = knex('payment').whereIn('status', ['started', 'unknown']);
  await open.update({ created_at: knex.raw("created_at - interval '10 minutes'") });
  await sweep(state, 1);
}

/** Provider and store are compared, as if nobody had for a while. */
export async function compare(state: ModelState) {
  await state.harness.revive();
  await state
    .knex('payment')
    .update({ compared_at: null, updated_at: state.knex.raw("updated_at - interval '10 minutes'") });
  return compareWithProvider(state.checkout).catch(() => ({ compared: [], discrepancies: [] }));
}

const realDate = Date;
let ahead = 0;

/** Sets the clock of this machine, in milliseconds beside the right time; PostgreSQL keeps its own. */
export function setClock(state: ModelState | null, ms: number): void {
  ahead = ms;
  class Shifted extends realDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(realDate.now() + ahead);
      else super(...given);
    }
    static override now = (): number => realDate.now() + ahead;
    static override [Symbol.hasInstance] = (one: unknown): boolean => one instanceof realDate;
  }
  globalThis.Date = (ms === 0 ? realDate : Shifted) as DateConstructor;
  state?.signIn();
}

const undone = async ({ knex, harness }: ModelState): Promise<boolean> => {
  const { rows } = await knex.raw(`SELECT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND parked_at IS NULL)
    OR EXISTS (SELECT FROM webhook_event WHERE processed_at IS NULL) AS some`);
  return rows[0].some || harness.notifications.length > 0;
};

/** Delivers everything that is under way, until nothing is left to do. */
async function settleDown(state: ModelState): Promise<void> {
  for (let rounds = 0; rounds === 0 || (rounds < 8 && (await undone(state))); rounds += 1) {
    await deliver(state, 'once');
    await notifications(state, 1);
    await outbox(state, 1);
  }
}

/** Every review ends, one way or the other. */
async function reviewsEnd(state: ModelState): Promise<void> {
  const reviewed = await state.knex('payment').where({ status: 'pending' }).whereNotNull('provider_payment_id');
  for (const [at, { provider_payment_id }] of reviewed.entries())
    await decide(state, (at + state.quotations.length) % 2 === 0, provider_payment_id);
}

/** Staff refund payments at a counter of which nobody made an order. */
async function countersHandBack(state: ModelState): Promise<void> {
  const kept = await state
    .knex('payment')
    .where({ status: 'approved' })
    .whereNull('order_id')
    .whereRaw('refunded_cents < amount_cents');
  for (const one of kept) await staffHandBack(state, one);
}

/** All that is due happens: no fault lasts, nobody pays on, reviews and deadlines end, everything is compared. */
export async function quiet(state: ModelState): Promise<void> {
  setClock(state, 0);
  state.harness.process.crashPoint.calm();
  await state.harness.revive();
  await trouble(state, 'well');
  await minutes(state);
  await reviewsEnd(state);
  await settleDown(state);
  await disputesEnd(state);
  await settleDown(state);
  await staffTidyUp(state);
  await deadline(state);
  await abandon(state);
  await countersHandBack(state);
  await exchangesEnd(state);
  await settleDown(state);
  await compare(state);
  await settleDown(state);
  await invoicingEnds(state);
}
