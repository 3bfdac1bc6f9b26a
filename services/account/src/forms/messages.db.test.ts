import { type InvoiceHarness, send, staffPerson, startInvoiceHarness } from '../testing/invoice-harness';

let desk: InvoiceHarness;
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

const seller = staffPerson('seller');
const write = (name: string, path = '/sendcontact') => {
  const form = { name, email: 'ana@correo.mx', e_mail: 'ana@correo.mx', message: 'Una pata llegó rota.' };
  return send(desk, null, 'POST', path, { name, email: form.email, form });
};
const list = async (state: 'new' | 'answered') =>
  (await send(desk, seller, 'GET', `/messages/1?state=${state}`)).body.data as Record<string, string | null>[];
const mark = (id: string, from: string, state: string) => send(desk, seller, 'PUT', `/messages/${id}`, { from, state });

test('staff read messages, the oldest first, and mark each as answered once', async () => {
  const folios = [(await write('Ana')).body.folio, (await write('Eva', '/sendsuggestions')).body.folio];
  const found = await list('new');
  expect(found.map(({ folio, name, kind }) => [folio, name, kind])).toEqual([
    [folios[0], 'Ana', 'contact'],
    [folios[1], 'Eva', 'suggestion'],
  ]);
  const id = String(found[0]?.id);
  const marked = await mark(id, 'new', 'answered');
  expect([marked.status, marked.body.state]).toEqual([200, 'answered']);
  expect((await mark(id, 'new', 'answered')).code).toBe('conflict');
  expect((await list('new')).map(({ name }) => name)).toEqual(['Eva']);
  expect((await list('answered')).map(({ name }) => name)).toEqual(['Ana']);
  await mark(id, 'answered', 'new');
  expect((await list('new')).map(({ name }) => name)).toEqual(['Ana', 'Eva']);
});

test('a message’s folio cannot be mistaken for one of a quotation or an order', async () => {
  expect((await write('Luz')).body.folio).toMatch(/^M-\d+$/);
});

test('only staff read messages', async () => {
  const client = { ...staffPerson('client'), clientId: null };
  for (const who of [null, client]) expect((await send(desk, who, 'GET', '/messages/1')).status).toBeGreaterThan(400);
});
