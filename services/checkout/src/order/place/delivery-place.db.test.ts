import { newDayChanges } from '@actual/contracts/facts/delivery/deadlines';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders, mailsTo } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const zip = (cp: string, zone: string, extra_cost = false) => ({
    id: cp,
    cp,
    municipality: 'Otro municipio',
    state: 'Quintana Roo',
    state_code: 'ROO',
    zone,
    extra_cost,
    settlements: ['Puerto'],
  });
  await shop.knex('zipcode').insert([zip('77710', 'RIVIERA'), zip('77780', 'QROO', true), zip('77560', 'QROO')]);
  await shop.knex('delivery_route').insert([{ warehouse_code: 'CUN', zone: 'RIVIERA', days: 15 }]);
});
afterAll(() => shop.close());

const email = 'lucia.domicilio@example.com';
const inDays = (count: number) => storeDay(new Date(Date.now() + count * 86_400_000));
const home = {
  firstName: 'Rosa',
  lastName: 'Ek May',
  phone: '9987654321',
  streetName: 'Calle Luna',
  streetNumber: '7',
  interiorNumber: '3',
  betweenStreets: '',
  references: 'Portón verde',
  neighborhood: 'Centro',
  city: 'Cancún',
  zipCode: '77500',
};

/** An order whose day is far enough away to be changed. */
async function ordered(shopper: Shopper, promised = inDays(16)) {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  await shop.knex('order_line').where({ order_id: id }).update({ ship_date: promised });
  await shop.knex('orders').where({ id }).update({ delivery_date: promised });
  return { id, promised };
}
const place = (who: Shopper, id: string, cp?: string) =>
  who.call('GET /order/{id}/deliveryplace', { params: { id }, query: cp === undefined ? {} : { cp } });
const change = (who: Shopper, id: string, address: object = {}, moved: object[] = []) =>
  who.call('PUT /order/{id}/deliveryplace', { params: { id }, body: { address: { ...home, ...address }, moved } });
const changes = (id: string) => shop.knex('delivery_address_change').where({ order_id: id }).orderBy('created_at');

test('a buyer names who receives and another street: order, mail and ERP have them, what was paid and the mail’s address stay', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  await drain(shop);
  const before = await shopper.order(id);
  expect((await place(shopper, id)).body).toMatchObject({
    cp: '77500',
    refusal: null,
    moved: [],
    settlements: ['Centro'],
  });
  expect((await change(shopper, id)).body).toEqual({ deliveryDate: promised });
  const after = await shopper.order(id);
  expect(after.Address).toMatchObject({ firstName: 'Rosa', streetName: 'Calle Luna', email, state: 'Quintana Roo' });
  expect([after.total, after.email, after.deliveryDate]).toEqual([before.total, email, promised]);
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast(({ subject }) => /cambió quién recibe o dónde/.test(subject));
  expect(mail?.text).toContain('Calle Luna 7, int. 3');
  expect(await erpOrders(shop, id)).toMatchObject([
    {
      AddressExtension: {
        ShipToAddress2: 'Rosa Ek May, +529987654321',
        ShipToStreet: 'Calle Luna 7 3',
        ShipToState: 'ROO',
      },
    },
  ]);
  expect(await changes(id)).toMatchObject([{ address_before: before.Address, changed_by: null }]);
});

test('a change that comes before the order is in the ERP is written there with it, and the same again changes nothing', async () => {
  const shopper = new Shopper(shop);
  const { id } = await ordered(shopper);
  await Promise.all([change(shopper, id), change(shopper, id)]);
  await drain(shop);
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ AddressExtension: { ShipToStreet: 'Calle Luna 7 3' } }]);
  expect(await changes(id)).toHaveLength(1);
  expect(await shop.knex('outbox').where({ kind: 'erp-place', done_at: null })).toEqual([]);
});

test('a postal code of the same zone keeps the day; one that is farther moves it to the day that was shown', async () => {
  const shopper = new Shopper(shop);
  const { id, promised } = await ordered(shopper);
  await drain(shop);
  expect((await place(shopper, id, '77560')).body).toMatchObject({ refusal: null, moved: [] });
  expect((await change(shopper, id, { zipCode: '77560' })).body).toEqual({ deliveryDate: promised });
  expect((await shopper.order(id)).Address).toMatchObject({ zipCode: '77560', municipality: 'Otro municipio' });
  const { moved } = (await place(shopper, id, '77710')).body;
  expect(moved).toEqual([{ from: promised, to: expect.any(String) }]);
  const [{ to } = { to: '' }] = moved;
  expect(to > promised).toBe(true);
  const unseen = await change(shopper, id, { zipCode: '77710' });
  expect(unseen.code).toBe('delivery_date_unavailable');
  const there = await change(shopper, id, { zipCode: '77710' }, moved);
  expect([there.status, there.body]).toEqual([200, { deliveryDate: to }]);
  const order = await shopper.order(id);
  expect(order).toMatchObject({ ZipcodeDelivery: '77710', deliveryDate: to, Details: [{ shipDate: to }] });
  expect(await shop.knex('delivery_change').where({ order_id: id })).toMatchObject([{ to_day: to, pieces: 1 }]);
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ DocDueDate: to, AddressExtension: { ShipToZipCode: '77710' } }]);
  const promises = await shop.knex('promise').where({ order_id: id }).orderBy('id').pluck('content');
  expect(promises).toMatchObject([
    { tipo: 'pedido' },
    { tipo: 'cambio-de-lugar', codigoPostal: '77560', dias: [] },
    { tipo: 'cambio-de-lugar', por: 'cliente', codigoPostal: '77710', dias: [{ de: promised, a: to }] },
  ]);
});

test.each([
  ['is none', '7750', 'zipcode_invalid', 'invalid_input'],
  ['is not served', '23880', 'zipcode_out_of_coverage', 'zipcode_out_of_coverage'],
  ['nobody knows', '99999', 'zipcode_out_of_coverage', 'zipcode_out_of_coverage'],
  ['costs extra', '77780', 'zipcode_extra_cost', 'zipcode_extra_cost'],
  ['its warehouse does not reach', '06000', 'product_not_available_in_zone', 'product_not_available_in_zone'],
])('a postal code that %s is refused, and nothing changes', async (_what, zipCode, why, code) => {
  const shopper = new Shopper(shop);
  const { id } = await ordered(shopper);
  expect((await place(shopper, id, zipCode)).body.refusal).toBe(why);
  expect((await change(shopper, id, { zipCode })).code).toBe(code);
  expect(await changes(id)).toEqual([]);
});

test('a delivery that is too near keeps who receives it, and so does an order that was canceled', async () => {
  const shopper = new Shopper(shop);
  const near = await ordered(shopper, inDays(1));
  expect((await place(shopper, near.id)).body).toMatchObject({ until: null, refusal: 'delivery_date_fixed' });
  expect((await change(shopper, near.id)).code).toBe('delivery_date_fixed');
  const canceled = await ordered(new Shopper(shop));
  await shop.knex('orders').where({ id: canceled.id }).update({ status: 'canceled' });
  const seller = await somebody(shop, 'seller');
  expect((await change(seller, canceled.id)).code).toBe('delivery_date_fixed');
});

test('a buyer may change it ten times; staff as often as they are asked to', async () => {
  const shopper = new Shopper(shop);
  const { id } = await ordered(shopper);
  for (let at = 0; at < newDayChanges; at += 1)
    expect((await change(shopper, id, { streetNumber: String(at) })).status).toBe(200);
  expect((await change(shopper, id, { streetNumber: '99' })).code).toBe('rate_limited');
  const seller = await somebody(shop, 'seller');
  expect((await change(seller, id, { streetNumber: '99' })).status).toBe(200);
  const last = (await changes(id)).at(-1);
  expect(last.changed_by).not.toBeNull();
});

test.each(people)('%s: another’s order is not found; staff reach it', async (who) => {
  const { id } = await ordered(new Shopper(shop));
  const me = await somebody(shop, who);
  const seen = await place(me, id);
  const done = await change(me, id);
  expect(seen.status).toBe(isStaffPerson(who) ? 200 : 404);
  expect(done.status).toBe(isStaffPerson(who) ? 200 : 404);
  expect(await changes(id)).toHaveLength(isStaffPerson(who) ? 1 : 0);
});

test.each([
  ['no street', { streetName: ' ' }],
  ['a telephone of letters', { phone: 'abc' }],
  ['a name that never ends', { firstName: 'x'.repeat(500) }],
])('an address with %s is refused as bad input', async (_what, wrong) => {
  const shopper = new Shopper(shop);
  const { id } = await ordered(shopper);
  expect((await change(shopper, id, wrong)).code).toBe('invalid_input');
});
