import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Server as Line } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialHeader } from '@actual/contracts/gateways';
import { localOrigins } from '@actual/contracts/public-origins';
import { tokenKeySet } from '@actual/kit/testing/tokens';
import { products } from '../../../testing/catalog';
import { listenToMail, listenToProvider, portOf } from '../../../testing/line';
import { addPayment } from '../../../testing/money';
import { erpOrders, freePort, mailsTo, until } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
let provider: Server;
let mail: Line;
const root = join(__dirname, '..', '..', '..', '..', '..');
// inside the project, so that its imports are found
const bundle = join(root, 'node_modules', '.cache', `checkout-${process.pid}.mjs`);
/** A credential as the internal gateway shows it; the tests in this process need none. */
const credential = 'i'.repeat(43);
const folder = mkdtempSync(join(tmpdir(), 'actual-killed-'));
const [ofPublic, ofInternal, ofSessions] = [join(folder, 'public'), join(folder, 'internal'), join(folder, 'sessions')];
const asGateway: typeof fetch = (address, init) => {
  const headers = new Headers(init?.headers);
  headers.set(credentialHeader, credential);
  return fetch(address, { ...init, headers });
};
let children: ChildProcess[] = [];
/** The process to kill at the provider's or the mail server's yes to a write whose path ends so; null for none. */
let victim: { child: ChildProcess; at: string } | null = null;
const kill = (at: string): boolean => {
  if (!victim || !at.endsWith(victim.at)) return false;
  victim.child.kill('SIGKILL');
  victim = null;
  return true;
};

beforeAll(async () => {
  const build = `import('./services/deploy/local/toolchain/build-service.mjs').then((b) => b.bundleForNode('services/checkout/src/server.ts', ${JSON.stringify(bundle)}))`;
  execFileSync(process.execPath, ['-e', build], { cwd: root });
  writeFileSync(ofPublic, 'p'.repeat(43));
  writeFileSync(ofInternal, credential);
  writeFileSync(ofSessions, tokenKeySet());
  shop = await openShop();
  provider = await listenToProvider(shop, kill);
  mail = await listenToMail(shop, () => kill('mail'));
});
/** Nobody works beside the one that is to die. */
afterEach(async () => {
  for (const child of children) {
    const gone = once(child, 'exit');
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await gone;
  }
  children = [];
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  mail.close();
  await shop.close();
  rmSync(bundle, { force: true });
  rmSync(folder, { recursive: true });
});

/** The real service as a process of its own. */
async function start(port: number): Promise<ChildProcess> {
  const { config } = shop;
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const [name, value] of Object.entries(config)) if (value !== undefined) env[name] = String(value);
  env.PUBLIC_ORIGINS = localOrigins;
  env.PORT = String(port);
  env.PUBLIC_GATEWAY_CREDENTIAL_FILE = ofPublic;
  env.INTERNAL_GATEWAY_CREDENTIAL_FILE = ofInternal;
  env.SESSION_KEYS_FILE = ofSessions;
  env.PAYMENT_CHECK_SECONDS = '0.5';
  env.MERCADOPAGO_BASE_URL = `http://127.0.0.1:${portOf(provider)}`;
  env.SMTP_URL = `smtp://127.0.0.1:${portOf(mail)}`;
  const child = spawn(process.execPath, [bundle], { cwd: root, env, stdio: 'ignore' });
  children.push(child);
  const up = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(up, 90_000);
  return child;
}

test('SIGKILL between the provider’s yes and the order, then a restart: the order is there, once', async () => {
  const port = await freePort();
  const child = await start(port);
  const shopper = new Shopper({ address: `http://127.0.0.1:${port}`, fetch: asGateway });
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id, { email: 'kill@example.com' });
  victim = { child, at: '/v1/payments' };
  await expect(shopper.pay(shop, quotation)).rejects.toThrow();
  expect(await shop.knex('payment').pluck('status')).toEqual(['started']);
  expect(await shop.knex('orders')).toEqual([]);

  await start(port);
  await until(async () => (await shop.knex('orders').where({ status: 'completed' })).length === 1, 10_000);
  const [order] = await shop.knex('orders');
  expect(order).toMatchObject({ quotation_id: quotation.id, total_cents: 1_039_900, paid_cents: 1_039_900 });
  expect(await erpOrders(shop, order.id)).toHaveLength(1);
  await until(async () => (await mailsTo(shop, 'kill@example.com')).length === 1);
  expect((await shopper.pay(shop, quotation)).code).toBe('quotation_ordered');
}, 240_000);

test('SIGKILL between the provider’s CLABE and the order that waits, then a restart: it waits, once', async () => {
  const port = await freePort();
  const child = await start(port);
  const shopper = new Shopper({ address: `http://127.0.0.1:${port}`, fetch: asGateway });
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email: 'kill-spei@example.com' });
  victim = { child, at: '/v1/payments' };
  await expect(addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 })).rejects.toThrow();
  const mine = () => shop.knex('orders').where({ quotation_id: quotation.id });
  expect(await mine()).toEqual([]);
  await start(port);
  await until(async () => (await mine()).length === 1, 10_000);
  expect((await mine())[0]).toMatchObject({ status: 'pending-payment', paid_cents: 0 });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment).toMatchObject({ status: 'pending', type: 'spei' });
  expect(payment.clabe).toMatch(/^\d{18}$/);
  await until(async () => (await mailsTo(shop, 'kill-spei@example.com')).length === 1);
}, 240_000);

/** The lease of a worker that died passes. */
const leasePasses = () =>
  shop
    .knex('outbox')
    .whereNull('done_at')
    .whereNull('parked_at')
    .update({ next_at: new Date(0) });
const exited = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

test('SIGKILL between the provider’s yes to a refund and our note of it, then a restart: the money goes back once', async () => {
  const port = await freePort();
  const child = await start(port);
  const at = { address: `http://127.0.0.1:${port}`, fetch: asGateway };
  const shopper = new Shopper(at);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email: 'kill-refund@example.com' });
  const { orderId, paymentId } = (await shopper.pay(shop, quotation)).body.data;
  victim = { child, at: '/refunds' };
  const staff = new Shopper(at).signIn({ userId: crypto.randomUUID(), role: 'admin', clientId: null });
  await staff.call('POST /payment/cancel/{a}/{b}', { params: { a: orderId ?? '', b: paymentId }, body: {} });
  await exited(child);
  const payment = () => shop.knex('payment').where({ id: paymentId }).first();
  expect((await payment()).status).toBe('approved');

  await start(port);
  await leasePasses();
  await until(async () => (await payment()).status === 'refunded', 10_000);
  const { provider_payment_id } = await payment();
  expect(await shop.checkout.mercadoPago.getPayment(provider_payment_id)).toMatchObject({
    status: 'refunded',
    refundedCents: 89_950,
  });
  await until(async () => (await shop.knex('orders').where({ id: orderId, status: 'canceled' })).length === 1);
  const told = async () => (await mailsTo(shop, 'kill-refund@example.com')).map(({ messageId }) => messageId);
  await until(async () => (await told()).some((id) => id.startsWith('<refund-done-')), 10_000);
  expect((await told()).filter((id) => id.startsWith('<refund-done-'))).toHaveLength(1);
}, 240_000);

test('SIGKILL between the mail server’s yes and our note of it, then a restart: a copy of the same mail, read as one', async () => {
  const port = await freePort();
  const child = await start(port);
  const shopper = new Shopper({ address: `http://127.0.0.1:${port}`, fetch: asGateway });
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email: 'kill-mail@example.com' });
  victim = { child, at: 'mail' };
  const { orderId } = (await shopper.pay(shop, quotation)).body.data;
  await exited(child);
  expect(await mailsTo(shop, 'kill-mail@example.com')).toMatchObject([{ arrivals: 1 }]);
  const message = () => shop.knex('outbox').where({ kind: 'order-confirmation', key: orderId }).first();
  expect((await message()).done_at).toBeNull();

  await start(port);
  await leasePasses();
  await until(async () => (await message()).done_at !== null, 10_000);
  expect(await mailsTo(shop, 'kill-mail@example.com')).toMatchObject([
    { messageId: `<order-${orderId}@actual.example>`, arrivals: 2 },
  ]);
}, 240_000);
