import { type Sandbox, startSandbox } from '../sandbox/app';
import { tryMailLogin } from './try-login';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

test('returns null for a mail server that accepts the sign-in, and sends no mail', async () => {
  expect(await tryMailLogin(sandbox.smtpUrl)).toBeNull();
  const reply = await fetch(`${sandbox.origin}/mail/messages`);
  expect(await reply.json()).toEqual({ messages: [] });
});

test('reports a missing mail server as unreachable, with the reason', async () => {
  expect(await tryMailLogin('smtp://127.0.0.1:9')).toEqual({
    kind: 'unreachable',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
});
