import { limits } from '@actual/contracts/facts/limits';
import { products } from '../../testing/catalog';
import { addPayment } from '../../testing/money';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: 100_000 } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.knex('reservation').update({ state: 'released' });
  await shop.knex('payment').whereIn('status', ['started', 'pending']).update({ status: 'cancelled' });
  const sold = shop.knex('stock_sold').select('sold').whereRaw('stock_source_id = stock_source.id');
  const left = (pieces: number) => ({ received: shop.knex.raw('? + coalesce((?), 0)', [pieces, sold]) });
  await shop.knex('stock_source').update(left(50));
  await shop.knex('stock_source').where({ item_code: 'ST2' }).update(left(2_000));
});

let mailboxes = 0;
const anyEmail = (): string => {
  mailboxes += 1;
  return `persona${mailboxes}@example.com`;
};

interface Wish {
  productId?: string;
  quantity?: number;
  email?: string;
  type?: 'transfer' | 'spei';
}

/** Somebody orders by transfer; answers the code of the refusal, or `ordered`. */
async function order(shopper: Shopper, wish: Wish = {}): Promise<string> {
  const { productId = products.lamp, quantity = 1, email = anyEmail(), type = 'transfer' } = wish;
  const quotation = await shopper.quote(productId, quantity);
  await shopper.giveAddress(quotation.id, { email });
  const { code, body } = await addPayment(shopper, quotation.id, { type, amount: quotation.totalPg1 });
  return code ?? (body.data.orderId ? 'ordered' : 'nothing');
}
const heldPieces = async (itemCode?: string): Promise<number> => {
  const held = shop.knex('reservation').where({ state: 'held' });
  const [row] = await (itemCode ? held.andWhere({ item_code: itemCode }) : held).sum('quantity as pieces');
  return Number(row?.pieces ?? 0);
};
const robot = (address: string): Shopper => new Shopper(shop).from(address);

test('a robot with a new holder and a new mailbox for each order does not sell an item out', async () => {
  const codes = new Set<string>();
  for (let tried = 0; tried < 12; tried += 1)
    codes.add(await order(robot('203.0.113.9'), { productId: products.shared, quantity: 5 }));
  expect([...codes]).toContain('proof_required');
  expect(await heldPieces('SH1')).toBeLessThanOrEqual(limits.heldOfItemByNetwork.free);
});

test('one order of everything there is does not sell an item out', async () => {
  expect(await order(robot('203.0.113.9'), { productId: products.shared, quantity: 50 })).toBe('too_many_transfers');
  expect(await heldPieces('SH1')).toBe(0);
});

test('a robot sells nothing out from neighboring addresses of its network, nor with calls at the same time', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      order(robot(`203.0.113.${at + 1}`), { productId: products.shared, quantity: 4 }),
    ),
  );
  expect(codes).toContain('proof_required');
  expect(await heldPieces('SH1')).toBeLessThanOrEqual(limits.heldOfItemByNetwork.free);
});

test.each([
  ['a /64', (at: number) => `2001:db8:1:2::${at}`],
  ['a /56, a /64 of it each time', (at: number) => `2001:db8:1:2${at}0::1`],
  ['a /48, a /56 of it each time', (at: number) => `2001:db8:1:${at}00::1`],
])('counts an IPv6 network as one payer: %s', async (_what, address) => {
  const codes = [];
  for (let at = 1; at <= 5; at += 1)
    codes.push(await order(robot(address(at)), { productId: products.shared, quantity: 5 }));
  expect(codes.slice(0, 2)).toEqual(['ordered', 'ordered']);
  expect(codes.slice(2)).toEqual(['proof_required', 'proof_required', 'proof_required']);
});

test('counts one e-mail from many networks as one person', async () => {
  const codes = [];
  for (const [at, email] of ['luz@example.com', 'LUZ@example.com', 'luz+1@example.com', 'luz+2@example.com'].entries())
    codes.push(await order(robot(`198.51.${at}.7`), { email }));
  expect(codes).toEqual(['ordered', 'ordered', 'ordered', 'proof_required']);
});

test('counts one browser on many networks as one person', async () => {
  const shopper = new Shopper(shop);
  const codes = [];
  for (let at = 0; at < 4; at += 1) codes.push(await order(shopper.from(`198.51.${at}.7`)));
  expect(codes).toEqual(['ordered', 'ordered', 'ordered', 'proof_required']);
});

test('keeps half of an item for buyers without a proof of work, even against many networks at once', async () => {
  const codes = [];
  for (let at = 0; at < 12; at += 1)
    codes.push(await order(robot(`198.51.${at}.7`), { productId: products.shared, quantity: 5 }));
  expect(codes.slice(0, 5)).toEqual(['ordered', 'ordered', 'ordered', 'ordered', 'ordered']);
  expect(new Set(codes.slice(5))).toEqual(new Set(['proof_required']));
});

test('keeps the last quarter of an item for buyers who pay at once, even against robots that prove work', async () => {
  const codes = [];
  for (let at = 0; at < 4; at += 1)
    codes.push(await order(robot(`198.51.${at}.7`).works(), { productId: products.shared, quantity: 10 }));
  expect(codes).toEqual(['ordered', 'ordered', 'ordered', 'too_many_transfers']);
  const shopper = robot('203.0.113.9');
  const quotation = await shopper.quote(products.shared, 10);
  await shopper.giveAddress(quotation.id);
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
});

test('orders and pieces of one network have a cap', async () => {
  const codes = [];
  for (let at = 0; at < 35; at += 1) codes.push(await order(robot(`203.0.113.${at + 1}`)));
  expect(codes.filter((code) => code === 'ordered')).toHaveLength(limits.openTransfersOfNetwork.free);
});

test('eight chairs by transfer, and one who pays by card after a robot was there, meet nothing', async () => {
  expect(await order(robot('203.0.113.20'), { productId: products.shared, quantity: 8, type: 'spei' })).toBe('ordered');
  for (let at = 0; at < 4; at += 1) await order(robot('203.0.113.9'), { productId: products.shared, quantity: 5 });
  const shopper = robot('203.0.113.9');
  const quotation = await shopper.quote(products.shared, 12);
  await shopper.giveAddress(quotation.id);
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
});

test('proof of work doubles the cap on transfers, and no more', async () => {
  const codes = [];
  for (let at = 0; at < 8; at += 1)
    codes.push(await order(robot('203.0.113.9').works(), { productId: products.shared, quantity: 4 }));
  expect(codes.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'ordered'));
  expect(codes.slice(6)).toEqual(['too_many_transfers', 'too_many_transfers']);
  expect(await heldPieces('SH1')).toBe(limits.heldOfItemByNetwork.most);
});

test('stops counting a transfer once it is paid or canceled', async () => {
  const email = anyEmail();
  for (let at = 0; at < 3; at += 1) await order(robot('192.0.2.4'), { email });
  expect(await order(robot('192.0.2.4'), { email })).toBe('proof_required');
  await shop.knex('payment').where({ status: 'pending' }).update({ status: 'cancelled' });
  expect(await order(robot('192.0.2.4'), { email })).toBe('ordered');
});

test('a seller sells a hotel its sixty lamps by transfer', async () => {
  const { userId } = await register(shop.knex);
  const seller = robot('192.0.2.9').signIn({ userId, role: 'seller', clientId: null });
  expect(await order(seller, { quantity: 600 })).toBe('ordered');
});
