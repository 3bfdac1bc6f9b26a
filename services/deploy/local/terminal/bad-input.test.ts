import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const root = join(__dirname, '..', '..', '..', '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
/** Other programs' own commands, which speak their own language. */
const foreign = ['lint', 'schema', 'totals', 'format'];
/** What engineers alone run, which speaks English. */
const engineers = new Set(
  'test test:whole matrix typecheck model attack cluster bench faults contact-sheet routes pages secrets audit'.split(
    ' ',
  ),
);
const operators = Object.keys(scripts).filter((name) => !foreign.includes(name) && !engineers.has(name));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
  writeFileSync(join(folder, 'no-es.yaml'), 'empresa: [');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A command of package.json as npm runs it, with its data in an empty folder. */
async function run(name: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const [first = '', ...rest] = (scripts[name] ?? '').split(' ');
  const [setting, value] = first.split('=');
  const given = setting && value ? { [setting]: value } : {};
  const [program = '', ...args] = setting && value ? rest : [first, ...rest];
  const child = spawn(program, [...args, ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'datos'), INIT_CWD: folder, ...given, ...env },
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: code as number, said: out + error };
}
const expectClear = ({ code, said }: { code: number; said: string }) => {
  expect(said.trim()).not.toBe('');
  expect(said).not.toMatch(/\n\s+at |Error:|ERR_|Unknown|Unexpected|Invalid|Too |undefined/);
  expect(code).toBe(1);
};

test.each(operators)(
  'npm run %s with a flag that it does not know says so in Spanish, and ends with 1',
  async (name) => {
    const result = await run(name, ['--no-existe']);
    expectClear(result);
    expect(result.said).toMatch(/no se entiende|uso:|¿qué parte\?/i);
  },
);

test.each([...engineers])(
  'npm run %s with a flag that it does not know says so in English, and ends with 1',
  async (name) => {
    const result = await run(name, ['--not-there']);
    expectClear(result);
    expect(result.said).toMatch(/is not understood|There is no/);
  },
);

test.each<[string, string[], Record<string, string>, RegExp]>([
  ['store:init', ['no-hay.yaml'], {}, /No se encontró el archivo no-hay\.yaml/],
  ['store:init', ['no-es.yaml'], {}, /no es YAML/],
  ['catalog:import', ['no-hay.csv'], {}, /No se encontró el archivo no-hay\.csv/],
  ['zipcodes:import', ['no-hay.txt'], {}, /No se encontró el archivo no-hay\.txt/],
  ['backup', [], {}, /BACKUP_DIR/],
  ['restore', ['--to', 'ayer'], {}, /--to debe ser un momento pasado/],
  ['rotate', ['todo'], {}, /Uso: npm run rotate/],
  ['release', ['mfe-nadie'], {}, /¿Qué parte\?/],
  ['release', ['mfe-checkout'], {}, /Falta la llave que firma/],
  ['canary', ['mfe-checkout'], {}, /no hay registro/],
  ['rollback', ['mfe-checkout'], {}, /no hay registro/],
  ['second-factor:reset', [], {}, /Uso: npm run second-factor:reset/],
  ['start', [], { CATALOG_PORT: 'x' }, /CATALOG_PORT: .*se esperaba número/],
  ['start', [], { DATABASE_URL: 'mysql://x' }, /debe empezar con postgres:\/\//],
  ['backup', [], { PUBLIC_PORT: '99999' }, /PUBLIC_PORT/],
  ['doctor', [], { STAFF_PORT: '0' }, /STAFF_PORT/],
])('npm run %s %j with %j says what to put right, and ends with 1', async (name, words, env, expected) => {
  const result = await run(name, words, env);
  expectClear(result);
  expect(result.said).toMatch(expected);
});
