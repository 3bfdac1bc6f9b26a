import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemoStore } from '../demo/seed';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { openStore, readOpening } from './open-store';
import { parseOpening } from './opening-file';
import { storeState } from './store-state';

const example = readFileSync(join(__dirname, 'tienda.ejemplo.yaml'), 'utf8');
const official = join(__dirname, '..', 'zipcodes', 'fixtures', 'sepomex-peninsula.txt');
const withZipcodes = example.replace('# codigos-postales: CPdescarga.txt', `codigos-postales: ${official}`);

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'opening-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function init(text = withZipcodes, dryRun = false) {
  const file = join(folder, 'tienda.yaml');
  await writeFile(file, text);
  return openStore({ databaseUrl: database.url, file, opening: await readOpening(file), dryRun });
}

test('the example opens an empty store: nothing is missing, and nothing is the demo’s', async () => {
  const report = await init();
  expect(report.missing).toEqual([]);
  expect(await storeState(database.url)).toEqual({ demo: [], missing: [] });
  expect(report.changes).toEqual(
    expect.arrayContaining([
      '+ categoría sofas',
      '+ bodega MID',
      '+ sucursal merida',
      '+ datos de la empresa',
      '+ ruta local desde MID',
      '+ sitio actual-home',
    ]),
  );
  const [sofas] = await database
    .knex('category as c')
    .join('category as p', 'p.id', 'c.parent_id')
    .where('c.handle', 'sofas')
    .select('p.handle as above', 'c.level');
  expect(sofas).toEqual({ above: 'salas', level: 2 });
  expect(await database.knex('zipcode').where({ cp: '97999' }).select('zone')).toEqual([{ zone: 'peninsula' }]);
});

test('a second run changes nothing; a changed file changes its values, and the report names those it keeps', async () => {
  await init();
  expect((await init()).changes).toEqual([]);
  const changed = withZipcodes
    .replace('nombre: Bodega Mérida', 'nombre: Bodega Norte')
    .replace('  peninsula: { MID: 3 }', '  peninsula: { MID: 4 }')
    .replace('      - { clave: espejos, nombre: Espejos }\n', '')
    .replace('  - { dia: 12-31, motivo: Fin de año }\n', '')
    .replace("horas: ['11:00-18:00']", "horas: ['12:00-18:00']")
    .replace('costo-extra: []', "costo-extra: ['97999']");
  const tried = await init(changed, true);
  expect(tried.changes).toEqual(
    expect.arrayContaining([
      '~ bodega MID: nombre «Bodega Mérida» → «Bodega Norte»',
      '~ ruta peninsula desde MID: días «3» → «4»',
      expect.stringMatching(/^~ sucursal merida: horario /),
      '· categoría espejos no está en el archivo; se conserva',
      '~ código postal 97999: con costo extra',
    ]),
  );
  expect(tried.changes.filter((line) => line.startsWith('- día sin entrega'))).toHaveLength(2);
  expect(await database.knex('warehouse').pluck('name')).toEqual(['Bodega Mérida']);
  expect((await init(changed)).changes).toEqual(tried.changes);
  expect(await database.knex('warehouse').pluck('name')).toEqual(['Bodega Norte']);
});

test('the first administrator is invited by mail once, and has no password that anybody knows', async () => {
  await init();
  await init();
  const [ana] = await database.knex('app_user').select('role', 'email', 'proven_email', 'main_store');
  expect(ana).toEqual({ role: 'admin', email: 'ana@muebleria.example', proven_email: null, main_store: 'merida' });
  expect(await database.knex('account_outbox').select('kind', 'payload')).toEqual([
    {
      kind: 'password-link',
      payload: expect.objectContaining({ email: 'ana@muebleria.example', gateway: 'internal', invitation: true }),
    },
  ]);
});

test('sends an invitation again if it expired unused, and none to an administrator who accepted', async () => {
  await init();
  await database.knex('account_outbox').update({ done_at: new Date() });
  expect((await init()).changes).toEqual([expect.stringContaining('otra invitación')]);
  await database.knex('account_outbox').update({ done_at: new Date() });
  await database.knex('app_user').update({ proven_email: 'ana@muebleria.example' });
  expect((await init()).changes).toEqual([]);
  const other = withZipcodes.replace('correo: ana@muebleria.example', 'correo: eva@muebleria.example');
  expect((await init(other)).changes).toEqual([expect.stringContaining('ya hay una, ana@muebleria.example')]);
});

test('keeps staff’s changes when it runs again', async () => {
  await init();
  await database.knex('storefront_document').insert([
    { name: 'closed-days.store', revision: 1 },
    { name: 'extra-cost.store', revision: 1 },
    { name: 'delivery-text.actual-home', revision: 1 },
    { name: 'warehouses.store', revision: 1 },
    { name: 'shops.store', revision: 1 },
    { name: 'company.store', revision: 1 },
  ]);
  await database.knex('warehouse').update({ handling_days: 7 });
  await database.knex('delivery_route').where({ zone: 'peninsula' }).delete();
  await database.knex('closed_day').delete();
  await database.knex('shop').delete();
  await database.knex('company').update({ phone: '999 000 0000' });
  await database.knex('zipcode').where({ cp: '97999' }).update({ extra_cost: true });
  await database.knex('site').update({ delivery_text: 'Del escritorio' });
  const { changes } = await init();
  expect(changes.map((line) => line.split(':')[0])).toEqual(['~ sitio actual-studio', '~ sitio actual-kids']);
});

test.each<[string, string | RegExp, string, RegExp]>([
  [
    'a number where a text belongs',
    "'97130'",
    '97130',
    /lugar-de-expedicion \(línea \d+\): es un texto: escríbalo entre/,
  ],
  ['a value left out', 'nombre: Ana', 'nombre:', /administradora\.nombre \(línea \d+\): está vacío/],
  ['a day written as day and month', 'dia: 12-24', 'dia: 24/12/2026', /dia \(línea \d+\): es un mes y un día, 12-24/],
  ['a month that does not exist', 'dia: 12-24', 'dia: 13-24', /dia \(línea \d+\): es un mes y un día/],
  ['a leap day of every year', 'dia: 12-24', 'dia: 02-29', /dia \(línea \d+\): es un mes y un día/],
  [
    'a state by its name',
    'estado: YUC, zona',
    'estado: Yucatán, zona',
    /estado \(línea \d+\): es la clave de un estado/,
  ],
  ['an RFC of no date', 'MSU100203AB4', 'MSU101303AB4', /empresa\.rfc \(línea \d+\): no es el RFC/],
  ['the RFC of the general public', 'MSU100203AB4', 'XAXX010101000', /empresa\.rfc \(línea \d+\): no es el RFC/],
  ['a domain alone', 'https://{brand}.', '', /publicos \(línea \d+\): no nombra una dirección para actual-studio/],
  ['one domain for three brands', '{brand}.', 'www.', /publicos \(línea \d+\): no nombra una dirección/],
  ['shops without TLS', 'https://{brand}', 'http://{brand}', /«http:\/\/studio\..*» debe empezar con https:\/\//],
  ['a page where a domain belongs', 'interno.muebleria.example', 'muebleria.example/interno', /es más que un dominio/],
])('%s is refused with its line and what to write', (_, before, after, said) => {
  expect(() => parseOpening(example.replace(before, after), 'tienda.yaml')).toThrow(said);
});

test('takes an RFC as people write it, and tells of one whose last sign does not fit', async () => {
  const { changes } = await init(withZipcodes.replace('MSU100203AB4', 'msu-100203-ab4'));
  expect(changes.join()).not.toContain('RFC');
  expect(await database.knex('company').pluck('rfc')).toEqual(['MSU100203AB4']);
  const other = await init(withZipcodes.replace('MSU100203AB4', 'MSU100203AB1'), true);
  expect(other.changes).toContainEqual(expect.stringMatching(/^· .*RFC MSU100203AB1 no es el que le toca/));
});

test('a file of another encoding, an empty one, and a list of postal codes that is not there are told as such', async () => {
  const file = join(folder, 'tienda.yaml');
  await writeFile(file, Buffer.from(example, 'latin1'));
  await expect(readOpening(file)).rejects.toThrow(/no está en UTF-8: guárdelo otra vez/);
  await writeFile(file, '');
  await expect(readOpening(file)).rejects.toThrow(/archivo: está vacío/);
  await writeFile(file, withZipcodes.replace(official, 'CPdescarga.txt'));
  await expect(readOpening(file)).rejects.toThrow(/No existe .*CPdescarga\.txt, que codigos-postales nombra/);
  await writeFile(file, `\uFEFF${example}`.replaceAll('\n', '\r\n'));
  expect((await readOpening(file)).empresa['razon-social']).toBe('Mueblería del Sureste, S.A. de C.V.');
});

test('a dry run of an empty store changes nothing', async () => {
  const { changes } = await init(withZipcodes, true);
  expect(changes.length).toBeGreaterThan(20);
  expect(await database.knex('category').select()).toEqual([]);
  expect(await database.knex('zipcode').select()).toEqual([]);
});

test('it refuses to mix with the demo, and the demo is not poured over it', async () => {
  await fillDemoStore(database.knex);
  await expect(init()).rejects.toThrow(/no se mezcla con ella:\n {2}la cuenta admin@demo.mx/);
  const own = await createTestDatabase();
  try {
    await openStore({
      databaseUrl: own.url,
      file: join(folder, 'tienda.yaml'),
      opening: parseOpening(withZipcodes, 'x').opening,
      dryRun: false,
    });
    expect(await fillDemoStore(own.knex)).toEqual({ filled: false });
    expect((await storeState(own.url)).demo).toEqual([]);
  } finally {
    await own.close();
  }
});

test('a file that is wrong names every place, in Spanish, before anything is written', () => {
  const wrong = example
    .replace('rfc: MSU100203AB4', 'rfc: MSU')
    .replace('corte: 13', 'corte: 25')
    .replace('  telefono: 999 123 4567\n', '')
    .replace('tipo: home }', 'tipo: bodega }')
    .replace('zona-horaria: America/Merida', 'zona-horaria: Merida')
    .replace('dias: Domingo', 'dias: Festivos');
  expect(() => parseOpening(wrong, 'tienda.yaml')).toThrow(
    new RegExp(
      [
        'En tienda.yaml hay que corregir:',
        '  empresa.rfc \\(línea 12\\): no es el RFC de una empresa, como MSU100203AB4',
        '  empresa.telefono \\(línea 11\\): falta',
        '  tiendas.0.tipo \\(línea \\d+\\): debe ser studio, home, proyectos',
        '  bodegas.0.zona-horaria \\(línea \\d+\\): no es una zona horaria, como America/Merida',
        '  bodegas.0.corte \\(línea \\d+\\): debe ser 24 o menos',
        '  sucursales.0.horario \\(línea \\d+\\): «Festivos» no son días, como «Lunes a viernes»',
      ].join('\\n'),
    ),
  );
  const unfit = example
    .replace('zona: local }', 'zona: otra }')
    .replace('tienda: merida', 'tienda: otra')
    .replace('clave: espejos', 'clave: lamparas')
    .replace('local: { MID: 1 }', 'local: { CUN: 1 }');
  expect(() => parseOpening(unfit, 'tienda.yaml')).toThrow(
    /la clave «lamparas» está dos veces\n.*la bodega «CUN» no está en bodegas\n.*la zona «otra» no tiene ruta.*\n.*la tienda «otra» no está en tiendas/,
  );
  expect(() => parseOpening('empresa: [', 'tienda.yaml')).toThrow(/no es YAML: revise la línea 1/);
});
