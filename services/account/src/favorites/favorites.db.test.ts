import { randomUUID } from 'node:crypto';
import type { Favorite, Site } from '@actual/contracts';
import { mostFavorites } from '@actual/contracts/facts/capacities';
import { limits } from '@actual/contracts/facts/limits';
import { Digests } from '@actual/kit/caps/digests';
import { sessionToken } from '@actual/kit/testing/tokens';
import { client, type InvoiceHarness, type Person, startInvoiceHarness } from '../testing/invoice-harness';
import { someProduct } from '../testing/some-product';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

const product = (change?: object) => someProduct(harness.knex, change);

/** Somebody at a site, with the cookie that their browser keeps. */
function browser(person: Person | null = null, site: Site = 'actual-studio') {
  let cookie = '';
  const call = async (method: 'GET' | 'POST' | 'DELETE', url: string) => {
    const reply = await harness.app.inject({
      method,
      url,
      headers: {
        site,
        ...(cookie ? { cookie } : {}),
        ...(person ? { authorization: `Bearer ${sessionToken(person)}` } : {}),
      },
    });
    const [given] = reply.cookies;
    if (given) cookie = `${given.name}=${encodeURIComponent(given.value)}`;
    return { status: reply.statusCode, body: reply.json() };
  };
  return {
    save: (id: string) => call('POST', `/favorites/${id}`),
    drop: (id: string) => call('DELETE', `/favorites/${id}`),
    saved: async (): Promise<string[]> => (await call('GET', '/favorites')).body.map(({ id }: Favorite) => id),
    list: async (): Promise<Favorite[]> => (await call('GET', '/favorites')).body,
    hasCookie: () => cookie !== '',
    /** The same browser after its person signed in. */
    signIn: (who: Person) => {
      person = who;
    },
  };
}

test('a browser without an account keeps its saved products, the latest first; looking sets no cookie', async () => {
  const [first, second] = [await product(), await product()];
  const visitor = browser();
  expect(await visitor.saved()).toEqual([]);
  expect(visitor.hasCookie()).toBe(false);
  expect((await visitor.save(first)).body).toMatchObject({ id: first, picture: 'silla', discontinued: false });
  await visitor.save(second);
  await visitor.save(second);
  expect(await visitor.saved()).toEqual([second, first]);
  await visitor.drop(second);
  expect((await visitor.drop(second)).status).toBe(200);
  expect(await visitor.saved()).toEqual([first]);
});

test('another browser, another brand and another client do not see a favorite', async () => {
  const id = await product();
  const owner = browser(await client(harness.knex));
  await owner.save(id);
  const others = [browser(), browser(await client(harness.knex)), browser(null, 'actual-kids')];
  for (const other of others) {
    expect(await other.saved()).toEqual([]);
    await other.drop(id);
  }
  expect(await owner.saved()).toEqual([id]);
});

test('moves a browser’s favorites to the client at sign-in, for every device', async () => {
  const [both, mine] = [await product(), await product()];
  const ana = await client(harness.knex);
  await browser(ana).save(both);
  const phone = browser();
  await phone.save(both);
  await phone.save(mine);
  phone.signIn(ana);
  expect((await phone.saved()).sort()).toEqual([both, mine].sort());
  expect((await browser(ana).saved()).sort()).toEqual([both, mine].sort());
  phone.signIn(await client(harness.knex));
  expect(await phone.saved()).toEqual([]);
});

test('a guest who becomes a client keeps their favorites', async () => {
  const id = await product();
  const guest = await client(harness.knex, { guest: true });
  await browser(guest).save(id);
  expect(await browser({ ...guest, role: 'client' }).saved()).toEqual([id]);
});

test('marks a favorite that is no longer sold, and refuses products of other brands or unknown ones', async () => {
  const id = await product();
  const visitor = browser();
  await visitor.save(id);
  await harness.knex('product').where({ id }).update({ active: false });
  expect(await visitor.list()).toMatchObject([{ id, discontinued: true }]);
  const kids = await product({ society: '004' });
  for (const other of [kids, randomUUID()])
    expect(await visitor.save(other)).toMatchObject({ status: 404, body: { code: 'product_not_found' } });
});

test('refuses more than the largest number of favorites, also at once; a full list stays as it is at the sign-in', async () => {
  const ids = await Promise.all(Array.from({ length: mostFavorites + 2 }, () => product()));
  const visitor = browser();
  await visitor.save(ids[0] ?? '');
  const answers = await Promise.all(ids.slice(1).map((id) => visitor.save(id)));
  expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual([
    'too_many_favorites',
    'too_many_favorites',
  ]);
  expect(await visitor.saved()).toHaveLength(mostFavorites);
  const ana = await client(harness.knex);
  const own = await product();
  await browser(ana).save(own);
  visitor.signIn(ana);
  const merged = await visitor.saved();
  expect(merged).toHaveLength(mostFavorites);
  expect(merged).toContain(own);
});

test('an address that saves without an end is asked for work', async () => {
  const capped = await startInvoiceHarness({ perMinute: 100_000 });
  const save = () =>
    capped.app.inject({ method: 'POST', url: `/favorites/${randomUUID()}`, headers: { site: 'actual-studio' } });
  expect((await save()).json().code).toBe('product_not_found');
  const { free, most } = limits.favoritesOfAddress;
  const used = { cap: 'favoritesOfAddress', ends_at: capped.knex.raw("now() + interval '1 hour'") };
  const subject = new Digests('a'.repeat(32)).of('address', '127.0.0.1');
  await capped.knex('account_caller_use').insert({ ...used, subject, uses: free });
  expect((await save()).json().code).toBe('proof_required');
  await capped.knex('account_caller_use').update({ uses: most });
  expect((await save()).json().code).toBe('rate_limited');
  await capped.close();
});
