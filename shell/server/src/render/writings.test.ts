import { Writings } from './writings';

const page = { status: 200, html: '<p nonce="first">Sofá</p>', nonce: 'first', tag: 'W/"t"', shared: true };

test('a page that many ask for is written once a second, each time under another nonce', () => {
  let now = 0;
  const writings = new Writings(() => now);
  const [one, other] = [writings.of(page), writings.of(page)];
  expect(other).toBe(one);
  now = 1_000;
  const later = writings.of(page);
  expect(new Set([page.nonce, one.nonce, later.nonce]).size).toBe(3);
  expect(later.bytes.bytes.toString()).toBe(`<p nonce="${later.nonce}">Sofá</p>`);
});

test('sends a page unchanged to the visitor it was rendered for', () => {
  const { nonce, bytes } = new Writings().of(page, true);
  expect([nonce, bytes.bytes.toString()]).toEqual([page.nonce, page.html]);
});
