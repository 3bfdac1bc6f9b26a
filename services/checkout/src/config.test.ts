import { checkoutSettings } from './config';

/** What a setting is told to be wrong about; undefined where it is taken. */
const wordsOn = (name: string, value: string | undefined): string | undefined =>
  checkoutSettings.safeParse({ [name]: value }).error?.issues.find((issue) => issue.path.join('.') === name)?.message;

test.each(['MERCADOPAGO_WEBHOOK_SECRET', 'COOKIE_SECRET'])('%s: a short secret does not start a store', (name) => {
  for (const short of ['x', 'a'.repeat(31)]) expect(wordsOn(name, short)).toMatch(/32 caracteres o más/);
  expect(wordsOn(name, 'a1'.repeat(32))).toBeUndefined();
});
