import { workOutbox } from '../src/outbox/work-outbox';
import { giveAbandonedBack } from '../src/payment/remove-parts';
import { sweepPayments } from '../src/payment/sweep-payments';
import { compareWithProvider } from '../src/reconcile/provider-breaks';
import { workNotices } from '../src/webhook/work-notices';
import type { World } from './model-state';
import { decide, deliver, trouble } from './outside';
import { staffCancels } from './paying';

type Work = typeof workOutbox;

/** So many processes at once do what is due; one that dies answers nothing. */
async function worked(world: World, work: Work, processes: number): Promise<void> {
  await world.house.revive();
  const { checkout } = world;
  await Promise.all(Array.from({ length: processes }, () => work(checkout).catch(() => 0)));
}

/** The inbox of notices is worked. */
export async function notices(world: World, processes: number): Promise<void> {
  await world
    .knex('webhook_event')
    .whereNull('processed_at')
    .update({ next_at: new Date(0) });
  await worked(world, workNotices, processes);
}

/** Time for the next look at every open payment. */
export async function sweep(world: World, processes: number): Promise<void> {
  await world
    .knex('payment')
    .whereIn('status', ['started', 'unknown', 'pending'])
    .update({ check_at: world.knex.raw("now() - interval '1 second'") });
  await worked(world, sweepPayments, processes);
}

/** Time for the next try of everything that has to leave the house. */
export async function outbox(world: World, processes: number): Promise<void> {
  await world
    .knex('outbox')
    .whereNull('done_at')
    .whereNull('parked_at')
    .update({ next_at: new Date(0) });
  await worked(world, workOutbox, processes);
}

/** Deadlines pass, and holds with them. */
export async function deadline(world: World): Promise<void> {
  const past = world.knex.raw("now() - interval '1 minute'");
  await world.knex('payment').where({ status: 'pending' }).whereNotNull('expires_at').update({ expires_at: past });
  await world.knex('reservation').where({ state: 'held' }).update({ expires_at: past });
  await sweep(world, 1);
}

/** Two hours pass for what nobody goes on paying. */
export async function abandon(world: World): Promise<void> {
  const { knex } = world;
  await knex('payment').update({ updated_at: knex.raw("updated_at - interval '2 hours'") });
  await worked(world, giveAbandonedBack, 1);
}

/** A few minutes pass: a payment that never reached the provider is known as such. */
export async function minutes(world: World): Promise<void> {
  const { knex } = world;
  const open = knex('payment').whereIn('status', ['started', 'unknown']);
  await open.update({ created_at: knex.raw("created_at - interval '10 minutes'") });
  await sweep(world, 1);
}

/** Provider and store are compared, as if nobody had for a while. */
export async function compare(world: World) {
  await world.house.revive();
  await world
    .knex('payment')
    .update({ compared_at: null, updated_at: world.knex.raw("updated_at - interval '10 minutes'") });
  return compareWithProvider(world.checkout).catch(() => ({ compared: [], breaks: [] }));
}

const realDate = Date;
let ahead = 0;

/** Sets the clock of this machine, in milliseconds beside the right time; PostgreSQL keeps its own. */
export function setClock(world: World | null, ms: number): void {
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
  world?.signIn();
}

const undone = async ({ knex, house }: World): Promise<boolean> => {
  const { rows } = await knex.raw(`SELECT EXISTS (SELECT FROM outbox WHERE done_at IS NULL AND parked_at IS NULL)
    OR EXISTS (SELECT FROM webhook_event WHERE processed_at IS NULL) AS some`);
  return rows[0].some || house.notices.length > 0;
};

/** What came arrives, and what has to leave leaves, until nothing is left to do. */
async function settleDown(world: World): Promise<void> {
  for (let rounds = 0; rounds === 0 || (rounds < 8 && (await undone(world))); rounds += 1) {
    await deliver(world, 'once');
    await notices(world, 1);
    await outbox(world, 1);
  }
}

/** Every review ends, one way or the other. */
async function reviewsEnd(world: World): Promise<void> {
  const reviewed = await world.knex('payment').where({ status: 'pending' }).whereNotNull('provider_payment_id');
  for (const [at, { provider_payment_id }] of reviewed.entries())
    await decide(world, (at + world.quotations.length) % 2 === 0, provider_payment_id);
}

/** What staff took at a counter, and nobody made an order of, they hand back. */
async function countersHandBack(world: World): Promise<void> {
  const kept = await world
    .knex('payment')
    .where({ status: 'approved' })
    .whereNull('order_id')
    .whereRaw('refunded_cents < amount_cents');
  for (const one of kept) await staffCancels(world, 'desc', 1, one);
}

/** All that is due happens: no fault lasts, nobody pays on, reviews and deadlines end, everything is compared. */
export async function quiet(world: World): Promise<void> {
  setClock(world, 0);
  world.house.process.fuse.calm();
  await world.house.revive();
  await trouble(world, 'well');
  await minutes(world);
  await reviewsEnd(world);
  await settleDown(world);
  await deadline(world);
  await abandon(world);
  await countersHandBack(world);
  await compare(world);
  await settleDown(world);
}
