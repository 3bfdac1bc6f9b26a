import { checkoutSettings } from './config';

/** What a setting is told to be wrong about; undefined where it is taken. */
const wordsOn = (name: string, value: string | undefined): string | undefined =>
  checkoutSettings.safeParse({ [name]: value }).error?.issues.find((issue) => issue.path.join('.') === name)?.message;

test.each(['MERCADOPAGO_WEBHOOK_SECRET', 'COOKIE_SECRET'])('%s: a short secret does not start a store', (name) => {
  for (const short of ['x', 'a'.repeat(31)]) expect(wordsOn(name, short)).toMatch(/32 caracteres o más/);
  expect(wordsOn(name, 'a1'.repeat(32))).toBeUndefined();
});

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
