import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptions, isPermissive, refusedPackages } from './licenses';

const root = join(__dirname, '..', '..', '..');

test('every package of the lock file has a license that was allowed', () => {
  expect(refusedPackages(root)).toEqual([]);
});

test('an exception is for a package that is still there', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object };
  const names = Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13));
  expect(exceptions.filter(({ name }) => !names.some((one) => name.test(one)))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only OR SSPL-1.0', false],
  ['MIT OR (MIT AND GPL-2.0-only)', true],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('the license %s is allowed: %s', (expression, may) => {
  expect(isPermissive(expression)).toBe(may);
});
