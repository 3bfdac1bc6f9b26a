import * as fc from 'fast-check';
import { openShop, type Shop } from '../testing/shop';
import { alwaysHolds, holdsWhenQuiet } from './invariants';
import { type Death, World } from './world';

/**
 * Random sequences of what shoppers, banks, staff, clocks and dying processes do, against the real service, a real
 * PostgreSQL and the sandbox. PAYMENT_MODEL_RUNS sets how many (the usual run is short); a failure prints its seed and
 * the shortest sequence that still fails.
 */
const runs = Number(process.env.PAYMENT_MODEL_RUNS ?? 25);
const seed = process.env.PAYMENT_MODEL_SEED ? { seed: Number(process.env.PAYMENT_MODEL_SEED) } : {};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A thing that happens. */
type Happening = fc.AsyncCommand<Record<never, never>, World>;
const happens = (words: string, run: (world: World) => Promise<unknown> | unknown): Happening => ({
  check: () => true,
  run: async (_model, world) => {
    await run(world);
    await alwaysHolds(world);
  },
  toString: () => words,
});

const holders = fc.constantFrom('APRO', 'APRO', 'APRO', 'FUND', 'OTHE', 'CONT', 'DUPL');
const share = fc.constantFrom(1, 1, 0.3, 0.7);
const processes = fc.integer({ min: 1, max: 3 });
const deaths = fc.constantFrom<Death>('charge', 'clabe', 'refund', 'erp', 'mail');

const happenings = [
  fc
    .tuple(fc.constantFrom('lamp' as const, 'sofa' as const), fc.integer({ min: 1, max: 3 }))
    .map(([product, n]) => happens(`add ${n} ${product}`, (world) => world.add(product, n))),
  fc.integer({ min: 1, max: 4 }).map((n) => happens(`change to ${n}`, (world) => world.change(n))),
  fc.tuple(holders, share).map(([who, part]) => happens(`card ${who} ${part}`, (world) => world.payCard(who, part))),
  fc
    .tuple(fc.constantFrom('spei' as const, 'transfer' as const, 'ewallet' as const, 'ewallet' as const), share)
    .map(([type, part]) => happens(`${type} ${part}`, (world) => world.payOther(type, part))),
  fc.constant(happens('take back', (world) => world.takeBack())),
  fc.constant(happens('staff cancel', (world) => world.cancel())),
  fc
    .constantFrom('deposit' as const, 'deposit' as const, 'expire' as const)
    .map((button) => happens(`bank ${button}`, (world) => world.bank(button))),
  fc
    .constantFrom('approve' as const, 'reject' as const)
    .map((verdict) => happens(`review ${verdict}`, (world) => world.review(verdict))),
  processes.map((n) => happens(`notices ×${n}`, (world) => world.notices(n))),
  fc.constant(happens('deadline', (world) => world.expire())),
  // chance alone seldom gets this far: a part, a transfer for the rest, its deadline, and then the money
  fc.constant(
    happens('late money after a part', async (world) => {
      await world.payOther('ewallet', 0.3);
      await world.payOther('spei', 1);
      await world.expire();
      await world.bank('deposit');
    }),
  ),
  processes.map((n) => happens(`sweep ×${n}`, (world) => world.sweep(n))),
  processes.map((n) => happens(`outbox ×${n}`, (world) => world.outbox(n))),
  deaths.map((death) => happens(`die after ${death}`, (world) => world.dieAfter(death))),
];

test('whatever happens in whatever order: one order per quotation, every centavo and every piece accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 14, size: 'max' }), async (commands) => {
      const world = new World(shop);
      await world.arrive();
      await world.add('lamp', 1);
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await world.quiet();
      await holdsWhenQuiet(world);
      // the sofas of one run are there again for the next one
      await shop.knex('stock_source').increment('received', 10);
    }),
    { numRuns: runs, endOnFailure: false, ...seed },
  );
  // many runs reach every end there is: what was never tried proves nothing
  const seen = async (table: string) => (await shop.knex(table).distinct('status')).map(({ status }) => status);
  if (runs < 200) return;
  expect(await seen('orders')).toEqual(expect.arrayContaining(['completed', 'canceled', 'pending-payment']));
  expect(await seen('payment')).toEqual(expect.arrayContaining(['approved', 'rejected', 'cancelled', 'refunded']));
  expect(await shop.knex('outbox').where({ kind: 'refund-case' })).not.toEqual([]);
}, 3_600_000);
