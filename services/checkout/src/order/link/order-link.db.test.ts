import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { products } from '../../../testing/catalog';
import { addPayment, atBank, drain, passDeadline, sweep } from '../../../testing/money';
import { mailsTo } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { guestHome, register, Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = async (shopper: Shopper, id: string) =>
  (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body;
const someone = () => `${randomUUID()}@example.com`;
async function quoted(email: string, shopper = new Shopper(shop)) {
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  return { shopper, quotation };
}
async function bought(email: string, shopper?: Shopper) {
  const one = await quoted(email, shopper);
  const paid = await one.shopper.pay(shop, one.quotation);
  return { ...one, orderId: paid.body.data.orderId ?? '' };
}
async function waiting(email: string) {
  const one = await quoted(email);
  const paid = await addPayment(one.shopper, one.quotation.id, { type: 'spei', amount: one.quotation.totalPg1 });
  return { ...one, orderId: paid.body.data.orderId ?? '' };
}

/** The path below the API that the newest mail to somebody links to. */
async function linkTo(email: string, subject: RegExp): Promise<string> {
  await drain(shop);
  const mail = (await mailsTo(shop, email)).findLast((one) => subject.test(one.subject));
  const link = /https?:\/\/[^/\s"]+\/api(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no signed link';
  expect(mail?.html).toContain(link);
  return link;
}
/** Opens a mailed link in another browser, which keeps the cookie it gets. */
async function follow(path: string, shopper = new Shopper(shop)) {
  return { shopper, location: await shopper.follow(path) };
}

describe('the link in a mail opens on another device', () => {
  test('the confirmation: the whole order, and the key is gone from the address', async () => {
    const email = someone();
    const { orderId } = await bought(email);
    const { shopper, location } = await follow(await linkTo(email, /^Tu pedido/));
    expect(location).toBe(`/checkout/order/${orderId}`);
    expect(await find(shopper, orderId)).toMatchObject({
      restricted: false,
      total: 899.5,
      FirstName: guestHome.firstName,
      ammountPaid: 899.5,
      Details: [{ quantity: 1 }],
      Payments: [{ ammount: 899.5 }],
      Address: { streetName: 'Av. Tulum' },
    });
  });

  test('the instructions of a transfer: its CLABE is on the phone that has the bank', async () => {
    const email = someone();
    const { shopper: owner, orderId } = await waiting(email);
    const { shopper } = await follow(await linkTo(email, /datos para tu transferencia/));
    const [seen, own] = [await find(shopper, orderId), await find(owner, orderId)];
    expect(seen.restricted === false && seen.Transfer?.clabe).toMatch(/^\d{18}$/);
    expect(seen).toEqual({ ...own, hold: 'look' });
  });

  test('the mail of a cancellation: the canceled order', async () => {
    const email = someone();
    const { quotation, orderId } = await waiting(email);
    const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
    await atBank(shop, payment.provider_payment_id, 'expire');
    await passDeadline(shop, quotation.id);
    await sweep(shop);
    const { shopper, location } = await follow(await linkTo(email, /se canceló/));
    expect(location).toBe(`/checkout/order/${orderId}`);
    expect(await find(shopper, orderId)).toMatchObject({ restricted: false, status: 'canceled' });
  });

  test.each([
    ['a payment in review', 'CONT', 1, /^Estamos procesando/],
    ['attempts exceeded', 'OTHE', 3, /está en proceso$/],
  ])('%s: the quotation', async (_what, holder, times, subject) => {
    const email = someone();
    const { shopper: owner, quotation } = await quoted(email);
    for (let tried = 0; tried < times; tried += 1) await owner.pay(shop, quotation, holder);
    const { shopper, location } = await follow(await linkTo(email, subject));
    expect(location).toBe(`/quotations/edit/${quotation.id}`);
    const seen = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
    expect(seen.body).toMatchObject({ id: quotation.id, totalProducts: 1, Client: null });
  });

  test('a refund: the order of which a part went back', async () => {
    const email = someone();
    const { quotation, orderId } = await bought(email);
    const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
    const manager = await somebody(shop, 'manager');
    const given = await manager.call('POST /payment/refund/{a}/{b}', {
      params: { a: orderId, b: payment.id },
      body: { amount: 100, reason: 'Rayón en la pata' },
    });
    expect(given.status).toBe(200);
    const { shopper, location } = await follow(await linkTo(email, /^Te devolvimos/));
    expect(location).toBe(`/checkout/order/${orderId}`);
    expect(await find(shopper, orderId)).toMatchObject({ restricted: false, Payments: [{ refunded: 100 }] });
  });
});

describe('a buyer who has neither mail nor account', () => {
  const ask = (folio: string, email: string, site?: Site) =>
    new Shopper(shop, site).call('POST /order/sendlink', { body: { folio, email } });
  const links = async (email: string) => {
    await drain(shop);
    return (await mailsTo(shop, email)).filter(({ subject }) => /^Tu enlace al pedido/.test(subject)).length;
  };

  test('gets a link with the folio and the e-mail of the purchase, at the brand of the purchase alone', async () => {
    const email = someone();
    const { orderId } = await bought(email);
    const [row] = await shop.knex('orders').where({ id: orderId }).select('folio');
    const folio = String(row.folio);
    expect((await ask(folio, someone())).status).toBe(200);
    expect((await ask('999999999', email)).status).toBe(200);
    expect((await ask(folio, email, 'actual-kids')).status).toBe(200);
    expect(await links(email)).toBe(0);
    expect((await ask(` ${folio} `, email.toUpperCase())).body).toEqual({ ok: true });
    expect(await links(email)).toBe(1);
    const { shopper } = await follow(await linkTo(email, /^Tu enlace al pedido/));
    expect(await find(shopper, orderId)).toMatchObject({ restricted: false });
  });

  test('reads which field is wrong where the folio is none', async () => {
    expect(await ask('12', someone())).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', details: [{ field: 'folio' }] },
    });
  });
});

describe('the access that a link gives', () => {
  test('a client’s order too, to read; forged, of another order, or run out: the page that gives a fresh one', async () => {
    const client = await register(shop.knex);
    const { orderId } = await bought(someone(), new Shopper(shop).signIn(client));
    const other = await bought(someone());
    const path = await linkTo(client.email, /^Tu pedido/);
    const { shopper } = await follow(path);
    expect(await find(shopper, orderId)).toMatchObject({ restricted: false, total: 899.5 });
    expect(await find(shopper, other.orderId)).toMatchObject({ restricted: true });
    for (const tried of [`${path}x`, path.replace(orderId, other.orderId), path.replace(/llave=.*/, 'llave=')]) {
      const { shopper: stranger, location } = await follow(tried);
      expect(location).toMatch(/^\/checkout\/order\/[\w-]+\?enlace=vencido$/);
      expect(await stranger.call('POST /order/findbyid/{id}', { params: { id: orderId } })).toMatchObject({
        status: 403,
      });
    }
    expect((await follow(path.replace(orderId, 'nada'))).location).toBe('/');
  });

  test('shows a stranger with the link to a guest’s order no money, way to pay or day', async () => {
    const { orderId } = await bought(someone());
    const seen = await find(new Shopper(shop), orderId);
    expect(Object.keys(seen).sort()).toEqual([
      'FirstName',
      'LastName',
      'createdAt',
      'folio',
      'id',
      'isInvited',
      'restricted',
      'site',
      'status',
      'statusLabel',
    ]);
  });
});

describe('a fresh link', () => {
  const ask = (shopper: Shopper, id: string, email: string) =>
    shopper.call('POST /order/{id}/sendlink', { params: { id }, body: { email } });
  const freshMails = async (email: string) => {
    await drain(shop);
    return (await mailsTo(shop, email)).filter((one) => /^Tu enlace al pedido/.test(one.subject));
  };

  test('goes to the order’s own address and opens it; the answer never says whether the address was right', async () => {
    const email = someone();
    const { orderId } = await bought(email);
    const other = someone();
    const answers = [
      await ask(new Shopper(shop), orderId, other),
      await ask(new Shopper(shop), randomUUID(), email),
      await ask(new Shopper(shop, 'actual-home'), orderId, email),
    ];
    expect([await freshMails(email), await freshMails(other)]).toEqual([[], []]);
    answers.push(await ask(new Shopper(shop), orderId, email.toUpperCase()));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { ok: true }]);
    expect(await freshMails(email)).toHaveLength(1);
    const { shopper } = await follow(await linkTo(email, /^Tu enlace/));
    expect(await find(shopper, orderId)).toMatchObject({ restricted: false });
  });

  test('at most three are mailed in an hour, however many are asked for at once', async () => {
    const email = someone();
    const { orderId } = await bought(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(new Shopper(shop), orderId, email)));
    expect(answers.every(({ body }) => body.ok)).toBe(true);
    expect(await freshMails(email)).toHaveLength(3);
  });
});
