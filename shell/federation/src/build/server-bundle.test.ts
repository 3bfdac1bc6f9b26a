import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const sources = {
  'now.built.ts': "export const doubled = [1, 2].map((one) => one * 2); console.assert(true, 'not in the bundle');",
  'later.built.ts': "export const words = ['sofá', 'mesa'].join(' y ');",
  'main.ts': "export { doubled } from './now.built'; export const later = () => import('./later.built');",
  'build.mjs': `
    import { built, bundleForServer } from ${JSON.stringify(join(__dirname, 'server-bundle.mjs'))};
    const context = process.cwd();
    await bundleForServer({
      namespace: 'shop', context, entries: { main: 'main.ts' }, out: context + '/out', isGiven: () => false, plugins: [built],
    });`,
  'ask.cjs': `
    const { doubled, later } = require('./out/main.cjs');
    later().then(({ words }) => process.stdout.write(JSON.stringify({ doubled, words })));`,
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  for (const [name, text] of Object.entries(sources)) await writeFile(join(folder, name), text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what a build computes is in the bundle as values, and in a file beside it where it is imported later', async () => {
  const run = (file: string) => execFileSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  run('build.mjs');
  expect(JSON.parse(run('ask.cjs'))).toEqual({ doubled: [2, 4], words: 'sofá y mesa' });
  expect(await readFile(join(folder, 'out', 'main.cjs'), 'utf8')).not.toMatch(/not in the bundle|sofá/);
});
