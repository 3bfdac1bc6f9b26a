import { linkDays, linkKey, opensQuotation, quotationLink } from './quotation-link';

const secret = 'a secret of at least thirty-two characters';
const id = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d';
const key = linkKey(secret, id);

test('a key opens its own quotation, and no other', () => {
  expect(opensQuotation(secret, id, key)).toBe(true);
  expect(opensQuotation(secret, id.toUpperCase(), key)).toBe(true);
  expect(opensQuotation(secret, id.replace('0', '1'), key)).toBe(false);
  expect(opensQuotation('another secret of at least thirty-two', id, key)).toBe(false);
});

test.each(['', '.', 'zz', key.slice(0, -1), `${key}A`, key.replace('.', ''), `zzzz.${key.split('.')[1]}`])(
  '%j opens nothing',
  (forged) => {
    expect(opensQuotation(secret, id, forged)).toBe(false);
  },
);

test('it opens until its last day', () => {
  const later = (days: number) => opensQuotation(secret, id, key, Date.now() + days * 86_400_000);
  expect([later(linkDays), later(linkDays + 1)]).toEqual([true, false]);
});

test('its address needs no escaping', () => {
  const link = quotationLink('http://home.localhost:4200', id, key);
  expect(new URL(link).searchParams.get('llave')).toBe(key);
});
