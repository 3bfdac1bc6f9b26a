import { type Sandbox, startSandbox } from '../sandbox/app';
import { createMailer } from './mailer';
import type { Mailer } from './types';

let sandbox: Sandbox;
let mailer: Mailer;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  mailer = createMailer({ smtpUrl: sandbox.smtpUrl, from: 'ventas@actual.example' });
});
afterAll(async () => {
  mailer.close();
  await sandbox.close();
});

const mail = (to: string, id: string) => ({
  to,
  fromName: 'Actual Studio',
  subject: 'Tu pedido 204577 está confirmado ñ',
  html: '<h1>Gracias, <script>alert(1)</script>Ana</h1>',
  text: 'Gracias, Ana',
  messageId: `order-${id}@actual.example`,
});

async function received(
  to: string,
): Promise<{ id: string; messageId: string; from: string; subject: string; text: string; html: string }[]> {
  const answer = await fetch(`${sandbox.origin}/mail/messages?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { messages: Awaited<ReturnType<typeof received>> }).messages;
}

it('delivers a mail once, as the brand, with the id it was given', async () => {
  expect(await mailer.send(mail('Ana@example.com', '1'))).toEqual({
    kind: 'sent',
    messageId: '<order-1@actual.example>',
  });
  const messages = await received('ana@example.com');
  expect(messages).toEqual([
    expect.objectContaining({
      messageId: '<order-1@actual.example>',
      from: 'Actual Studio <ventas@actual.example>',
      subject: 'Tu pedido 204577 está confirmado ñ',
      text: expect.stringContaining('Gracias, Ana'),
    }),
  ]);
});

it('brings files along, and the mailbox opens them', async () => {
  const attachments = [
    { filename: 'Factura STU-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4 ñ') },
    { filename: 'Factura STU-1.xml', contentType: 'application/xml', content: Buffer.from('<a/>') },
  ];
  await mailer.send({ ...mail('adjuntos@example.com', '9'), attachments });
  const answer = await fetch(`${sandbox.origin}/mail/messages?to=adjuntos@example.com`);
  const { messages } = (await answer.json()) as { messages: { id: string; attachments: object[] }[] };
  expect(messages[0]?.attachments).toMatchObject([
    { filename: 'Factura STU-1.pdf', contentType: 'application/pdf', size: 11 },
    { filename: 'Factura STU-1.xml', size: 4 },
  ]);
  const file = await fetch(`${sandbox.origin}/correo/${messages[0]?.id}/archivos/0`);
  expect(await file.text()).toBe('%PDF-1.4 ñ');
});

it('is to be retried later when the server refuses for now, and never for an empty address', async () => {
  await fetch(`${sandbox.origin}/mail/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ failNext: 1 }),
  });
  expect(await mailer.send(mail('eva@example.com', '2'))).toMatchObject({
    kind: 'provider_rejected_request',
    retry: 'later',
  });
  expect(await received('eva@example.com')).toEqual([]);
  expect(await mailer.send(mail('', '3'))).toMatchObject({ kind: 'provider_rejected_request', retry: 'never' });
});

it('keeps the header to one recipient and one line for any values of the fields', async () => {
  const tricky = { ...mail('luz@example.com', '4'), subject: 'Hola\r\nBcc: spy@example.com' };
  await mailer.send(tricky);
  expect(await received('spy@example.com')).toEqual([]);
  expect(await received('luz@example.com')).toHaveLength(1);
});

it('says unreachable when nobody answers', async () => {
  const nowhere = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'ventas@actual.example' });
  expect(await nowhere.send(mail('ana@example.com', '5'))).toMatchObject({ kind: 'provider_unreachable' });
  nowhere.close();
});

it('shows mails in the mailbox, where their HTML can run nothing', async () => {
  await mailer.send({ ...mail('pia@example.com', '6'), subject: '<b>Oferta</b>' });
  const list = await (await fetch(`${sandbox.origin}/correo?to=pia@example.com`)).text();
  expect(list).toContain('&lt;b&gt;Oferta&lt;/b&gt;');
  const [message] = await received('pia@example.com');
  const page = await (await fetch(`${sandbox.origin}/correo/${message?.id}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const frame = await fetch(`${sandbox.origin}/correo/${message?.id}/html`);
  expect(frame.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await (await fetch(`${sandbox.origin}/correo/${message?.id}?vista=texto`)).text()).toContain('Gracias, Ana');
});
