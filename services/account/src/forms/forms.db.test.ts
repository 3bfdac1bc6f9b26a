import { drain, type InvoiceHarness, mailsTo, misbehave, send, startInvoiceHarness } from '../testing/invoice-harness';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

let count = 0;
const someone = (change: object = {}) => {
  count += 1;
  const email = `ana.${count}@correo.mx`;
  return { name: 'Ana Ruiz', email, e_mail: email, phone: '998 214 5567', message: 'Una pata llegó rota.', ...change };
};
type Form = ReturnType<typeof someone>;
const write = (form: Form, { path = '/sendcontact', seconds = 60, key = '', at = harness, ...more } = {}) =>
  send(at, null, 'POST', path, { name: form.name, email: form.email, seconds, form, ...more }, key ? { key } : {});

test('saves a message with a folio, and mails all of it to the brand’s own address', async () => {
  const form = someone({ message: 'Hola.\n\nUna pata llegó rota.\nGracias <b>', orderFolio: '200123' });
  const { status, body } = await write(form, { path: '/sendsuggestions' });
  expect(status).toBe(200);
  expect(body.folio).toMatch(/^M-\d{6}$/);
  await drain(harness);
  const [mail] = await mailsTo(harness, 'atencion.studio@actual.example');
  expect(mail?.subject).toBe(`Sugerencia o queja ${body.folio}`);
  for (const words of ['Ana Ruiz', form.email, '998 214 5567', '200123', 'Hola.\n\nUna pata llegó rota.'])
    expect(mail?.text).toContain(words);
  expect(mail?.html).not.toContain('<b>');
});

test('the receipt shows the folio, and no text that a stranger may have typed', async () => {
  const form = someone({ name: 'GANASTE', message: 'Entra a premios.example' });
  const { folio } = (await write(form)).body;
  await drain(harness);
  const [receipt] = await mailsTo(harness, form.email);
  expect(receipt?.subject).toContain(folio);
  expect(receipt?.html).not.toMatch(/GANASTE|premios/);
});

test('sending twice with one key makes one message, and it is mailed once the mail server is back', async () => {
  await misbehave(harness, 'mail', { failNext: 2 });
  const form = someone();
  const [first, second] = [
    await write(form, { key: 'one-press-of-the-send-button' }),
    await write(form, { key: 'one-press-of-the-send-button' }),
  ];
  expect(second.body).toEqual(first.body);
  await drain(harness);
  await drain(harness);
  expect(await mailsTo(harness, form.email)).toHaveLength(1);
});

test.each([
  ['another e-mail the second time', { e_mail: 'otra@correo.mx' }, 'form.e_mail'],
  ['no message', { message: '  ' }, 'form.message'],
  ['a message of 10 kB', { message: 'x'.repeat(10_000) }, 'form.message'],
  ['no name', { name: ' ' }, 'form.name'],
  ['half a telephone', { phone: '99821' }, 'form.phone'],
])('%s is refused by its field', async (_what, change, field) => {
  const refused = await write(someone(change));
  expect([refused.status, refused.code]).toEqual([400, 'invalid_input']);
  expect(refused.body.details).toContainEqual(expect.objectContaining({ field }));
});

test('refuses an invalid folio, and a form whose hidden field is filled in', async () => {
  const folio = await write(someone({ orderFolio: '12' }), { path: '/sendsuggestions' });
  const program = await write(someone(), { website: 'https://spam.example' } as object);
  expect([folio.code, program.code]).toEqual(['invalid_input', 'invalid_input']);
});

test('accepts an emoji in a name, and refuses a NUL character', async () => {
  expect((await write(someone({ name: '🪑 Ana', message: '¿Y la silla? 🪑' }))).status).toBe(200);
  const refused = await write(someone({ name: 'A\u0000na' }));
  expect([refused.status, refused.code]).toEqual([400, 'bad_request']);
});

test('asks for proof of work when forms come too fast or too often; programs need not send a time', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  expect((await write(someone(), { at: capped, seconds: 1 })).code).toBe('proof_required');
  const codes = [];
  for (let at = 0; at < 11; at += 1) {
    const form = someone();
    const body = { name: form.name, email: form.email, form };
    codes.push((await send(capped, null, 'POST', '/sendcontact', body)).code ?? 'taken');
  }
  expect(codes).toEqual([...Array(10).fill('taken'), 'proof_required']);
  const kept = await capped.knex('form_message').count<{ count: string }[]>('* as count');
  expect(Number(kept[0]?.count)).toBe(10);
  await capped.close();
});
