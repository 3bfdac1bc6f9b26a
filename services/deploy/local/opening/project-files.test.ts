import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'opening-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const evaluate = <T>(program: string): T => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T;
};
const call = (module: string, words: string) =>
  evaluate<string[]>(`import * as own from ${JSON.stringify(join(__dirname, module))};
    process.stdout.write(JSON.stringify(await own.${words}));`);

const domains = { publicos: 'https://{brand}.muebleria.mx', interno: 'https://interno.muebleria.mx' };

test('domains are written where .env has none, and never over existing ones', () => {
  const env = join(folder, '.env');
  writeFileSync(env, 'DATA_DIR=/datos\nINTERNAL_ORIGIN=https://otra.muebleria.mx');
  const bring = (dryRun: boolean) =>
    call('project-files.mjs', `bringDomains(${JSON.stringify(domains)}, ${dryRun}, ${JSON.stringify(env)}, {})`);
  const said = [
    '+ .env: PUBLIC_ORIGINS=https://{brand}.muebleria.mx',
    '+ .env: COOKIE_SECURE=true',
    expect.stringContaining('se conserva lo de .env'),
  ];
  expect(bring(true)).toEqual(said);
  expect(readFileSync(env, 'utf8')).not.toContain('PUBLIC_ORIGINS');
  expect(bring(false)).toEqual(said);
  expect(readFileSync(env, 'utf8')).toBe(
    'DATA_DIR=/datos\nINTERNAL_ORIGIN=https://otra.muebleria.mx\nPUBLIC_ORIGINS=https://{brand}.muebleria.mx\nCOOKIE_SECURE=true\n',
  );
  expect(bring(false)).toEqual([expect.stringContaining('se conserva lo de .env')]);
});

test('domains of the environment, as in a container, are not written anywhere', () => {
  const env = join(folder, '.env');
  const told = { PUBLIC_ORIGINS: domains.publicos, INTERNAL_ORIGIN: domains.interno, COOKIE_SECURE: 'true' };
  const words = [domains, false, env, told].map((one) => JSON.stringify(one)).join(', ');
  expect(call('project-files.mjs', `bringDomains(${words})`)).toEqual([]);
  expect(existsSync(env)).toBe(false);
});

test('writes the company’s data for the next build, and reports each changed field', () => {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify({ name: 'Otra', rfc: 'AAA010101AAA' }));
  const bring = (dryRun: boolean) =>
    call(
      'project-files.mjs',
      `bringCompany(${JSON.stringify({ name: 'Mía', rfc: 'AAA010101AAA' })}, ${dryRun}, ${JSON.stringify(file)})`,
    );
  expect(bring(true)[0]).toBe('~ empresa, razon-social: «Otra» → «Mía»');
  expect(JSON.parse(readFileSync(file, 'utf8')).name).toBe('Otra');
  bring(false);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ name: 'Mía', rfc: 'AAA010101AAA' });
  expect(bring(false)).toEqual([]);
});

test('where the project cannot be written, as in an image, one line says what the images were built with', () => {
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify({ name: 'Otra', rfc: 'AAA010101AAA' }), { mode: 0o444 });
  chmodSync(folder, 0o755);
  const said = evaluate<string[]>(`import * as own from ${JSON.stringify(join(__dirname, 'project-files.mjs'))};
    // root may write everything
    if (process.getuid() === 0) process.setuid(65_534);
    process.stdout.write(JSON.stringify(own.bringCompany({ name: 'Mía', rfc: 'AAA010101AAA' }, false, ${JSON.stringify(file)})));`);
  expect(said).toEqual([expect.stringMatching(/^· las imágenes .*razon-social/)]);
});

test('questions write a file from the example, with the answers in it and routes of the named warehouse', () => {
  const file = join(folder, 'tienda.yaml');
  const answers = {
    'Razón social': 'Sillas Ceiba, S.A. de C.V.',
    'Clave de la bodega': 'CUN',
    'Su correo': 'eva@ceiba.mx',
  };
  call(
    'questions.mjs',
    `askForFile(${JSON.stringify(file)}, { write() {} }, async (question) => (${JSON.stringify(answers)})[question.split(' [')[0]] ?? '')`,
  );
  const written = readFileSync(file, 'utf8');
  expect(written).toContain('razon-social: Sillas Ceiba, S.A. de C.V.');
  expect(written).toMatch(/local: *\{ CUN: 1 \}/);
  expect(written).toContain('correo: eva@ceiba.mx');
  expect(written).toContain('# Quién vende.');
});
