import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { products } from '../testing/catalogue';
import { addPayment } from '../testing/money';
import { erpOrders, freePort, mailsTo, until } from '../testing/outside';
import { openShop, type Shop } from '../testing/shop';
import { Shopper } from '../testing/shopper';

let shop: Shop;
let gateway: Server;
const root = join(__dirname, '..', '..', '..', '..');
// inside the project, so that its imports are found
const bundle = join(root, 'node_modules', '.cache', `checkout-${process.pid}.mjs`);
const children: ChildProcess[] = [];
/** Called when the provider has said yes to a charge, before the answer goes back. */
let onYes: (() => void) | null = null;

beforeAll(async () => {
  const build = `import('./services/deploy/local/build-service.mjs').then((b) => b.bundleForNode('services/checkout/src/server.ts', ${JSON.stringify(bundle)}))`;
  execFileSync(process.execPath, ['-e', build], { cwd: root });
  shop = await openShop();
  gateway = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).filter(
      ([name]) => !['host', 'connection', 'content-length'].includes(name),
    );
    const answer = await fetch(shop.sandbox.mercadoPagoBaseUrl + request.url, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const text = await answer.text();
    if (request.method === 'POST' && onYes) return onYes();
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  gateway.closeAllConnections();
  gateway.close();
  await shop.close();
  rmSync(bundle, { force: true });
});

/** The real service as a process of its own. */
async function start(port: number): Promise<ChildProcess> {
  const { config } = shop;
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const [name, value] of Object.entries(config)) env[name] = String(value);
  env.PORT = String(port);
  env.PAYMENT_CHECK_SECONDS = '0.5';
  env.MERCADOPAGO_BASE_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const child = spawn(process.execPath, [bundle], { cwd: root, env, stdio: 'ignore' });
  children.push(child);
  const up = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    );
  await until(up, 20_000);
  return child;
}

test('SIGKILL between the provider’s yes and the order, then a restart: the order is there, once', async () => {
  const port = await freePort();
  const child = await start(port);
  const shopper = new Shopper({ address: `http://127.0.0.1:${port}` });
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id, { email: 'kill@example.com' });
  onYes = () => child.kill('SIGKILL');
  await expect(shopper.pay(shop, quotation)).rejects.toThrow();
  onYes = null;
  expect(await shop.knex('payment').pluck('status')).toEqual(['started']);
  expect(await shop.knex('orders')).toEqual([]);

  await start(port);
  await until(async () => (await shop.knex('orders').where({ status: 'completed' })).length === 1, 10_000);
  const [order] = await shop.knex('orders');
  expect(order).toMatchObject({ quotation_id: quotation.id, total_cents: 1_039_900, paid_cents: 1_039_900 });
  expect(await erpOrders(shop, order.id)).toHaveLength(1);
  await until(async () => (await mailsTo(shop, 'kill@example.com')).length === 1);
  expect((await shopper.pay(shop, quotation)).code).toBe('quotation_ordered');
}, 60_000);

test('SIGKILL between the provider’s CLABE and the order that waits, then a restart: it waits, once', async () => {
  const port = await freePort();
  const child = await start(port);
  const shopper = new Shopper({ address: `http://127.0.0.1:${port}` });
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email: 'kill-spei@example.com' });
  onYes = () => child.kill('SIGKILL');
  await expect(addPayment(shopper, quotation.id, { type: 'spei', amount: quotation.totalPg1 })).rejects.toThrow();
  onYes = null;
  const mine = () => shop.knex('orders').where({ quotation_id: quotation.id });
  expect(await mine()).toEqual([]);
  await start(port);
  await until(async () => (await mine()).length === 1, 10_000);
  expect((await mine())[0]).toMatchObject({ status: 'pending-payment', paid_cents: 0 });
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment).toMatchObject({ status: 'pending', type: 'spei' });
  expect(payment.clabe).toMatch(/^\d{18}$/);
  await until(async () => (await mailsTo(shop, 'kill-spei@example.com')).length === 1);
}, 60_000);
