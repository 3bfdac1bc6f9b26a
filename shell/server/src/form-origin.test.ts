import { mayPost } from './form-origin';

const origin = 'http://studio.localhost:4200';

test('a form of the same page may be posted', () => {
  expect(mayPost({ 'sec-fetch-site': 'same-origin' }, origin, '/search')).toBe(true);
  expect(mayPost({ origin }, origin, '/search')).toBe(true);
});

test('a form of another site may not', () => {
  expect(mayPost({ 'sec-fetch-site': 'cross-site', origin }, origin, '/search')).toBe(false);
  expect(mayPost({ origin: 'http://evil.example' }, origin, '/search')).toBe(false);
  expect(mayPost({}, origin, '/search')).toBe(false);
});

test("the bank's answer comes from outside", () => {
  expect(mayPost({ 'sec-fetch-site': 'cross-site' }, origin, '/card-authorization/santander/return')).toBe(true);
  expect(mayPost({ 'sec-fetch-site': 'cross-site' }, origin, '/card-authorization/santander')).toBe(false);
});
