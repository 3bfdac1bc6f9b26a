import type { Site } from '@actual/contracts';
import { drain, type InvoiceHarness, mailsTo, misbehave, send, startInvoiceHarness } from '../testing/invoice-harness';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

let count = 0;
const someone = () => {
  count += 1;
  return `Lectora.${count}@correo.mx`;
};
const post = (path: string, body: object, { at = harness, site = 'actual-studio' as Site } = {}) =>
  send(at, null, 'POST', path, body, { site });
const ask = (email: string, at = harness, seconds = 60) => post('/newsletter', { email, seconds }, { at });

/** The links in the mails to an address, the latest first. */
async function linksOf(email: string) {
  await drain(harness);
  return (await mailsTo(harness, email)).map(({ html }) => ({
    token: /confirmar\?token=([\w-]+)/.exec(html)?.[1] ?? '',
    id: /lector=([\w-]+)/.exec(html)?.[1] ?? '',
    key: /llave=([\w.-]+)/.exec(html)?.[1] ?? '',
  }));
}
/** Where somebody stands at the list provider. */
async function standing(email: string) {
  await drain(harness);
  const answer = await fetch(`${harness.sandbox.origin}/boletin/members`);
  const { members } = (await answer.json()) as { members: { list: string; email: string; status: string }[] };
  return members.filter((one) => one.email === email).map(({ list, status }) => `${list} ${status}`);
}

test('nobody is on a list before they confirm by the mail, once; then on the list of the brand', async () => {
  const email = someone();
  expect((await ask(email)).body).toEqual({ ok: true });
  const [link] = await linksOf(email);
  expect(await standing(email)).toEqual([]);
  const confirm = () => post('/newsletter/confirm', { token: link?.token });
  expect((await post('/newsletter/confirm', { token: link?.token }, { site: 'actual-kids' })).code).toBe(
    'link_expired',
  );
  const both = await Promise.all([confirm(), confirm()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  expect(await standing(email)).toEqual(['boletin-studio subscribed']);
  const row = await harness.knex('newsletter_reader').where({ email }).first();
  expect(row).toMatchObject({ token_hash: null, confirmed_at: expect.any(Date) });
});

test('answers an existing subscriber the same, and only the last link is good', async () => {
  const email = someone();
  await ask(email);
  const [first] = await linksOf(email);
  expect((await ask(email)).body).toEqual({ ok: true });
  const [second] = await linksOf(email);
  expect((await post('/newsletter/confirm', { token: first?.token })).code).toBe('link_expired');
  expect((await post('/newsletter/confirm', { token: second?.token })).status).toBe(200);
});

test('a link ends after two days, and the typed e-mail is deleted with its message', async () => {
  const email = someone();
  await ask(email);
  const [link] = await linksOf(email);
  await harness
    .knex('newsletter_reader')
    .where({ email })
    .update({ expires_at: harness.knex.raw('now()') });
  expect((await post('/newsletter/confirm', { token: link?.token })).code).toBe('link_expired');
  const kept = await harness.knex('account_outbox').where({ kind: 'newsletter-confirm' }).pluck('payload');
  expect(JSON.stringify(kept)).not.toContain(email);
});

test('a list provider that was away gets its reader’s latest wish later', async () => {
  const email = someone();
  await ask(email);
  const [link] = await linksOf(email);
  await misbehave(harness, 'boletin', { failNext: 1 });
  await post('/newsletter/confirm', { token: link?.token });
  expect(await standing(email)).toEqual([]);
  expect((await post(`/newsletter/cancel/${link?.id}`, { key: `${link?.key}x` })).code).toBe('link_expired');
  expect((await post(`/newsletter/cancel/${link?.id}`, { key: link?.key })).body).toEqual({ ok: true });
  expect(await standing(email)).toEqual(['boletin-studio unsubscribed']);
});

test('refuses an invalid e-mail, a program, and the ninth mail of a day to one mailbox', async () => {
  expect((await ask('nadie@')).code).toBe('invalid_input');
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const email = someone();
  expect((await ask(email, capped, 1)).code).toBe('proof_required');
  const codes = [];
  for (let at = 0; at < 9; at += 1) codes.push((await ask(email, capped)).code ?? 'taken');
  expect(codes).toEqual([...Array(8).fill('taken'), 'too_many_mails']);
  await capped.close();
});
