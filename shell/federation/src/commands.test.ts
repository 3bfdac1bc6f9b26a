import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Where the registry is told to be. */
function registryWith(env: Record<string, string>, text = '', flags: object = {}): string {
  const file = join(folder, '.env');
  writeFileSync(file, text);
  const program = `import { releaseSettings } from ${JSON.stringify(join(__dirname, 'releases', 'release-settings.mjs'))};
    process.stdout.write(releaseSettings(${JSON.stringify(flags)}, ${JSON.stringify(file)}).registry);`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return stdout;
}

test('a flag wins over the environment, and the environment over .env', () => {
  expect(registryWith({}, 'DATA_DIR=/datos\n')).toBe('/datos/registry');
  expect(registryWith({ DATA_DIR: '/otros' }, 'DATA_DIR=/datos\n')).toBe('/otros/registry');
  expect(registryWith({}, 'DATA_DIR=/datos\nREGISTRY_DIR=/registro\n')).toBe('/registro');
  expect(registryWith({ REGISTRY_DIR: '/registro' }, '', { registry: '/flag' })).toBe('/flag');
});

test('the first line of .env is read also behind the mark that some editors put there', () => {
  expect(registryWith({}, '\uFEFFDATA_DIR=/datos\n')).toBe('/datos/registry');
});

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(__dirname, command), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    encoding: 'utf8',
  });

test('a release without its key ends before anything is built, and says where it would be', () => {
  const { status, stdout, stderr } = run('release.mjs', 'mfe-catalog');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/Falta la llave que firma lo que se publica: RELEASE_PRIVATE_KEY/);
});

test.each(['canary.mjs', 'rollback.mjs'])(
  '%s says in Spanish that there is no registry, and how to name one',
  (command) => {
    const { status, stderr } = run(command, 'mfe-catalog');
    expect(status).toBe(1);
    expect(stderr).toContain(`En ${join(folder, 'registry')} no hay registro`);
  },
);

test('answers an unknown part with the known ones', () => {
  mkdirSync(join(folder, 'registry'));
  expect(run('release.mjs', 'mfe-x').stderr).toContain('¿Qué parte? npm run release -- mfe-catalog');
});
