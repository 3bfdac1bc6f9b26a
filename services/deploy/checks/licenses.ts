import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licenses that we accept for packages: none obliges its users to publish their sources. */
const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Zlib',
  'Unlicense',
  'CC0-1.0',
  'Python-2.0',
  'OFL-1.1',
  'CC-BY-3.0',
  'CC-BY-4.0',
]);

/** A package beyond that, by name or by its beginning: the license that somebody read, and why it may be used. */
interface Exception {
  name: RegExp;
  license: string | undefined;
  because: string;
}
export const exceptions: readonly Exception[] = [
  { name: /^(axe-core|pyodide)$/, license: 'MPL-2.0', because: 'unchanged, and only while testing and measuring' },
  {
    name: /^@img\/sharp-libvips-/,
    license: 'LGPL-3.0-or-later',
    because: 'a library of its own beside the program, which anybody may replace',
  },
  { name: /^@img\/sharp-wasm32$/, license: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', because: 'the same library' },
  { name: /^@img\/sharp-win32-/, license: 'Apache-2.0 AND LGPL-3.0-or-later', because: 'the same library' },
  { name: /^mercadopago$/, license: undefined, because: 'MIT, in its file LICENSE' },
  { name: /^parse-cache-control$/, license: undefined, because: 'BSD-3-Clause, in its file LICENSE' },
  {
    name: /^(busboy|streamsearch|humanize-number|only)$/,
    license: undefined,
    because: 'MIT, in their files LICENSE or Readme; of the S3 server, only while testing',
  },
  { name: /^(chainsaw|traverse)$/, license: 'MIT/X11', because: 'MIT under its old name' },
  { name: /^buffers$/, license: undefined, because: 'says none; comes with the reader of exceljs, and goes with it' },
];

const parts = (expression: string, word: 'AND' | 'OR'): string[] =>
  expression.replace(/^\(|\)$/g, '').split(` ${word} `);

/** True where one of the offered licenses is permissive in all its parts; an expression inside another is none. */
export const isPermissive = (expression: string): boolean =>
  parts(expression, 'OR').some((one) => parts(one, 'AND').every((name) => permissive.has(name)));

interface Locked {
  license?: string;
  link?: boolean;
}

/**
 * The license that an installed package states; undefined where it is not installed, as packages for other machines are
 * not.
 */
function said(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof license === 'string' ? license : undefined;
}

/** Packages of the lock file whose license nobody allowed, or which say another one than the lock file. */
export function refusedPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(packages).flatMap(([path, { license, link }]) => {
    if (link || !path.includes('node_modules/')) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const installed = said(join(root, path)) ?? license;
    if (installed !== license) return [`${name}: ${license} in the lock file, ${installed} as installed`];
    const isAllowed =
      (license !== undefined && isPermissive(license)) ||
      exceptions.some((one) => one.name.test(name) && one.license === license);
    return isAllowed ? [] : [`${name}: ${license ?? 'no license'}`];
  });
}
