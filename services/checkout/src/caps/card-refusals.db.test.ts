import { limits, mostProofBits, proofBits } from '@actual/contracts/facts/limits';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { anotherCard } from '../../testing/cards';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { cardToken, register, Shopper } from '../../testing/shopper';
import { createCheckout } from '../app';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: 100_000 } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.knex('caller_use').delete();
});

const at = (address: string): Shopper => new Shopper(shop).from(address);

let people = 0;
interface Try {
  card?: string;
  cardholder?: string;
  email?: string;
}
/** Pays a new quotation with a card, and answers the outcome. */
async function pay(shopper: Shopper, { card = anotherCard(), cardholder = 'OTHE', email }: Try = {}): Promise<string> {
  people += 1;
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email: email ?? `persona${people}@example.com` });
  const token = await cardToken(shop, cardholder, card);
  const { code, body } = await shopper.pay(shop, quotation, cardholder, { token });
  return code ?? body.status;
}
async function times(count: number, once: (at: number) => Promise<string>): Promise<string[]> {
  const codes: string[] = [];
  for (let tried = 0; tried < count; tried += 1) codes.push(await once(tried));
  return codes;
}
const refusalsIn = (codes: string[]): number => codes.filter((code) => code === 'rejected').length;
const goodCard = { card: '4075595716483764', cardholder: 'APRO' };

test('a robot with a new quotation, holder, mailbox and card for each try is asked for work', async () => {
  const { free } = limits.cardRefusalsOfAddress;
  const codes = await times(free + 5, () => pay(at('203.0.113.9')));
  expect(refusalsIn(codes)).toBe(free);
  expect(new Set(codes.slice(free))).toEqual(new Set(['proof_required']));
});

test('a robot learns of no more cards by trying them all at once', async () => {
  const codes = await Promise.all(Array.from({ length: 45 }, () => pay(at('203.0.113.9'))));
  expect(refusalsIn(codes)).toBeLessThanOrEqual(limits.cardRefusalsOfAddress.free);
  expect(codes).toContain('proof_required');
});

test('one browser is asked for proof earlier, on any network and under any name', async () => {
  const shopper = new Shopper(shop);
  const codes = await times(8, (tried) => pay(shopper.from(`198.51.${tried}.9`)));
  expect(refusalsIn(codes)).toBe(limits.cardRefusalsOfHolder.free);
  expect(codes.at(-1)).toBe('proof_required');
});

test('one mailbox is asked for proof on any device', async () => {
  const codes = await times(8, (tried) => pay(at(`198.51.${tried}.9`), { email: `luz+${tried}@example.com` }));
  expect(refusalsIn(codes)).toBe(limits.cardRefusalsOfEmail.free);
});

test('asks the next buyer for proof of work at once when a card was refused all day', async () => {
  const card = anotherCard();
  await times(limits.cardRefusalsOfCard.most + 1, (tried) => pay(at(`198.51.${tried}.9`), { card }));
  const shopper = at('198.51.100.9');
  expect(await pay(shopper, { card })).toBe('rejected');
  expect(await pay(shopper, { card })).toBe('proof_required');
});

test('solving a proof of work for each try helps a robot for a while, and then it is refused', async () => {
  const { free, most } = limits.cardRefusalsOfHolder;
  const robot = at('203.0.113.9').works();
  expect(new Set(await times(free + 1, () => pay(robot)))).toEqual(new Set(['rejected']));
  await shop
    .knex('caller_use')
    .where({ cap: 'cardRefusalsOfHolder' })
    .update({ uses: most - 1 });
  expect(await times(2, () => pay(robot))).toEqual(['rejected', 'too_many_card_refusals']);
});

test('a person who was refused in the middle of it buys with a good card, after a second of work', async () => {
  await times(limits.cardRefusalsOfAddress.free, () => pay(at('203.0.113.9')));
  expect(await pay(at('203.0.113.9').works(), goodCard)).toBe('approved');
  expect(await pay(at('203.0.114.9'), goodCard)).toBe('approved');
});

test('one dead card, tried without end, closes an address to nobody: approved cards and new guests pay on', async () => {
  const card = anotherCard();
  const free = limits.cardRefusalsOfAddress.free;
  const codes = await times(free, () => pay(at('203.0.113.9'), { card }));
  expect(refusalsIn(codes)).toBe(free);
  expect(await pay(at('203.0.113.9').works(), goodCard)).toBe('approved');
});

test('after very many refusals of one address each try takes more work, and a good card is still approved', async () => {
  const { free } = limits.cardRefusalsOfAddress;
  await pay(at('203.0.113.9'));
  const bitsAt = async (uses: number): Promise<unknown> => {
    await shop.knex('caller_use').where({ cap: 'cardRefusalsOfAddress' }).update({ uses });
    const shopper = at('203.0.113.9');
    const quotation = await shopper.quote(products.lamp);
    await shopper.giveAddress(quotation.id, { email: `bits${uses}@example.com` });
    const token = await cardToken(shop, 'APRO', goodCard.card);
    return (await shopper.pay(shop, quotation, 'APRO', { token })).details;
  };
  expect(await bitsAt(free)).toMatchObject({ bits: proofBits });
  expect(await bitsAt(2 * free)).toMatchObject({ bits: proofBits + 1 });
  expect(await bitsAt(1_000 * free)).toMatchObject({ bits: mostProofBits });
  expect(await pay(at('203.0.113.9').works(), goodCard)).toBe('approved');
});

test('a visitor who tries every test name with one card in one browser can go on, with a second of work', async () => {
  const shopper = at('203.0.113.9').works();
  const card = anotherCard();
  const names = ['OTHE', 'CALL', 'FUND', 'SECU', 'EXPI', 'FORM'];
  const codes = await times(names.length + 2, (tried) =>
    pay(shopper, { card, cardholder: names[tried % names.length] }),
  );
  expect(new Set(codes)).toEqual(new Set(['rejected']));
  expect(await pay(shopper, goodCard)).toBe('approved');
});

test('nobody closes card payment to somebody else by typing their mailbox', async () => {
  await times(limits.cardRefusalsOfEmail.free, (tried) => pay(at(`198.51.${tried}.9`), { email: 'luz@example.com' }));
  await shop.knex('caller_use').where({ cap: 'cardRefusalsOfEmail' }).update({ uses: 500 });
  expect(await pay(at('192.0.2.9').works(), { ...goodCard, email: 'luz@example.com' })).toBe('approved');
});

test('another process knows the refusals of the one before', async () => {
  const shopper = at('203.0.113.9');
  await times(limits.cardRefusalsOfHolder.free, () => pay(shopper));
  const { app } = await createCheckout(shop.config, shop.checkout.db, { gatewayOf: () => 'public', tokenKeys });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await pay(new Shopper({ address }).stealFrom(shopper).from('203.0.113.9'))).toBe('proof_required');
  await app.close();
});

test('refusals of an hour ago are forgotten', async () => {
  const shopper = at('203.0.113.9');
  await times(limits.cardRefusalsOfHolder.free, () => pay(shopper));
  await shop.knex('caller_use').update({ ends_at: shop.knex.raw("now() - interval '1 second'") });
  expect(await pay(shopper)).toBe('rejected');
  expect(await pay(shopper, goodCard)).toBe('approved');
});

test('a purchase needs no extra statement, and the counts name nobody', async () => {
  const { userId } = await register(shop.knex);
  const counted = at('203.0.113.9');
  const notCounted = at('203.0.113.9').signIn({ userId, role: 'seller', clientId: null });
  await pay(counted, goodCard);
  shop.statements.length = 0;
  for (const shopper of [counted, notCounted])
    expect(await pay(shopper, { ...goodCard, email: 'ana@example.com' })).toBe('approved');
  const [one, other] = shop.statements.filter(({ url }) => url === '/processMPpayment');
  // staff's calls are audited besides, before and after
  expect(other?.count).toBe((one?.count ?? 0) + 2);
  await pay(counted, { email: 'ana@example.com' });
  const kept = JSON.stringify([await shop.knex('caller_use'), await shop.knex('payment').select('caller_email')]);
  expect(kept).not.toMatch(/203\.0|ana@|40755957/);
});
