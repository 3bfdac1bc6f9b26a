import { randomUUID } from 'node:crypto';
import type { Role, Site } from '@actual/contracts';
import { fileType } from '@actual/contracts/endpoint';
import { connect, disconnect, type Knex } from '@actual/database';
import { openReplica, type Replica } from '@actual/database/replica/replica';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { sessionToken, tokenKeys } from '@actual/kit/testing/tokens';
import { type CatalogOptions, createCatalogApp } from '../app';
import type { LiveCatalog } from '../live/live-catalog';
import type { ProductViews } from '../product/product-views';

/** A product as a test describes it; other fields have defaults. */
export interface ProductSketch {
  id?: string;
  code?: string;
  name?: string;
  society?: string;
  priceCents?: number;
  discounts?: [number, number, number, number, number];
  brand?: string;
  categories?: string[];
  /** `filter:value`. */
  values?: string[];
  /** Pieces in the warehouse. */
  stock?: number;
  /** Pieces of a purchase under way. */
  incoming?: number;
  row?: Record<string, unknown>;
}

/** A store with one warehouse in Cancún that delivers to Quintana Roo. */
async function arrangePlaces(db: Knex): Promise<void> {
  const sites = [
    ['actual-studio', 'Actual Studio', '001'],
    ['actual-home', 'Actual Home', '002'],
    ['actual-kids', 'Actual Kids', '004'],
  ];
  await db('site').insert(
    sites.map(([handle, name, society]) => ({ handle, name, theme: handle, society, delivery_text: 'Entrega gratis' })),
  );
  await db('warehouse').insert({ code: 'CUN', name: 'Cancún', time_zone: 'America/Cancun' });
  await db('delivery_route').insert({ warehouse_code: 'CUN', zone: 'QROO', days: 1 });
  const place = { municipality: 'Benito Juárez', state: 'Quintana Roo', state_code: 'QROO', settlements: ['Centro'] };
  await db('zipcode').insert([
    { ...place, id: 'z77500', cp: '77500', zone: 'QROO' },
    { ...place, id: 'z29030', cp: '29030', zone: 'QROO' },
    { ...place, id: 'z77400', cp: '77400', zone: null },
  ]);
}

/** Categories, brands and filters by their handles or names, made on the first use. */
class Names {
  private readonly ids = new Map<string, Promise<string>>();
  constructor(private readonly db: Knex) {}

  private idOf(table: string, key: string, row: () => Promise<Record<string, unknown>>): Promise<string> {
    const known = this.ids.get(`${table} ${key}`);
    if (known) return known;
    const id = randomUUID();
    const made = row()
      .then((columns) => this.db(table).insert({ id, ...columns }))
      .then(() => id);
    this.ids.set(`${table} ${key}`, made);
    return made;
  }
  brand = (name: string) => this.idOf('brand', name, async () => ({ name }));
  category = (handle: string) => this.idOf('category', handle, async () => ({ handle, name: handle, level: 1 }));
  value(pair: string): Promise<string> {
    const [filter = '', value = ''] = pair.split(':');
    return this.idOf('filter_value', pair, async () => ({
      filter_id: await this.idOf('filter', filter, async () => ({ handle: filter, name: filter })),
      handle: value,
      name: value,
    }));
  }
}

let counter = 0;

async function arrangeProduct(db: Knex, names: Names, sketch: ProductSketch): Promise<string> {
  counter += 1;
  const id = sketch.id ?? randomUUID();
  const code = sketch.code ?? `ST${String(counter).padStart(5, '0')}`;
  const [pg1, pg2, pg3, pg4, pg5] = sketch.discounts ?? [0, 0, 0, 0, 0];
  const name = sketch.name ?? `Producto ${counter}`;
  await db('product').insert({
    id,
    item_code: code,
    name,
    slug: `${code.toLowerCase()}-${counter}`,
    society: sketch.society ?? '001',
    price_cents: sketch.priceCents ?? 100_000,
    discount_pg1: pg1,
    discount_pg2: pg2,
    discount_pg3: pg3,
    discount_pg4: pg4,
    discount_pg5: pg5,
    brand_id: sketch.brand ? await names.brand(sketch.brand) : null,
    pictures: ['frente', 'lado'],
    ...sketch.row,
  });
  for (const handle of sketch.categories ?? [])
    await db('product_category').insert({ category_id: await names.category(handle), product_id: id });
  for (const pair of sketch.values ?? [])
    await db('product_filter_value').insert({ product_id: id, filter_value_id: await names.value(pair) });
  const source = { item_code: code, warehouse_code: 'CUN' };
  await db('stock_source').insert({ ...source, received: sketch.stock ?? 5 });
  if (sketch.incoming)
    await db('stock_source').insert({
      ...source,
      received: sketch.incoming,
      purchase_document: 'OC-1',
      arrives_on: '2099-01-05',
    });
  return id;
}

export interface DocumentReply {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export interface CatalogFixture {
  readonly database: TestDatabase;
  /** Adds products and makes the service see them at once. */
  add(sketches: readonly ProductSketch[]): Promise<string[]>;
  /** Takes every product away again. */
  clear(): Promise<void>;
  /** Makes the service see the test's writes. */
  refresh(): Promise<void>;
  /** Calls the service as a page of `site` would, or with these headers; parsed body and status. */
  call<T = never>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    site?: Site | null | Readonly<Record<string, string>>,
    token?: string | null,
  ): Promise<{ status: number; body: T }>;
  /** Asks for a document that is no call of the contracts. */
  document(url: string, headers: Record<string, string>): Promise<DocumentReply>;
  /** Calls the service with a file as the whole body. */
  upload(url: string, file: Buffer, token: string): Promise<{ status: number; body: unknown }>;
  /** Asks for a file that is no call of the contracts. */
  bytes(url: string): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>;
  /** A session of this role, as the account service signs it. */
  token(role: Role, userId?: string): string;
  readonly productViews: ProductViews;
  readonly live: LiveCatalog;
  /** The service's own connection, with its own rights. */
  readonly db: Knex;
  readonly replica: Replica | null;
  close(): Promise<void>;
}

interface FixtureSettings extends Partial<Pick<CatalogOptions, 'perMinute' | 'erp' | 'bucket'>> {
  /** Another database than one of its own; the fixture does not close it. */
  readonly database?: TestDatabase;
  /** That database has its places already. */
  readonly placed?: boolean;
  readonly readUrl?: string;
}

/** The catalog service with its own rights on a database of its own. */
export async function catalogFixture(settings: FixtureSettings = {}): Promise<CatalogFixture> {
  const database = settings.database ?? (await createTestDatabase());
  if (!settings.placed) await arrangePlaces(database.knex);
  const db = connect({ url: database.urlFor('catalog'), applicationName: 'catalog-test', pool: 3 });
  const replica = openReplica(db, { url: settings.readUrl, applicationName: 'catalog-test', pool: 3 });
  const { service, live, productViews } = await createCatalogApp({
    db,
    replica,
    bucket: settings.bucket,
    gatewayOf: () => 'internal',
    tokenKeys,
    cookieSecret: 'x'.repeat(32),
    secureCookies: false,
    logLevel: 'silent',
    perMinute: settings.perMinute ?? 0,
    erp: settings.erp ?? null,
  });
  const names = new Names(database.knex);
  const refresh = async () => {
    await database.knex('catalog_version').increment('version', 1);
    await live.refresh();
  };
  return {
    database,
    db,
    replica,
    refresh,
    productViews,
    live,
    token: (role, userId) => sessionToken({ role, site: 'actual-studio', userId }),
    add: async (sketches) => {
      const ids: string[] = [];
      for (const sketch of sketches) ids.push(await arrangeProduct(database.knex, names, sketch));
      await refresh();
      return ids;
    },
    clear: async () => {
      await database.knex('product').delete();
      await refresh();
    },
    call: async (method, url, body, site = 'actual-studio', token = null) => {
      const response = await service.app.inject({
        method,
        url,
        headers: {
          ...(typeof site === 'string' ? { site } : site),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        payload: body as Record<string, unknown> | undefined,
      });
      return { status: response.statusCode, body: response.json() };
    },
    document: async (url, headers) => {
      const response = await service.app.inject({ url, headers });
      return { status: response.statusCode, headers: response.headers, body: response.body };
    },
    upload: async (url, file, token) => {
      const headers = { site: 'actual-studio', authorization: `Bearer ${token}`, 'content-type': fileType };
      const response = await service.app.inject({ method: 'POST', url, headers, payload: file });
      return { status: response.statusCode, body: response.json() };
    },
    bytes: async (url) => {
      const response = await service.app.inject({ url });
      return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
    },
    close: async () => {
      await service.app.close();
      await replica?.close();
      await disconnect(db);
      if (!settings.database) await database.close();
    },
  };
}
