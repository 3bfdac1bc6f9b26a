import { randomUUID } from 'node:crypto';
import type {
  OwnPageText,
  PageTextRow,
  Role,
  SiteInfo,
  StorefrontContent,
  StorefrontDocument,
  StorefrontPreview,
} from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { storeDay } from '@actual/domain';
import { addAdministrator } from '../../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../../testing/fixture';

type Texts = Extract<StorefrontContent, { kind: 'texts' }>;
type Reply = StorefrontDocument & { code: string; details: unknown };

let store: CatalogFixture;
let rosa: string;
beforeAll(async () => {
  store = await catalogFixture();
  const { knex } = store.database;
  rosa = await addAdministrator(knex, ['actual-studio', 'actual-home']);
});
afterAll(() => store.close());
beforeEach(async () => {
  const { knex } = store.database;
  for (const table of ['storefront_version', 'storefront_document', 'page_text']) await knex(table).delete();
  await store.refresh();
});

const ofAll = 'texts.store.quienes-somos';
const ofStudio = 'texts.actual-studio.quienes-somos';
const call = <T = Reply>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { body, role = 'admin' }: { body?: object; role?: Role } = {},
) => store.call<T>(method, path, body, 'actual-studio', store.token(role, rosa));
const open = async (name: string) => (await call('GET', `/storefront/${name}`)).body;
const written = (text: string, more: object = {}): Texts => ({
  kind: 'texts',
  own: { lead: 'Una casa', description: 'Quiénes somos', text, ...more },
});
const put = async (name: string, content: Texts) =>
  call('PUT', `/storefront/${name}`, { body: { revision: (await open(name)).revision, content } });
const undo = async (name: string) =>
  call('POST', `/storefront/${name}/undo`, { body: { version: (await open(name)).versions[0]?.id } });
/** The page's text for a brand; its status where there is none of its own. */
const shown = async (site: string, page = 'quienes-somos') => {
  const { status, body } = await store.call<OwnPageText>('GET', `/site/texts/${site}/${page}`);
  return status === 200 ? body.html : status;
};
const listed = async (site: string) => (await store.call<SiteInfo>('POST', `/site/findbyhandle/${site}`)).body.texts;

test('a page has the text and the date that an administrator published, with its figures by name, until that is undone', async () => {
  expect([await shown('actual-studio'), await listed('actual-studio')]).toEqual([404, undefined]);
  const saved = await put(ofAll, written('## Hola\n\nReembolsamos en {{dias-reembolso}} días.'));
  expect(saved.status).toBe(200);
  const { body } = await store.call<OwnPageText>('GET', '/site/texts/actual-home/quienes-somos');
  expect(body).toEqual({
    lead: 'Una casa',
    description: 'Quiénes somos',
    updated: storeDay(),
    html: '<h2 id="hola">Hola</h2><p>Reembolsamos en {{dias-reembolso}} días.</p>\n',
    contents: [{ id: 'hola', text: 'Hola' }],
    questions: [],
  });
  expect(await listed('actual-home')).toEqual(['quienes-somos']);
  await undo(ofAll);
  expect([await shown('actual-home'), await listed('actual-home')]).toEqual([404, undefined]);
});

test('a brand’s own text takes precedence over the one of all brands, which shows again once it is removed', async () => {
  await put(ofAll, written('De todas'));
  await put(ofStudio, written('De Studio: {{especialidad}}'));
  expect([await shown('actual-studio'), await shown('actual-home')]).toEqual([
    '<p>De Studio: {{especialidad}}</p>\n',
    '<p>De todas</p>\n',
  ]);
  await put(ofStudio, { kind: 'texts', own: null });
  expect(await shown('actual-studio')).toBe('<p>De todas</p>\n');
});

test('the desk lists every page in its section, and who wrote another text', async () => {
  await put(ofStudio, written('De Studio'));
  const { pages } = (await call<{ pages: PageTextRow[] }>('GET', '/pagetexts')).body;
  expect(pages.length).toBeGreaterThan(20);
  expect(pages.find(({ page }) => page === 'manual-de-cuidados-y-recomendaciones.pieles')).toMatchObject({ own: [] });
  expect(pages.find(({ page }) => page === 'quienes-somos')).toEqual({
    page: 'quienes-somos',
    title: 'Quiénes somos',
    section: 'Nosotros',
    own: [{ scope: 'actual-studio', since: expect.any(String), by: 'Rosa Ek' }],
  });
});

test('the editor begins with the release’s text, and knows each name that it may write with its value', async () => {
  const { body } = await call<{ release: { text: string }; facts: { name: string; value: string }[] }>(
    'GET',
    '/pagetexts/actual-home/quienes-somos',
  );
  expect(body.release.text).toMatch(/^## Nuestra historia/);
  expect(body.facts).toContainEqual({ name: 'marca', value: 'Actual Home', everywhere: true });
  expect(body.facts.map(({ name }) => name)).toEqual(expect.arrayContaining(['dias-reembolso', 'telefono']));
});

test('a preview shows the text, and names the figures of the release’s that it has lost', async () => {
  const page = 'texts.store.cambios-devoluciones-y-cancelaciones';
  const content = written('Devuelve en {{dias-para-devolver}} días.');
  const preview = async (wanted: Texts) => {
    const body = { content: wanted };
    const answer = await call<Extract<StorefrontPreview, { kind: 'texts' }>>('POST', `/storefront/${page}/preview`, {
      body,
    });
    return answer.body;
  };
  const { drawn } = await preview(content);
  expect(drawn?.html).toBe('<p>Devuelve en {{dias-para-devolver}} días.</p>\n');
  expect(drawn?.missing).toContain('dias-reembolso');
  expect(drawn?.missing).not.toContain('dias-para-devolver');
  const back = (await preview({ kind: 'texts', own: null })).drawn;
  expect([back?.missing, back?.html.includes('{{dias-reembolso}}')]).toEqual([[], true]);
  expect(await preview(written('Hola\n\n<b>'))).toEqual({
    kind: 'texts',
    mistake: { field: 'text', message: 'línea 3: no se escribe HTML (<b>)' },
    drawn: null,
  });
});

test.each<[string, string, object, string, string]>([
  ['HTML', 'Hola\n\n<script>x</script>', {}, 'text', 'línea 3: no se escribe HTML (<script>x</script>)'],
  ['a link that runs something', '[x](javascript:alert(1))', {}, 'text', 'línea 1: el enlace «javascript:alert(1)»'],
  ['a name that there is not', 'a\n{{telefno}}', {}, 'text', 'línea 2: {{telefno}} no es un dato de la tienda'],
  ['an open block', 'a\n\n:::nota\nb', {}, 'text', 'línea 3: hay un bloque ::: sin cerrar'],
  ['a wrong name in the lead', 'a', { lead: '{{x}}' }, 'lead', '{{x}} no es un dato de la tienda'],
  ['quotes without end', '> '.repeat(5_000), {}, 'text', 'demasiadas listas o citas'],
])('%s is refused with its line, and nothing is kept', async (_what, text, more, field, words) => {
  const answer = await put(ofAll, written(text, more));
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
  expect(answer.body.details).toEqual([{ field, message: expect.stringContaining(words) }]);
  expect((await open(ofAll)).versions).toEqual([]);
});

test('a longer text than a page may have is refused', async () => {
  const answer = await put(ofAll, written('a'.repeat(storefrontLimits.pageText + 1)));
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
});

test.each(['texts.store.no-hay', 'texts.otra.quienes-somos', 'texts.store', 'texts.store.'])(
  'finds no document %s',
  async (name) => {
    const { status } = await call('GET', `/storefront/${name}`);
    expect([400, 404]).toContain(status);
  },
);

test('the audit log keeps the lines that changed, not the text', async () => {
  await put(ofAll, written('uno\n\ndos\n\ntres'));
  await put(ofAll, written('uno\n\nDOS\n\ntres'));
  const [last] = await store.database.knex('audit_outcome').orderBy('at', 'desc').limit(1);
  expect(JSON.stringify(last)).toContain('DOS');
  expect(JSON.stringify(last)).not.toContain('tres');
});

test.each(['manager', 'seller', 'broker', 'client', 'guest'] as const)(
  '%s neither sees nor changes it',
  async (role) => {
    const content = written('x');
    for (const [method, path, body] of [
      ['GET', '/pagetexts', undefined],
      ['GET', '/pagetexts/actual-home/quienes-somos', undefined],
      ['GET', `/storefront/${ofAll}`, undefined],
      ['PUT', `/storefront/${ofAll}`, { revision: 0, content }],
      ['POST', `/storefront/${ofAll}/undo`, { version: randomUUID() }],
      ['POST', `/storefront/${ofAll}/preview`, { content }],
    ] as const)
      expect((await call(method, path, { body, role })).status).toBe(403);
  },
);
