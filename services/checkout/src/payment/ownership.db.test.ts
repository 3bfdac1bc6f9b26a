import { randomUUID } from 'node:crypto';
import type { Endpoints, Role } from '@actual/contracts';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Key = keyof Endpoints & string;
type Who = 'anonymous' | 'guest' | 'client' | 'seller' | 'manager' | 'admin';
const people: readonly Who[] = ['anonymous', 'guest', 'client', 'seller', 'manager', 'admin'];
const isStaff = (who: Who): boolean => who === 'seller' || who === 'manager' || who === 'admin';

async function person(who: Who, site: 'actual-studio' | 'actual-kids' = 'actual-studio'): Promise<Shopper> {
  const shopper = new Shopper(shop, site);
  if (who === 'anonymous') return shopper;
  if (isStaff(who)) return shopper.signIn({ userId: randomUUID(), role: who as Role, clientId: null });
  return shopper.signIn(await register(shop.knex, { invited: who === 'guest' }));
}

/** Calls on a quotation, for its holder and staff. Bodies are right in shape and change nothing. */
const onQuotation: readonly [Key, (id: string) => { params?: Record<string, string>; body?: unknown }][] = [
  ['POST /quotation/{id}/paymentoptions', (id) => ({ params: { id } })],
  ['POST /payment/add/{id}', (id) => ({ params: { id }, body: { type: 'spei', amount: 0.01, termsAccepted: true } })],
  ['POST /payment/remove/{id}', (id) => ({ params: { id } })],
  ['POST /payment/check/{id}', (id) => ({ params: { id }, body: { paymentId: randomUUID() } })],
  ['GET /quotation/{id}/payments', (id) => ({ params: { id } })],
  ['GET /quotation/{id}/paymentattempts', (id) => ({ params: { id } })],
  ['POST /order/createfromquotation/{id}', (id) => ({ params: { id }, body: {} })],
];
/** Calls for staff, whosever the object is. */
const forStaff: readonly [Key, (id: string) => { params?: Record<string, string>; body?: unknown }][] = [
  ['POST /order/create', (id) => ({ body: { quotationId: id } })],
  ['POST /order/addpayment/{id}', (id) => ({ params: { id }, body: { type: 'cash', amount: 1 } })],
  ['POST /payment/cancel/{a}/{b}', (id) => ({ params: { a: id, b: randomUUID() }, body: {} })],
  ['GET /payment/refundcases/{page}', () => ({ params: { page: '1' } })],
  ['GET /payment/breaks/{page}', () => ({ params: { page: '1' } })],
];

describe.each(onQuotation)('%s', (key, make) => {
  test.each(people)('%s reaches their own quotation and no other; staff reach all', async (who) => {
    const me = await person(who);
    const mine = await me.quote(products.lamp);
    const theirs = await (await person('client')).quote(products.lamp);
    const kids = await (await person('anonymous', 'actual-kids')).quote(products.crib);
    const reaches = async (id: string): Promise<boolean> => {
      const { status, code } = await me.call(key, make(id));
      // only a caller who may look for payments is told that one does not exist
      return !(status === 404 && code === 'not_found') || key === 'POST /payment/check/{id}';
    };
    expect(await reaches(mine.id)).toBe(true);
    if (key === 'POST /payment/check/{id}') return;
    expect(await reaches(theirs.id)).toBe(isStaff(who));
    expect(await reaches(kids.id)).toBe(isStaff(who));
    expect(await reaches(randomUUID())).toBe(false);
  });
});

describe.each(forStaff)('%s', (key, make) => {
  test.each(people)('answers staff alone: called by %s', async (who) => {
    const me = await person(who);
    const { id } = await me.quote(products.lamp);
    const { status } = await me.call(key, make(id));
    if (isStaff(who)) expect([200, 404, 409]).toContain(status);
    else expect(status).toBe(who === 'anonymous' ? 401 : 403);
  });
});
