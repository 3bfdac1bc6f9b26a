import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(__dirname, '..', '..', '..', '..');

test('where a project cannot be written, as in an image, bundles find their package’s modules and the project’s', () => {
  const program = `
    import { writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { pathToFileURL } from 'node:url';
    import { folderElsewhere } from ${JSON.stringify(join(__dirname, 'load-ts.mjs'))};
    const file = join(folderElsewhere(${JSON.stringify(join(root, 'services', 'database'))}), 'bundle.mjs');
    writeFileSync(file, "export const found = ['p-limit', 'zod'].map((name) => import.meta.resolve(name));");
    process.stdout.write(JSON.stringify((await import(pathToFileURL(file).href)).found));`;
  const found = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }),
  );
  expect(found).toEqual([
    expect.stringContaining('/services/database/node_modules/p-limit/'),
    expect.stringMatching(/[^s]\/node_modules\/zod\//),
  ]);
});

/** `[file, names]` of each `const { … } = await loadTs('…')` of the commands. */
function taken(): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const folder of ['deploy/local', 'deploy/cluster', 'bench/src'].map((name) => join(root, 'services', name)))
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.mjs')) continue;
      const text = readFileSync(join(folder, name), 'utf8');
      for (const [, names = '', file = ''] of text.matchAll(/\{([^{}]+)\}\s*=\s*await loadTs\(\s*'([^']+)'/g))
        found.set(file, [
          ...(found.get(file) ?? []),
          ...names.split(',').map((one) => one.split(':')[0]?.trim() ?? ''),
        ]);
    }
  return [...found];
}

test.each(taken())('%s exports what commands take from it by its path', async (file, names) => {
  const { metafile } = await build({
    entryPoints: [join(root, file)],
    bundle: true,
    write: false,
    metafile: true,
    outdir: root,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.sql': 'text' },
  });
  expect(Object.values(metafile.outputs)[0]?.exports).toEqual(expect.arrayContaining(names));
});
