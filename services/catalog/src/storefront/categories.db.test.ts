import { randomUUID } from 'node:crypto';
import type { Category, Role, StorefrontContent, StorefrontDocument, StorefrontPreview } from '@actual/contracts';
import { addAdministrator } from '../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

type Tree = Extract<StorefrontContent, { kind: 'categories' }>;
type Row = Tree['categories'][number];
type Reply = StorefrontDocument & { code: string; details: unknown };

let store: CatalogFixture;
let rosa: string;
let eva: string;
const ids = { salas: randomUUID(), sofas: randomUUID(), sillones: randomUUID(), recamaras: randomUUID() };
type Handle = keyof typeof ids;
beforeAll(async () => {
  store = await catalogFixture();
  rosa = await addAdministrator(store.database.knex, ['actual-studio']);
  eva = await addAdministrator(store.database.knex, ['actual-studio'], 'Eva');
});
afterAll(() => store.close());
beforeEach(async () => {
  const { knex } = store.database;
  for (const table of ['storefront_version', 'storefront_document', 'product_category', 'category_handle'])
    await knex(table).delete();
  await knex('category').update({ merged_into: null, parent_id: null });
  await knex('category').delete();
  const row = (handle: Handle, name: string, level = 1, parent: Handle | null = null, position = 0) =>
    knex('category').insert({ id: ids[handle], handle, name, level, parent_id: parent && ids[parent], position });
  await row('salas', 'Salas');
  await row('recamaras', 'Recámaras', 1, null, 1);
  await row('sofas', 'Sofás', 2, 'salas');
  await row('sillones', 'Sillones', 2, 'salas', 1);
  await store.clear();
  const products = await store.add([{ code: 'ST1' }, { code: 'ST2' }, { code: 'ST3' }, { code: 'ST4' }]);
  // as an import writes them: with every category above
  const places: readonly Handle[][] = [
    ['salas', 'sofas'],
    ['salas', 'sofas', 'recamaras'],
    ['salas', 'sillones'],
    ['recamaras'],
  ];
  for (const [at, handles] of places.entries())
    await knex('product_category').insert(
      handles.map((handle) => ({ category_id: ids[handle], product_id: products[at] })),
    );
  await store.refresh();
});

const name = 'categories.store';
const inside = (userId: string = rosa, role: Role = 'admin') => store.token(role, userId);
const call = <T = Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = inside()) =>
  store.call<T>(method, `/storefront/${name}${path}`, body, 'actual-studio', token);
const open = async () => (await call('GET', '')).body;
const treeOf = async () => (await open()).content as Tree;
/** The tree with some categories changed, by their handles. */
async function changed(parts: Partial<Record<Handle, Partial<Row>>>, more: Partial<Tree> = {}): Promise<Tree> {
  const tree = await treeOf();
  const categories = tree.categories.map((one) => ({ ...one, ...parts[one.handle as Handle] }));
  return { ...tree, categories, ...more };
}
const put = async (content: Tree, revision?: number, token = inside()) =>
  call('PUT', '', { revision: revision ?? (await open()).revision, content }, token);
const found = async (handle: string) => {
  const { status, body } = await store.call<Category & { details: unknown }>(
    'POST',
    `/productcategory/findbyhandle/${handle}`,
  );
  return { status, count: body.productCount, parents: body.Parents?.map((one) => one.Handle), details: body.details };
};
const undoLast = async () => {
  const [last] = (await open()).versions;
  return call('POST', '/undo', { version: last?.id });
};
/** Products by their place, which an undoing must restore to the row. */
const rows = async () =>
  (
    await store.database.knex.raw(
      `SELECT c.name || ' ' || p.item_code AS row FROM product_category pc JOIN category c ON c.id = pc.category_id
         JOIN product p ON p.id = pc.product_id ORDER BY 1`,
    )
  ).rows.map(({ row }: { row: string }) => row);

test('the tree is read in its order, and a new name, order and text are shown by the shop', async () => {
  const tree = await treeOf();
  expect(tree.categories.map(({ handle, parent }) => [handle, parent])).toEqual([
    ['salas', null],
    ['sofas', ids.salas],
    ['sillones', ids.salas],
    ['recamaras', null],
  ]);
  const [salas, sofas, sillones, recamaras] = tree.categories as [Row, Row, Row, Row];
  const saved = await put({ ...tree, categories: [recamaras, { ...salas, name: 'Estancia' }, sillones, sofas] });
  expect(saved.status).toBe(200);
  const { body } = await store.call<{ Name: string; Childs: { Handle: string }[] }[]>(
    'POST',
    '/productcategory/getcategoriestree',
  );
  expect(body.map(({ Name, Childs }) => [Name, Childs.map(({ Handle }) => Handle)])).toEqual([
    ['Recámaras', []],
    ['Estancia', ['sillones', 'sofas']],
  ]);
});

test('another address leads on from the one before, through a second change and back', async () => {
  await put(await changed({ sofas: { handle: 'sofas-y-love-seats' } }));
  expect(await found('sofas-y-love-seats')).toMatchObject({ status: 200, count: 2 });
  expect(await found('sofas')).toMatchObject({ status: 404, details: { movedTo: 'sofas-y-love-seats' } });
  const tree = await treeOf();
  const again = tree.categories.map((one) => (one.id === ids.sofas ? { ...one, handle: 'sofas-modernos' } : one));
  await put({ ...tree, categories: again });
  for (const old of ['sofas', 'sofas-y-love-seats'])
    expect((await found(old)).details).toEqual({ movedTo: 'sofas-modernos' });
  await undoLast();
  await undoLast();
  expect(await found('sofas')).toMatchObject({ status: 200, count: 2 });
  expect((await found('sofas-modernos')).details).toEqual({ movedTo: 'sofas' });
});

test('two categories may change addresses with each other', async () => {
  await put(await changed({ sofas: { handle: 'sillones' }, sillones: { handle: 'sofas' } }));
  expect([(await found('sillones')).count, (await found('sofas')).count]).toEqual([2, 1]);
});

test('a moved category takes its products along, out of the categories above; undoing puts each one back', async () => {
  const before = await rows();
  await put(await changed({ sofas: { parent: ids.recamaras } }));
  expect(await found('salas')).toMatchObject({ count: 1 });
  expect(await found('recamaras')).toMatchObject({ count: 3 });
  expect((await found('sofas')).parents).toEqual(['recamaras']);
  await undoLast();
  expect(await rows()).toEqual(before);
  expect(await found('salas')).toMatchObject({ count: 3 });
});

test('a category with products is taken out only where it is said where they go; its address leads there, and back again', async () => {
  const before = await rows();
  const tree = await treeOf();
  const categories = tree.categories.filter(({ id }) => id !== ids.sofas);
  const gone = { id: ids.sofas, handle: 'sofas', name: 'Sofás', into: null };
  const refused = await put({ ...tree, categories, removed: [gone] });
  expect([refused.body.code, refused.body.details]).toEqual(['invalid_input', [{ field: 'into', message: 'Sofás' }]]);
  await put({ ...tree, categories, removed: [{ ...gone, into: ids.sillones }] });
  expect(await found('sillones')).toMatchObject({ count: 3 });
  expect(await found('sofas')).toMatchObject({ status: 404, details: { movedTo: 'sillones' } });
  expect((await treeOf()).removed).toEqual([{ ...gone, into: ids.sillones }]);
  await undoLast();
  expect(await rows()).toEqual(before);
  expect(await found('sofas')).toMatchObject({ status: 200, count: 2 });
});

test('a hidden category is not found until that is undone', async () => {
  await put(await changed({ sillones: { isShown: false } }));
  expect((await found('sillones')).status).toBe(404);
  expect(await found('salas')).toMatchObject({ count: 3 });
  await undoLast();
  expect((await found('sillones')).status).toBe(200);
});

test('a new category can be undone after products came into it, and its address used again', async () => {
  const tree = await treeOf();
  const one = { handle: 'puffs', name: 'Puffs', description: '', parent: ids.salas, isShown: true };
  const id = randomUUID();
  await put({ ...tree, categories: [...tree.categories, { ...one, id }] });
  const { knex } = store.database;
  const [product] = await knex('product').where({ item_code: 'ST4' }).pluck('id');
  await knex('product_category').insert({ category_id: id, product_id: product });
  await store.refresh();
  expect(await found('puffs')).toMatchObject({ status: 200, count: 1 });
  await undoLast();
  expect((await found('puffs')).status).toBe(404);
  const after = await treeOf();
  expect(after.removed).toMatchObject([{ id, handle: 'puffs', into: null }]);
  expect((await put({ ...after, removed: [{ ...after.removed[0], into: ids.recamaras } as never] })).status).toBe(200);
});

test('a preview names the changes of products and addresses, and changes nothing', async () => {
  const content = await changed({
    sofas: { parent: ids.recamaras, handle: 'sofas-cama' },
    sillones: { isShown: false },
  });
  const { body } = await call<StorefrontPreview>('POST', '/preview', { content });
  expect(body).toMatchObject({
    kind: 'categories',
    products: 2,
    addresses: 1,
    changes: [
      {
        path: 'Recámaras > Sofás',
        before: 'Salas > Sofás',
        what: ['moved', 'readdressed'],
        from: '/category/sofas',
        to: '/category/sofas-cama',
        products: 2,
      },
      { path: 'Salas > Sillones', before: null, what: ['hidden'], products: 1 },
    ],
  });
  expect(await found('sofas')).toMatchObject({ status: 200 });
});

const field = (answer: { body: Reply }) => (answer.body.details as [{ field: string }])[0].field;
test.each<[string, (tree: Tree) => Tree, string]>([
  ['a circle', (tree) => of(tree, { salas: { parent: ids.sofas } }), 'cycle'],
  ['an address that another one has', (tree) => of(tree, { sofas: { handle: 'salas' } }), 'handle'],
  [
    'an address of three hundred letters',
    (tree) => of(tree, { sofas: { handle: 'x'.repeat(300) } }),
    'content.categories.1.handle',
  ],
  [
    'an address with capitals and blanks',
    (tree) => of(tree, { sofas: { handle: 'Sofás Cama' } }),
    'content.categories.1.handle',
  ],
  ['a parent that there is not', (tree) => of(tree, { sofas: { parent: randomUUID() } }), 'parent'],
  ['one that is left out', (tree) => ({ ...tree, categories: tree.categories.slice(1) }), 'parent'],
  ['one that is left out at the end', (tree) => ({ ...tree, categories: tree.categories.slice(0, -1) }), 'missing'],
  ['no name', (tree) => of(tree, { sofas: { name: ' ' } }), 'content.categories.1.name'],
])('%s is refused by its field, and the store stays as it was', async (_what, make, wanted) => {
  const answer = await put(make(await treeOf()));
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  expect(field(answer).endsWith(wanted) || field(answer) === wanted).toBe(true);
  expect((await open()).revision).toBe(0);
});
function of(tree: Tree, parts: Partial<Record<Handle, Partial<Row>>>): Tree {
  return { ...tree, categories: tree.categories.map((one) => ({ ...one, ...parts[one.handle as Handle] })) };
}

test('a fourth level is refused', async () => {
  const tree = await treeOf();
  const extra = (handle: string, parent: string) => ({
    id: randomUUID(),
    handle,
    name: handle,
    description: '',
    parent,
    isShown: true,
  });
  const third = extra('tercera', ids.sofas);
  const answer = await put({ ...tree, categories: [...tree.categories, third, extra('cuarta', third.id)] });
  expect(answer.body.details).toEqual([{ field: 'depth', message: 'cuarta' }]);
});

test('of two administrators at once one is first, and the other is told who', async () => {
  const [one, other] = [await changed({ sofas: { name: 'Uno' } }), await changed({ sofas: { name: 'Otro' } })];
  const both = await Promise.all([put(one, 0), put(other, 0, inside(eva))]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = both.find(({ status }) => status === 409);
  expect(lost?.body.code).toBe('storefront_changed');
  expect(lost?.body.details).toMatchObject({ by: expect.stringMatching(/^(Rosa|Eva) Ek$/) });
});

test.each(['manager', 'seller', 'broker', 'client', 'guest'] as const)(
  '%s neither sees nor changes it',
  async (role) => {
    const content = await treeOf();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { revision: 0, content }],
      ['POST', '/undo', { version: randomUUID() }],
      ['POST', '/preview', { content }],
    ] as const)
      expect((await call(method, path, body, inside(rosa, role))).status).toBe(403);
  },
);
