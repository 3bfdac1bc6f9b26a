import { PackageGrants } from './package-grant';

const terrace = { id: 'a', passwordHash: 'hash-1' };
let now = Date.parse('2026-11-21T12:00:00Z');
const grants = new PackageGrants('s'.repeat(32), () => now);

test('a grant opens its package for half an hour', () => {
  const { grant, expiresAt } = grants.give(terrace);
  expect(expiresAt.toISOString()).toBe('2026-11-21T12:30:00.000Z');
  expect(grants.opens(terrace, grant)).toBe(true);
  now += 30 * 60_000;
  expect(grants.opens(terrace, grant)).toBe(false);
});

test('it opens no other package, ends with the password it was given for, and cannot be written by oneself', () => {
  const { grant } = grants.give(terrace);
  expect(grants.opens({ ...terrace, id: 'b' }, grant)).toBe(false);
  expect(grants.opens({ ...terrace, passwordHash: 'hash-2' }, grant)).toBe(false);
  expect(new PackageGrants('t'.repeat(32), () => now).opens(terrace, grant)).toBe(false);
  const [end = '', signature = ''] = grant.split('.');
  const later = (Number.parseInt(end, 36) + 60_000).toString(36);
  for (const forged of [undefined, '', '.', 'zz', grant.slice(0, -1), `${later}.${signature}`, `-1.${signature}`])
    expect(grants.opens(terrace, forged)).toBe(false);
});
