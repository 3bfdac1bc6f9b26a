import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  applyRoles,
  createDatabase,
  freePort,
  migrate,
  SERVICE_ROLES,
  startPostgres,
  TEST_ENVIRONMENT,
  testRolePassword,
} from '@actual/database/local';
import { products } from '../testing/catalog';
import { sweep } from '../testing/money';
import { until } from '../testing/outside';
import { openShop, type Shop } from '../testing/shop';
import { Shopper } from '../testing/shopper';

/** A PostgreSQL of its own that keeps committed data, so that it can be stopped and started under the checkout. */
const folder = mkdtempSync(join(tmpdir(), 'actual-store-restart-'));
const template = 'store_template';
let start: () => ReturnType<typeof startPostgres>;
let server: Awaited<ReturnType<typeof startPostgres>>;
let shop: Shop;

beforeAll(async () => {
  const port = await freePort();
  start = () =>
    startPostgres({ projectDir: join(__dirname, '..', '..', '..'), dataDir: folder, port, password: 'test' });
  server = await start();
  await createDatabase(server.url('postgres'), template);
  await migrate(server.url(template));
  const passwords = Object.keys(SERVICE_ROLES).map((role) => [role, testRolePassword(role as 'checkout')]);
  await applyRoles(server.url(template), Object.fromEntries(passwords));
  process.env[TEST_ENVIRONMENT.url] = server.url('postgres');
  process.env[TEST_ENVIRONMENT.template] = template;
  shop = await openShop();
}, 120_000);
afterAll(async () => {
  await shop.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

test('the database is stopped while three people pay and started again: each has one order, nobody is charged twice', async () => {
  const buyers = await Promise.all(
    [1, 2, 3].map(async (at) => {
      const shopper = new Shopper(shop);
      const quotation = await shopper.quote(products.lamp);
      await shopper.giveAddress(quotation.id, { email: `reinicio${at}@example.com` });
      return { shopper, quotation };
    }),
  );
  const paying = buyers.map(({ shopper, quotation }) => shopper.pay(shop, quotation));
  await server.stop();
  for (const { status } of await Promise.all(paying)) expect([200, 409, 503]).toContain(status);
  server = await start();
  for (const { shopper, quotation } of buyers)
    await until(async () => {
      await shop.knex('payment').where({ status: 'started' }).update({ created_at: '2020-01-01' });
      await sweep(shop);
      const again = await shopper.pay(shop, quotation);
      return again.body.status === 'approved' || again.code === 'quotation_ordered';
    }, 60_000);
  const orders = await shop.knex('orders').select('quotation_id', 'paid_cents');
  expect(orders).toHaveLength(3);
  expect(new Set(orders.map((one) => one.quotation_id)).size).toBe(3);
  // captured less refunded equals the orders' paid amount
  let captured = 0;
  for (const id of await shop.knex('payment').pluck('id')) {
    const found = await shop.checkout.mercadoPago.searchPayments({ externalReference: id });
    const payments = found.kind === 'payments' ? found.payments : [];
    expect(payments.length).toBeLessThanOrEqual(1);
    for (const one of payments) if (one.status === 'approved') captured += one.amountCents;
  }
  expect(captured).toBe(3 * 89_950);
}, 120_000);
