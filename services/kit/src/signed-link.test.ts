import { linkDays } from '@actual/contracts/facts/access/link-lives';
import { keyOpens, linkKey, signedLink } from './signed-link';

const secret = 'a secret of at least thirty-two characters';
const id = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d';
const key = linkKey(secret, 'quotation', id);

test('a key opens its own quotation, and nothing else', () => {
  expect(keyOpens(secret, 'quotation', id, key)).toBe(true);
  expect(keyOpens(secret, 'quotation', id.toUpperCase(), key)).toBe(true);
  expect(keyOpens(secret, 'quotation', id.replace('0', '1'), key)).toBe(false);
  expect(keyOpens(secret, 'order', id, key)).toBe(false);
});

test('another secret revokes every link', () => {
  expect(keyOpens('another secret of at least thirty-two', 'quotation', id, key)).toBe(false);
});

test.each(['', '.', 'zz', key.slice(0, -1), `${key}A`, key.replace('.', ''), `zzzz.${key.split('.')[1]}`])(
  'the forged key %j opens nothing',
  (forged) => {
    expect(keyOpens(secret, 'quotation', id, forged)).toBe(false);
  },
);

test.each(['quotation', 'order'] as const)('the link of an %s opens until its last day', (what) => {
  const signed = linkKey(secret, what, id);
  const later = (days: number) => keyOpens(secret, what, id, signed, Date.now() + days * 86_400_000);
  expect([later(linkDays[what]), later(linkDays[what] + 1)]).toEqual([true, false]);
});

test('its address needs no escaping', () => {
  const link = signedLink('http://home.localhost:4200', secret, 'order', id);
  expect(new URL(link).pathname).toBe(`/api/order/${id}/open`);
  expect(new URL(link).searchParams.get('llave')).toBe(linkKey(secret, 'order', id));
});
