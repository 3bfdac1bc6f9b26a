import { settings } from './config';

const usual = {
  DATABASE_URL: 'postgres://x',
  COOKIE_SECRET: 'a'.repeat(32),
  SECOND_FACTOR_SECRET: 'b'.repeat(32),
  PUBLIC_GATEWAY_CREDENTIAL_FILE: 'x',
  INTERNAL_GATEWAY_CREDENTIAL_FILE: 'x',
  SESSION_SIGNING_KEY_FILE: 'x',
  INVOICING_BASE_URL: 'http://localhost',
  INVOICING_API_KEY: 'x',
  SMTP_URL: 'smtp://localhost',
  NEWSLETTER_BASE_URL: 'http://localhost',
  NEWSLETTER_API_KEY: 'x',
  SESSION_KEYS_FILE: 'x',
};
const wrongWith = (env: object) =>
  settings.safeParse({ ...usual, ...env }).error?.issues.map((one) => one.path.join('.')) ?? [];

test('staff need two factors unless the environment says demo', () => {
  expect(settings.parse(usual).STAFF_SIGN_IN).toBe('two-factors');
  expect(settings.parse({ ...usual, STAFF_SIGN_IN: 'demo' }).STAFF_SIGN_IN).toBe('demo');
  expect(wrongWith({ STAFF_SIGN_IN: 'none' })).toEqual(['STAFF_SIGN_IN']);
});

test.each<[string, object]>([
  ['https', { COOKIE_SECURE: 'true' }],
  ['a domain of the brands', { PUBLIC_ORIGINS: 'http://{brand}.actual.example' }],
  ['a domain of one brand', { PUBLIC_ORIGINS: 'http://{brand}.localhost:4200 kids=https://actualkids.example' }],
  ['a domain of the internal network', { INTERNAL_ORIGIN: 'http://interno.actual.example' }],
  ['a name that only begins like one’s own', { INTERNAL_ORIGIN: 'http://interno.localhost.example' }],
])('a store with %s does not start as the demo', (_what, env) => {
  expect(wrongWith({ ...env, STAFF_SIGN_IN: 'demo' })).toEqual(['STAFF_SIGN_IN']);
  expect(wrongWith(env)).toEqual([]);
});
