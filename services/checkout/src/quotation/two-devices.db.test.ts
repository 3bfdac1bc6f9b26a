import { randomUUID } from 'node:crypto';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { guestHome, register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
});
afterAll(() => shop.close());

const find = async (shopper: Shopper, id: string) => shopper.call('POST /quotation/findbyid/{id}', { params: { id } });
const assign = (shopper: Shopper, id: string) =>
  shopper.call('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });

describe('two devices', () => {
  const setQuantity = (shopper: Shopper, id: string, line: string, quantity: number, version?: number) =>
    shopper.call('PUT /quotation/updatedetails/{id}', {
      params: { id },
      body: { details: [{ id: line, quantity }] },
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });

  test('a change based on an older version overwrites nothing and is refused', async () => {
    const shopper = new Shopper(shop);
    const { id, version, Details } = await shopper.quote(products.lamp, 1);
    const line = Details[0]?.id ?? '';
    const first = await setQuantity(shopper, id, line, 5, version);
    expect(first.body).toMatchObject({ totalProducts: 5 });
    expect(first.body.version).toBeGreaterThan(version);
    const second = await setQuantity(shopper, id, line, 2, version);
    expect([second.status, second.code, second.details]).toEqual([
      412,
      'quotation_changed',
      { version: first.body.version },
    ]);
    expect((await find(shopper, id)).body.totalProducts).toBe(5);
    expect((await setQuantity(shopper, id, line, 2, first.body.version)).body.totalProducts).toBe(2);
    expect((await setQuantity(shopper, id, line, 3)).body.totalProducts).toBe(3);
  });

  test('of many at once with the same version exactly one is done', async () => {
    const shopper = new Shopper(shop);
    const { id, version, Details } = await shopper.quote(products.lamp, 1);
    const line = Details[0]?.id ?? '';
    const answers = await Promise.all([2, 3, 4, 5, 6, 7].map((n) => setQuantity(shopper, id, line, n, version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'quotation_changed')).toHaveLength(5);
  });

  test('an older version does not overwrite the address either, and an invalid version is refused', async () => {
    const shopper = new Shopper(shop);
    const { id, version } = await shopper.quote(products.lamp, 1);
    await shopper.giveAddress(id);
    const late = await shopper.call('PUT /processMPaddress/{quotationId}', {
      params: { quotationId: id },
      body: { ...guestHome, streetNumber: '99' },
      headers: { 'if-match': `"${version}"` },
    });
    expect(late.code).toBe('quotation_changed');
    const broken = await find(shopper, id).then(({ body }) =>
      shopper.call('DELETE /quotation/{id}/removealldetails', {
        params: { id: body.id },
        headers: { 'if-match': 'x' },
      }),
    );
    expect(broken.code).toBe('bad_request');
  });
});

describe('articles of another quotation', () => {
  const merge = (shopper: Shopper, id: string, mergeQuotation: string) =>
    shopper.call('POST /quotation/update/{id}', { params: { id }, body: { mergeQuotation } });

  test('lines come in with their pieces and dates; the other quotation closes and keeps its lines', async () => {
    const client = await register(shop.knex);
    const before = new Shopper(shop).signIn(client);
    const old = await before.quote(products.sofa, 3);
    await before.call('POST /quotation/adddetail/{id}', { params: { id: old.id }, body: { productId: products.lamp } });
    const anonymous = new Shopper(shop);
    const now = await anonymous.quote(products.sofa, 2);
    await assign(anonymous.signIn(client), now.id);
    const { body } = await merge(anonymous, now.id, old.id);
    expect(body.Details.map((one) => [one.Product.ItemCode, one.quantity])).toEqual([
      ['ST1', 5],
      ['ST2', 1],
    ]);
    const closed = (await find(before, old.id)).body;
    expect([closed.isClosed, closed.totalProducts]).toEqual([true, 4]);
    expect((await merge(anonymous, now.id, old.id)).code).toBe('quotation_closed');
  });

  test('more pieces than there are come in too, with their ALERTA: nothing is lost', async () => {
    const client = await register(shop.knex);
    const shopper = new Shopper(shop).signIn(client);
    const [one, two] = [await shopper.quote(products.sofa, 8), await shopper.quote(products.sofa, 8)];
    const { body } = await merge(shopper, one.id, two.id);
    expect(body.Details).toMatchObject([{ quantity: 16, validStock: false, availabilityChanged: 'changed' }]);
  });

  test('a quotation of somebody else, of another brand or itself is not found', async () => {
    const shopper = new Shopper(shop).signIn(await register(shop.knex));
    const mine = await shopper.quote(products.lamp);
    const theirs = await new Shopper(shop).signIn(await register(shop.knex)).quote(products.lamp);
    expect((await merge(shopper, mine.id, theirs.id)).code).toBe('not_found');
    expect((await merge(shopper, mine.id, mine.id)).code).toBe('not_found');
    expect((await merge(shopper, mine.id, randomUUID())).code).toBe('not_found');
  });

  test('when two merges cross, one succeeds, nothing hangs and no article is doubled', async () => {
    const shopper = new Shopper(shop).signIn(await register(shop.knex));
    const [one, two] = [await shopper.quote(products.lamp, 1), await shopper.quote(products.lamp, 2)];
    const answers = await Promise.all([merge(shopper, one.id, two.id), merge(shopper, two.id, one.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.body.totalProducts).toBe(3);
  });
});

describe('saved addresses', () => {
  const contact = async (clientId: string, zip = '77500') => {
    const id = randomUUID();
    await shop.knex('contact').insert({
      id,
      client_id: clientId,
      first_name: 'Ana',
      last_name: 'Ruiz',
      mobile_phone: '+529981234567',
      zip,
      email: 'ana@example.com',
      street: 'Av. Nader',
      exterior_number: '28',
      interior_number: 'S/N',
      settlement: 'Centro',
      municipality: 'Benito Juárez',
      city: 'Cancún',
      state_code: 'ROO',
      between_street: 'Uno',
      and_street: 'Dos',
    });
    return id;
  };
  const choose = (shopper: Shopper, id: string, contactId: string) =>
    shopper.call('PUT /quotation/{id}/address', { params: { id }, body: { contactId } });
  const address = async (shopper: Shopper, id: string) =>
    (await shopper.call('GET /quotation/{id}/address', { params: { id } })).body;

  test('one of the client’s own is delivered to, as it stands now, and is paid for', async () => {
    const client = await register(shop.knex);
    const shopper = new Shopper(shop).signIn(client);
    const quotation = await shopper.quote(products.lamp);
    const contactId = await contact(client.clientId);
    expect((await choose(shopper, quotation.id, contactId)).body.Address).toBe(contactId);
    await shop.knex('contact').where({ id: contactId }).update({ exterior_number: '30' });
    expect(await address(shopper, quotation.id)).toMatchObject({
      contactId,
      address: { streetNumber: '30', state: 'Quintana Roo', betweenStreets: 'Uno y Dos' },
    });
    const paid = await shopper.pay(shop, quotation);
    expect(paid.body).toMatchObject({ status: 'approved' });
    const order = await shop.knex('orders').where({ quotation_id: quotation.id }).first();
    expect(order.address).toMatchObject({ streetName: 'Av. Nader', streetNumber: '30' });
  });

  test('another client’s, and one in another postal code, are refused', async () => {
    const [client, other] = [await register(shop.knex), await register(shop.knex)];
    const shopper = new Shopper(shop).signIn(client);
    const { id } = await shopper.quote(products.lamp);
    expect((await choose(shopper, id, await contact(other.clientId))).code).toBe('not_found');
    const far = await choose(shopper, id, await contact(client.clientId, '06000'));
    expect([far.code, far.details]).toEqual(['zipcode_mismatch', { cp: '77500' }]);
    const anonymous = new Shopper(shop);
    const nobodys = await anonymous.quote(products.lamp);
    expect((await choose(anonymous, nobodys.id, await contact(client.clientId))).code).toBe('not_found');
  });

  test('an address moved to another postal code fits no more', async () => {
    const client = await register(shop.knex);
    const shopper = new Shopper(shop).signIn(client);
    const quotation = await shopper.quote(products.lamp);
    const contactId = await contact(client.clientId);
    await choose(shopper, quotation.id, contactId);
    await shop.knex('contact').where({ id: contactId }).update({ zip: '06000' });
    expect((await find(shopper, quotation.id)).body.Address).toBeNull();
    expect((await shopper.pay(shop, quotation)).code).toBe('quotation_without_address');
  });
});
