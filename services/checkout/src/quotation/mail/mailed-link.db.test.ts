import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { mailsTo, until } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { guestHome, register, Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ workers: true });
  await shop.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
});
afterAll(() => shop.close());

const find = async (shopper: Shopper, id: string) => shopper.call('POST /quotation/findbyid/{id}', { params: { id } });
const mail = (shopper: Shopper, id: string, email: string) =>
  shopper.call('POST /quotation/sendemail/{id}', { params: { id }, body: { email } });
const assign = (shopper: Shopper, id: string) =>
  shopper.call('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });

/** The key in the mail that reached an address. */
async function keyIn(to: string): Promise<string> {
  await until(async () => (await mailsTo(shop, to)).length > 0);
  const [first] = await mailsTo(shop, to);
  return /open\?llave=([\w.-]+)/.exec(first?.text ?? '')?.[1] ?? 'no link';
}
/** Opens a mailed link in another browser, which keeps the cookie it gets. */
async function open(id: string, key: string): Promise<{ shopper: Shopper; location: string | null }> {
  const shopper = new Shopper(shop);
  const location = await shopper.follow(`/quotation/${id}/open?llave=${encodeURIComponent(key)}`);
  return { shopper, location };
}
const reader = () => `${randomUUID()}@example.com`;

describe('the mailed link', () => {
  test('opens an anonymous quotation for its reader, who may continue it; the mail has HTML, plain text and every line', async () => {
    const owner = new Shopper(shop);
    const { id, folio } = await owner.quote(products.sofa, 2);
    const to = reader();
    expect((await mail(owner, id, to)).body).toEqual({ ok: true });
    const key = await keyIn(to);
    const [message] = await mailsTo(shop, to);
    expect(message?.subject).toBe(`Tu cotización ${folio}`);
    for (const form of [message?.html, message?.text])
      for (const words of ['Mueble ST1', 'ST1', '$20,798', 'Entrega en 77500']) expect(form).toContain(words);
    const { shopper, location } = await open(id, key);
    expect(location).toBe(`/quotations/edit/${id}`);
    expect((await find(shopper, id)).body).toMatchObject({ hold: 'own', totalProducts: 2 });
    const params = { id, detailId: (await find(shopper, id)).body.Details[0]?.id ?? '' };
    expect((await shopper.call('DELETE /quotation/{id}/removedetail/{detailId}', { params })).status).toBe(200);
    expect((await find(owner, id)).body.totalProducts).toBe(0);
  });

  test('shows nothing of the guest it belongs to; a reader who goes on gives their own name and address', async () => {
    const owner = new Shopper(shop);
    const guest = await register(shop.knex, { invited: true });
    const { id } = await owner.quote(products.lamp);
    await assign(owner.signIn(guest), id);
    await owner.giveAddress(id);
    const to = reader();
    await mail(owner, id, to);
    const [message] = await mailsTo(shop, to).then(async () => {
      await keyIn(to);
      return mailsTo(shop, to);
    });
    for (const secret of [guestHome.firstName, guestHome.streetName, guestHome.email, guest.clientId])
      expect(`${message?.html}${message?.text}`).not.toContain(secret);
    const { shopper } = await open(id, await keyIn(to));
    const seen = await find(shopper, id);
    expect(seen.body).toMatchObject({ hold: 'cart', Client: null, Address: null, Payments: [] });
    expect(JSON.stringify(seen.body)).not.toMatch(/Lucía|Tulum|example\.com/);
    for (const key of ['GET /quotation/{id}/address', 'GET /quotation/{id}/payments'] as const)
      expect((await shopper.call(key, { params: { id } })).code).toBe('not_found');
    expect((await shopper.giveAddress(id)).code).toBe('not_found');
    const other = await register(shop.knex, { invited: true });
    await assign(shopper.signIn(other), id);
    expect((await find(shopper, id)).body).toMatchObject({
      hold: 'own',
      Client: { id: other.clientId },
      Address: null,
    });
    // the first browser keeps the access of a link, without the new person's data
    expect((await find(new Shopper(shop).stealFrom(owner), id)).body).toMatchObject({ hold: 'cart', Client: null });
  });

  test('of a guest without an account it gives a reader who goes on neither address nor money', async () => {
    const owner = new Shopper(shop);
    const [addressed, paid] = [await owner.quote(products.lamp), await owner.quote(products.sofa)];
    for (const { id } of [addressed, paid]) await owner.giveAddress(id);
    await owner.pay(shop, paid, 'APRO', { partial: true, transaction_amount: 5_000 });
    const readers = [addressed, paid].map(async ({ id }) => {
      const to = reader();
      await mail(owner, id, to);
      const { shopper } = await open(id, await keyIn(to));
      return { shopper, assigned: await assign(shopper.signIn(await register(shop.knex)), id) };
    });
    const [one, other] = await Promise.all(readers);
    expect(one?.assigned.status).toBe(200);
    const kept = await one?.shopper.call('GET /quotation/{id}/address', { params: { id: addressed.id } });
    expect(kept?.body).toEqual({ address: null, contactId: null });
    expect([other?.assigned.code, other?.assigned.details]).toEqual(['quotation_part_paid', { paid: 5_000 }]);
    expect((await find(owner, paid.id)).body).toMatchObject({ hold: 'own', ammountPaid: 5_000 });
  });

  test('of a guest without an account it gives all of it, address and money, to whoever proved the guest’s e-mail', async () => {
    const owner = new Shopper(shop);
    const quotation = await owner.quote(products.sofa);
    const { id } = quotation;
    const person = await register(shop.knex);
    await owner.giveAddress(id, { email: person.email.toUpperCase() });
    await owner.pay(shop, quotation, 'APRO', { partial: true, transaction_amount: 5_000 });
    await mail(owner, id, person.email);
    const { shopper } = await open(id, await keyIn(person.email));
    shopper.signIn(person);
    // having registered with it proves nothing
    expect((await assign(shopper, id)).code).toBe('quotation_part_paid');
    await shop.knex('app_user').where({ id: person.userId }).update({ proven_email: person.email });
    expect((await assign(shopper, id)).status).toBe(200);
    const taken = await find(shopper, id);
    expect(taken.body).toMatchObject({ hold: 'own', ammountPaid: 5_000, Client: { id: person.clientId } });
    const kept = await shopper.call('GET /quotation/{id}/address', { params: { id } });
    expect(kept.body.address).toMatchObject({ streetName: guestHome.streetName });
    expect((await find(owner, id)).body).toMatchObject({ hold: 'look', Client: null, Payments: [] });
  });

  test('of a registered client’s quotation it can be looked at, and nothing else', async () => {
    const owner = new Shopper(shop);
    const { id, Details } = await owner.quote(products.lamp);
    await assign(owner.signIn(await register(shop.knex)), id);
    const to = reader();
    await mail(owner, id, to);
    const { shopper } = await open(id, await keyIn(to));
    expect((await find(shopper, id)).body).toMatchObject({ hold: 'look', Client: null, totalProducts: 1 });
    shopper.signIn(await register(shop.knex));
    expect((await assign(shopper, id)).code).toBe('not_found');
    const change = { details: [{ id: Details[0]?.id, quantity: 5 }] };
    const changed = await shopper.call('PUT /quotation/updatedetails/{id}', { params: { id }, body: change });
    expect([changed.status, changed.code]).toEqual([404, 'not_found']);
    expect((await mail(shopper, id, reader())).code).toBe('not_found');
  });

  test('a forged link, or one of another or no quotation, leads home and opens nothing', async () => {
    const owner = new Shopper(shop);
    const [one, two] = [await owner.quote(products.lamp), await owner.quote(products.lamp)];
    const to = reader();
    await mail(owner, one.id, to);
    const key = await keyIn(to);
    for (const [id, tried] of [
      [two.id, key],
      [one.id, `${key}x`],
      [one.id, ''],
      [randomUUID(), key],
      ['nada', key],
    ] as const) {
      const { shopper, location } = await open(id, tried);
      expect(location).toBe('/');
      expect((await find(shopper, one.id)).status).toBe(404);
    }
  });

  test('an empty quotation is not mailed', async () => {
    const owner = new Shopper(shop);
    const empty = await owner.call('POST /quotation/create', { body: {} });
    expect((await mail(owner, empty.body.id, reader())).code).toBe('quotation_empty');
  });
});

describe('parts', () => {
  test('a group of lines goes out at once; lines and stock can be asked for alone', async () => {
    const shopper = new Shopper(shop);
    const { id, Details } = await shopper.quote(products.sofa, 2);
    const more = await shopper.call('POST /quotation/adddetail/{id}', {
      params: { id },
      body: { productId: products.lamp },
    });
    const stock = await shopper.call('POST /quotation/getCurrentStock/{id}', { params: { id } });
    expect(stock.body.stock).toMatchObject([
      { ItemCode: 'ST1', quantity: 2, available: 10, validStock: true },
      { ItemCode: 'ST2', quantity: 1, available: expect.any(Number), validStock: true },
    ]);
    const lines = await shopper.call('POST /quotation/findDetailsById/{id}', { params: { id } });
    expect(lines.body.Details).toEqual(more.body.Details);
    const details = [Details[0]?.id, randomUUID()];
    const rest = await shopper.call('POST /quotation/removedetailsgroup/{id}', { params: { id }, body: { details } });
    expect(rest.body.Details.map((one) => one.Product.ItemCode)).toEqual(['ST2']);
  });

  test('pieces that lie in a warehouse are delivered at once, those of a purchase are not', async () => {
    await shop.knex('stock_source').insert({
      item_code: 'ST4',
      warehouse_code: 'CUN',
      received: 5,
      purchase_document: 'P-1',
      arrives_on: '2027-03-01',
    });
    const shopper = new Shopper(shop);
    expect(await shopper.quote(products.sofa)).toMatchObject({ immediateDelivery: true });
    expect(await shopper.quote(products.gone)).toMatchObject({
      immediateDelivery: false,
      Details: [{ immediateDelivery: false, PurchaseAfter: true, PurchaseDocument: 'P-1' }],
    });
  });

  test('a lead is kept for staff and answered by a mail; telephones in one form', async () => {
    const shopper = new Shopper(shop);
    const { id } = await shopper.quote(products.lamp);
    const to = reader();
    const leave = (change: object = {}) =>
      shopper.call('POST /lead/quotation/{quotationId}', {
        params: { quotationId: id },
        body: { name: 'Beto', email: to, _email: to, phone: '044 998 123 4567', ...change },
      });
    expect((await leave({ _email: reader() })).details).toContainEqual(expect.objectContaining({ field: '_email' }));
    expect((await leave({ name: '' })).details).toContainEqual(expect.objectContaining({ field: 'name' }));
    expect((await leave()).status).toBe(200);
    expect(await shop.knex('lead').where({ quotation_id: id })).toMatchObject([
      { name: 'Beto', phone: '+529981234567' },
    ]);
    await until(async () => (await mailsTo(shop, to)).length === 1);
    const [message] = await mailsTo(shop, to);
    expect(message?.text).toContain('Gracias por tu interés');
    expect(message?.text).not.toContain('Beto');
  });

  test('a quotation that staff make names its seller, for the printed page', async () => {
    const seller = { id: randomUUID(), role: 'seller', email: 'rodrigo@example.com', password_hash: 'x' };
    await shop
      .knex('app_user')
      .insert({ ...seller, first_name: 'Rodrigo', last_name: 'Canul', mobile_phone: '9981234568' });
    const shopper = new Shopper(shop).signIn({ userId: seller.id, role: 'seller', clientId: null });
    expect((await shopper.quote(products.lamp)).User).toMatchObject({
      firstName: 'Rodrigo',
      mobilePhone: '9981234568',
    });
    expect((await new Shopper(shop).quote(products.lamp)).User).toBeNull();
  });
});
