import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

interface Sbom {
  sbomOf(build: { name: string; version: string; builds: object[] }): Promise<string>;
}
const path = './sbom.mjs';
let folder: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sbom-')));
  const files = {
    'src/index.js': "import { lamp } from '@maker/lamp'; import './own.js'; console.log(lamp);",
    'src/own.js': 'export {};',
    'node_modules/@maker/lamp/package.json':
      '{"name":"@maker/lamp","version":"2.1.0","license":"MIT","module":"index.js"}',
    'node_modules/@maker/lamp/index.js': "import { wire } from 'wire'; export const lamp = wire;",
    'node_modules/wire/package.json':
      '{"name":"wire","version":"0.3.0","license":"(MIT OR Apache-2.0)","module":"wire.js"}',
    'node_modules/wire/wire.js': 'export const wire = 1;',
    'node_modules/chair/package.json': '{"name":"chair","version":"1.0.0","license":"MIT"}',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const build = (config: Configuration) =>
  new Promise<object>((resolve, reject) => {
    webpack({ context: folder, output: { path: join(folder, 'out') }, ...config }, (error, stats) =>
      error || !stats ? reject(error) : resolve(stats),
    );
  });

test('the list names each package of which a file is in the build, joined modules too, and no other', async () => {
  const { sbomOf } = (await import(path)) as Sbom;
  const builds = [await build({ mode: 'production' }), await build({ mode: 'development', devtool: false })];
  const text = await sbomOf({ name: 'mfe-lamps', version: '1', builds });
  const { bomFormat, specVersion, metadata, components } = JSON.parse(text);
  expect([bomFormat, specVersion, metadata.component.name]).toEqual(['CycloneDX', '1.6', 'mfe-lamps']);
  expect(components).toEqual([
    expect.objectContaining({
      group: '@maker',
      name: 'lamp',
      version: '2.1.0',
      purl: 'pkg:npm/%40maker/lamp@2.1.0',
      licenses: [{ license: { id: 'MIT' } }],
    }),
    expect.objectContaining({
      name: 'wire',
      purl: 'pkg:npm/wire@0.3.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
  ]);
  expect(await sbomOf({ name: 'mfe-lamps', version: '1', builds })).toBe(text);
});
