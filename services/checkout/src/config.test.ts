import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { checkoutSettings } from './config';

/** The message about a setting; undefined where its value is accepted. */
const wordsOn = (name: string, value: string | undefined): string | undefined =>
  checkoutSettings.safeParse({ [name]: value }).error?.issues.find((issue) => issue.path.join('.') === name)?.message;

test.each(['MERCADOPAGO_WEBHOOK_SECRET', 'COOKIE_SECRET'])('refuses to start with a short %s', (name) => {
  for (const short of ['x', 'a'.repeat(31)]) expect(wordsOn(name, short)).toMatch(/32 caracteres o más/);
  expect(wordsOn(name, 'a1'.repeat(32))).toBeUndefined();
});

const pemOf = ({ privateKey }: { privateKey: KeyObject }) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const usual = {
  DATABASE_URL: 'postgres://x',
  COOKIE_SECRET: 'a'.repeat(32),
  PUBLIC_GATEWAY_CREDENTIAL_FILE: 'x',
  INTERNAL_GATEWAY_CREDENTIAL_FILE: 'x',
  SESSION_KEYS_FILE: 'x',
  MERCADOPAGO_BASE_URL: 'https://api.mercadopago.com',
  MERCADOPAGO_ACCESS_TOKEN: 'x',
  MERCADOPAGO_PUBLIC_KEY: 'x',
  MERCADOPAGO_WEBHOOK_SECRET: 'b'.repeat(32),
  PROMISE_PRIVATE_KEY: pemOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  SAP_BASE_URL: 'https://sap.muebleria.mx',
  SAP_COMPANY: 'x',
  SAP_USER: 'x',
  SAP_PASSWORD: 'x',
  SMTP_URL: 'smtps://correo.muebleria.mx',
};
const refusedWith = (env: object) =>
  checkoutSettings.safeParse({ ...usual, ...env }).error?.issues.map((issue) => issue.path.join('.')) ?? [];

test('where shoppers come by a domain of the store’s own, the demo’s account and sender are refused', () => {
  const PUBLIC_ORIGINS = 'https://{brand}.muebleria.mx';
  expect(refusedWith({})).toEqual([]);
  expect(refusedWith({ PUBLIC_ORIGINS })).toEqual(['MAIL_FROM', 'TRANSFER_CLABE', 'TRANSFER_BENEFICIARY']);
  const own = {
    MAIL_FROM: 'ventas@muebleria.mx',
    TRANSFER_CLABE: '002010077777777771',
    TRANSFER_BENEFICIARY: 'Mueblería, S.A. de C.V.',
  };
  expect(refusedWith({ ...own, PUBLIC_ORIGINS })).toEqual([]);
});

test('the key of promises is one that browsers verify, on the curve P-256, also in one line as .env has it', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-384' });
  for (const wrong of ['x', pemOf(other), pemOf(generateKeyPairSync('ed25519'))])
    expect(wordsOn('PROMISE_PRIVATE_KEY', wrong)).toMatch(/P-256/);
  expect(wordsOn('PROMISE_PRIVATE_KEY', usual.PROMISE_PRIVATE_KEY)).toBeUndefined();
  expect(wordsOn('PROMISE_PRIVATE_KEY', usual.PROMISE_PRIVATE_KEY.replaceAll('\n', '\\n'))).toBeUndefined();
});
