import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

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
