import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '../sandbox/app';
import { createNewsletter } from './client';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const client = (apiKey = SANDBOX_DEMO_CREDENTIALS.newsletter.apiKey, baseUrl = sandbox.newsletterBaseUrl) =>
  createNewsletter({ baseUrl, apiKey, timeoutMs: 2_000 });
const members = async () => (await (await fetch(`${sandbox.origin}/boletin/members`)).json()).members;

test('adding somebody twice lists them once; after leaving, the list remembers that they left', async () => {
  const put = (subscribed: boolean) => client().setMember('l-1', { email: 'Ana@correo.mx', subscribed });
  expect(await put(true)).toEqual({ kind: 'done' });
  expect(await put(true)).toEqual({ kind: 'done' });
  expect(await put(false)).toEqual({ kind: 'done' });
  expect(await members()).toMatchObject([{ list: 'l-1', email: 'Ana@correo.mx', status: 'unsubscribed' }]);
});

test('a refused key can be tried again, a refused address cannot, and a missing answer leaves the outcome open', async () => {
  const ana = { email: 'ana@correo.mx', subscribed: true };
  expect(await client('wrong').setMember('l-1', ana)).toMatchObject({ retry: 'later', code: 'API Key Invalid' });
  expect(await client().setMember('l-1', { ...ana, email: 'nobody' })).toMatchObject({ retry: 'never' });
  expect(await client(undefined, 'http://127.0.0.1:1/3.0').setMember('l-1', ana)).toMatchObject({
    kind: 'provider_unreachable',
  });
});
