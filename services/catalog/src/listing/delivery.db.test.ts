import { type ProductList, productList, type SearchParameters } from '@actual/contracts/catalog/listing';
import { formatDate } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/domain';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
  await store.add([
    { name: 'Ahora', code: 'ST60001', row: { sales_count: 1 } },
    { name: 'Pronto', code: 'ST60002', stock: 0, row: { sales_count: 9 } },
    { name: 'Mañana también', code: 'ST60003', row: { sales_count: 5 } },
    { name: 'Algún día', code: 'ST60004', stock: 0, incoming: 3 },
  ]);
  await store.database.knex('stock_source').insert({
    item_code: 'ST60002',
    warehouse_code: 'CUN',
    received: 2,
    purchase_document: 'OC-2',
    arrives_on: inDays(10),
  });
  await store.refresh();
});
afterAll(() => store.close());

const inDays = (days: number) => storeDay(new Date(Date.now() + days * 86_400_000));
const list = async (asked: SearchParameters) => {
  const { body } = await store.call<ProductList>('POST', '/product/searchbyfilters/', asked);
  expect(productList.parse(body)).toEqual(body);
  return body;
};
const names = async (asked: SearchParameters) => (await list(asked)).products.map((one) => one.Name).sort();
const groupOf = ({ facets }: ProductList) => facets.groups.find((one) => one.Handle === 'delivery');
const zip = { zipcodeDeliveryId: 'z77500' };

test('with a postal code every card has its day, and the panel offers days to be early by', async () => {
  const answer = await list(zip);
  for (const card of answer.products) {
    const options = await store.call<{ options: { date: string }[] }>(
      'GET',
      `/shipping/product?productCode=${card.ItemCode}&zipcodeDeliveryId=z77500`,
    );
    expect([card.Name, card.deliveryDate]).toEqual([card.Name, options.body.options[0]?.date]);
  }
  const group = groupOf(answer);
  expect(group?.Name).toBe('Llega antes de');
  // a long weekend may lie in the way of three days, never of seven
  const counts = new Map(group?.Values.map((one) => [one.Handle, one.count]));
  expect([counts.get(inDays(7)), counts.get(inDays(30))]).toEqual([2, 3]);
  expect(group?.Values.at(-1)?.Name).toBe(formatDate(inDays(30)));
});

test('filters by «llega antes de» as a parameter and as a value of the panel, and the other counts follow', async () => {
  const day = inDays(7);
  expect(await names({ ...zip, deliveryBefore: day })).toEqual(['Ahora', 'Mañana también']);
  const asValue = await list({ ...zip, filtervalues: [`delivery:${day}`] });
  expect(asValue.total).toBe(2);
  expect(groupOf(asValue)?.Values.find((one) => one.selected)?.Handle).toBe(day);
  expect(asValue.facets.groups.find((one) => one.Handle === 'availability')?.Values[0]?.count).toBe(2);
  expect(await names({ ...zip, filtervalues: [`delivery:${day}`, `delivery:${inDays(30)}`] })).toHaveLength(3);
  const [first] = (await list({ ...zip, itemcode: 'ST60001' })).products;
  expect(await names({ ...zip, deliveryBefore: first?.deliveryDate ?? '' })).toEqual([]);
});

test('without a postal code, or with one that is not served, there are no days', async () => {
  for (const place of [{}, { zipcodeDeliveryId: 'z77400' }, { zipcodeDeliveryId: 'nada' }]) {
    const answer = await list(place);
    expect(groupOf(answer)).toBeUndefined();
    expect(answer.products.map((one) => one.deliveryDate)).toEqual([null, null, null, null]);
  }
});

test('the soonest come first, those of one day by sales; the other way round the latest', async () => {
  const ordered = async (direction?: 'DESC') =>
    (await list({ ...zip, sortOption: { key: 'deliveryDate', direction } })).products.map((one) => one.Name);
  expect(await ordered()).toEqual(['Mañana también', 'Ahora', 'Pronto', 'Algún día']);
  expect(await ordered('DESC')).toEqual(['Algún día', 'Pronto', 'Mañana también', 'Ahora']);
});

test('a sale moves the day, and pieces given back move it back', async () => {
  const [source] = await store.database.knex('stock_source').where({ item_code: 'ST60001' }).pluck<number[]>('id');
  await store.database.knex('stock_sold').insert({ stock_source_id: source, sold: 5 });
  await store.live.refresh();
  expect(await names({ ...zip, deliveryBefore: inDays(7) })).toEqual(['Mañana también']);
  // sold pieces are given back, rows are never taken away
  await store.database.knex('stock_sold').update({ sold: 0 });
  await store.live.refresh();
  expect(await names({ ...zip, deliveryBefore: inDays(7) })).toEqual(['Ahora', 'Mañana también']);
});
