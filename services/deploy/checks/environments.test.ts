import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** Files of the project that a configuration has the compiler read. */
const readBy = (configuration: string): Set<string> => {
  const program = join(root, 'node_modules', '.bin', 'tsc');
  const files = execFileSync(program, ['--listFilesOnly', '-p', join(root, configuration)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(files.split('\n').map((file) => relative(root, file)));
};

const skipped = /(^|\/)(node_modules|dist|\.data|\.nx|\.cache)(\/|$)/;
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skipped.test(path)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

test('every program in JavaScript is read by the type checker', () => {
  const read = readBy('tsconfig.tools.json');
  const programs = filesBelow('.').filter((file) => /\.[mc]?js$/.test(file) && !file.startsWith('.'));
  expect(programs.length).toBeGreaterThan(100);
  expect(programs.filter((file) => !read.has(file))).toEqual([]);
});

test('pages are checked without Node, services without a page', () => {
  const [pages, services] = [readBy('tsconfig.browser.json'), readBy('tsconfig.server.json')];
  expect(pages.has('mfe-catalog/src/register.tsx')).toBe(true);
  expect(services.has('services/checkout/src/app.ts')).toBe(true);
  const named = (files: Set<string>, pattern: RegExp) => [...files].filter((file) => pattern.test(file));
  expect(named(pages, /node_modules\/@types\/node\//)).toEqual([]);
  expect(named(services, /lib\.dom\.d\.ts$/)).toEqual([]);
});
