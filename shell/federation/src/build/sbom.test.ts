import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';

interface Sbom {
  sbomOf(build: { name: string; version: string; client: object; sources: string[] }): Promise<string>;
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
    'node_modules/wire/wire.js': 'export const wire = () => Date.now();',
    'node_modules/@maker/table/package.json': '{"name":"@maker/table","version":"1.2.0","license":"MIT"}',
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

test.each([
  ['joined modules too', { mode: 'production' }],
  ['modules apart', { mode: 'development', devtool: false }],
] as const)('the list names each package of which a file is in the build, %s, and no other', async (_, config) => {
  const { sbomOf } = (await import(path)) as Sbom;
  const sources = [join(folder, 'src', 'index.js'), join(folder, 'node_modules', '@maker', 'table', 'table.js')];
  const built = { name: 'mfe-lamps', version: '1', client: await build(config), sources };
  const text = await sbomOf(built);
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
    expect.objectContaining({ group: '@maker', name: 'table', purl: 'pkg:npm/%40maker/table@1.2.0' }),
    expect.objectContaining({
      name: 'wire',
      purl: 'pkg:npm/wire@0.3.0',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
    }),
  ]);
  expect(await sbomOf(built)).toBe(text);
});
