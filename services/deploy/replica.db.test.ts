import { randomUUID } from 'node:crypto';
import { type CatalogFixture, catalogFixture } from '@actual/catalog-service/src/testing/fixture';
import type { BoardColumn, Product, ProductList, SiteInfo } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { openReplica, type Replica } from '@actual/database/replica/replica';
import { type Replicated, startReplicated } from '@actual/database/replica/testing/replicated';
import { openStaffApp, tokenOf } from '@actual/staff-service/src/testing/staff-app';
import type { FastifyInstance } from 'fastify';
import { until } from './testing/until';

/** A catalog and a desk that read at a replica: nobody who asks them notices it (decision 0098). */
let store: Replicated;
let catalog: CatalogFixture;
let staffDb: Knex;
let staffReplica: Replica;
let staff: FastifyInstance;
let product: string;
let quotation: string;
const manager = randomUUID();

/** Two servers and every migration, on a machine that may be busy with everything else. */
const setUpMs = 600_000;

beforeAll(async () => {
  store = await startReplicated();
  catalog = await catalogFixture({ database: store, readUrl: store.readUrlFor('catalog') });
  staffDb = connect({ url: store.urlFor('staff'), applicationName: 'staff-test', pool: 4 });
  const url = store.readUrlFor('staff');
  staffReplica = openReplica(staffDb, { url, applicationName: 'staff-test', pool: 4 }) as Replica;
  staff = await openStaffApp(staffDb, { replica: staffReplica });
  [product = ''] = await catalog.add([{ code: 'ST1', name: 'Silla Bruma', priceCents: 100_000 }]);
  await store.knex('app_user').insert({
    id: manager,
    role: 'manager',
    password_hash: 'x',
    first_name: 'Ana',
    last_name: 'Ríos',
    email: 'ana@example.com',
  });
  quotation = randomUUID();
  await store.knex('quotation').insert({
    id: quotation,
    folio: 700_001,
    site: 'actual-studio',
    priced_on: '2026-11-20',
    pieces: 1,
    totals_cents: [10_050, 1, 1, 1, 1],
    seller_id: manager,
  });
}, setUpMs);
afterAll(async () => {
  await catalog?.close();
  await staff?.close();
  await staffReplica?.close();
  if (staffDb) await disconnect(staffDb);
  await store?.close();
});

const replicas = () => [catalog.replica as Replica, staffReplica];
const areRead = () => until(() => replicas().every((one) => one.awaySeconds() === 0));
const reprice = (pesos: number) =>
  store
    .knex('product')
    .where({ id: product })
    .update({ price_cents: pesos * 100, discount_pg1: 0 });

async function listed(): Promise<number | undefined> {
  const { body } = await catalog.call<ProductList>('POST', '/product/searchbyfilters/', {});
  return body.products.find(({ id }) => id === product)?.DiscountPrice;
}
const onItsPage = async () => (await catalog.call<Product>('POST', `/product/findbyid/${product}`)).body.DiscountPrice;
const deliveryText = async () =>
  (await catalog.call<SiteInfo>('POST', '/site/findbyhandle/actual-studio')).body.deliveryText;
async function publish(text: string): Promise<void> {
  const address = '/storefront/delivery-text.actual-studio';
  const token = catalog.token('manager', manager);
  const { revision } = (await catalog.call<{ revision: number }>('GET', address, undefined, 'actual-studio', token))
    .body;
  const content = { kind: 'delivery-text', text };
  expect((await catalog.call('PUT', address, { content, revision }, 'actual-studio', token)).status).toBe(200);
}

const headers = { site: 'actual-studio', authorization: `Bearer ${tokenOf('manager', manager)}` };
const plan = (text: string) =>
  staff.inject({
    method: 'PUT',
    url: `/quotation/${quotation}/nextstep`,
    headers,
    payload: { nextStep: { text, day: '2099-12-24' } },
  });
async function planned(): Promise<string | undefined> {
  const { columns } = (await staff.inject({ url: '/desk/board?scope=own&days=30', headers })).json() as {
    columns: BoardColumn[];
  };
  return columns.flatMap(({ cards }) => cards)[0]?.nextStep?.text;
}

/** Changes everything once and reads it at once, as the person who made the change does. */
async function changeAndLook(turn: number): Promise<void> {
  await reprice(turn);
  await publish(`Entrega ${turn}`);
  await catalog.live.refresh();
  expect([await listed(), await onItsPage(), await deliveryText()]).toEqual([turn, turn, `Entrega ${turn}`]);
  expect((await plan(`Paso ${turn}`)).statusCode).toBe(200);
  expect(await planned()).toBe(`Paso ${turn}`);
}

test('lists, pages and reports are read at the replica, with the services’ own roles', async () => {
  await areRead();
  const before = replicas().map(({ readings }) => readings.replica);
  let turn = 1_000;
  // a busy machine's replay may take longer than anybody waits for it
  await until(async () => {
    turn += 1;
    await changeAndLook(turn);
    return replicas().every(({ readings }, at) => readings.replica > (before[at] ?? 0));
  });
  const users = await store.replica('pg_stat_activity').whereNotNull('usename').distinct().pluck('usename');
  expect(users).toEqual(expect.arrayContaining(['store_catalog', 'store_staff']));
});

test('a change is there at once, again and again, however far the replica has come', async () => {
  for (let turn = 2_000; turn < 2_015; turn += 1) await changeAndLook(turn);
});

test('a change that the replica does not have yet is there too, and stays when it is read again', async () => {
  await areRead();
  await store.pause();
  try {
    await changeAndLook(3_000);
    await until(() => replicas().every((one) => one.awaySeconds() > 0));
    const metrics = (await staff.inject('/metrics')).payload;
    expect(Number(/^replica_away_seconds\{.*\} (.+)$/m.exec(metrics)?.[1])).toBeGreaterThan(0);
    expect(metrics).toMatch(/^replica_readings_total\{at="primary".*\} [1-9]/m);
  } finally {
    await store.resume();
  }
  await areRead();
  // another change of everything small makes the catalog read again the rows it knew from the primary
  await store.knex('brand').insert({ id: randomUUID(), name: 'Otra' });
  await catalog.live.refresh();
  expect([await listed(), await onItsPage(), await deliveryText(), await planned()]).toEqual([
    3_000,
    3_000,
    'Entrega 3000',
    'Paso 3000',
  ]);
});

test('nobody notices that the replica is killed, nor that it comes back', async () => {
  await areRead();
  await store.kill();
  await changeAndLook(4_000);
  expect((await staff.inject({ url: `/audit/${quotation}`, headers })).statusCode).toBe(200);
  await store.revive();
  await areRead();
  await changeAndLook(4_001);
});
