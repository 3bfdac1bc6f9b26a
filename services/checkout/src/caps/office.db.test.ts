import { officePeople } from '@actual/contracts/facts/limits';
import { serviceSettings } from '@actual/kit';
import { anotherCard } from '../../testing/cards';
import { products } from '../../testing/catalog';
import { addPayment } from '../../testing/money';
import { openShop, type Shop } from '../../testing/shop';
import { cardToken, Shopper } from '../../testing/shopper';

jest.setTimeout(180_000);

let shop: Shop;
beforeAll(async () => {
  const usual = serviceSettings.shape.RATE_LIMIT_PER_MINUTE.parse(undefined);
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: usual } });
  await shop.knex('stock_source').update({ received: 500 });
});
afterAll(() => shop.close());

const office = '203.0.113.77';
const pieces = [products.lamp, products.shared, products.sofa];

/** Buys as one person of an office, and returns the codes of the refusals on the way. */
async function buys(person: number): Promise<string[]> {
  const shopper = new Shopper(shop).from(office);
  const met: string[] = [];
  const noted = <T extends { code: string | undefined }>(answer: T): T => {
    if (answer.code !== undefined) met.push(answer.code);
    return answer;
  };
  const email = `oficina${person}@example.com`;
  const quotation = await shopper.quote(pieces[person % pieces.length] ?? products.lamp, 1 + (person % 2));
  const params = { id: quotation.id };
  noted(await shopper.call('POST /quotation/findbyid/{id}', { params }));
  noted(await shopper.giveAddress(quotation.id, { email }));
  if (person % 5 === 0) noted(await shopper.call('POST /quotation/sendemail/{id}', { params, body: { email } }));
  if (person % 10 === 0) {
    noted(await addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 }));
    return met;
  }
  if (person % 10 === 1)
    noted(await shopper.pay(shop, quotation, 'FUND', { token: await cardToken(shop, 'FUND', anotherCard()) }));
  expect(noted(await shopper.pay(shop, quotation)).body.status).toBe('approved');
  return met;
}

test('an office of 200 behind one address buys within a few minutes and meets no cap', async () => {
  const met: string[] = [];
  const waiting = Array.from({ length: officePeople }, (_, person) => person);
  const buyNext = async (): Promise<void> => {
    for (let person = waiting.shift(); person !== undefined; person = waiting.shift())
      met.push(...(await buys(person)));
  };
  await Promise.all(Array.from({ length: 8 }, buyNext));
  expect(met).toEqual([]);
  const orders = await shop.knex('orders').select('status');
  expect(orders).toHaveLength(officePeople);
  expect(orders.filter(({ status }) => status === 'pending-payment')).toHaveLength(officePeople / 10);
  // all that without anybody's work
  expect(await shop.knex('spent_proof')).toEqual([]);
});
