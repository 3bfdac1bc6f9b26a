import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@actual/deploy/testing/until';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { ImportError, importZipcodes, type ZipcodeImportOptions } from '.';

const fixture = join(__dirname, 'fixtures', 'sepomex-sintetico.txt');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zipcodes-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (file: string, more: Partial<ZipcodeImportOptions> = {}) =>
  importZipcodes({ databaseUrl: database.url, file, ...more });
const codes = () =>
  database.knex('zipcode').orderBy('cp').select('cp', 'zone', 'extra_cost', 'municipality', 'state_code');
const version = async () => (await database.knex('catalog_version').first('version')).version as number;

/** The official file's shape with these rows: code, settlement, municipality, city, number of the state. */
async function written(name: string, rows: readonly string[][], encoding: BufferEncoding = 'latin1', end = '\r\n') {
  const head = [
    'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad',
  ];
  const lines = rows.map(
    ([cp, name, town, city, state]) =>
      `${cp}|${name}|Colonia|${town}|Estado|${city}|${cp}|${state}|${cp}||09|001|0001|Urbano|01`,
  );
  const file = join(folder, name);
  await writeFile(file, Buffer.from(`Aviso de Correos.${end}${[...head, ...lines].join(end)}${end}`, encoding));
  return file;
}

test('reads the official format: notice, heading, Latin-1, many settlements of one code', async () => {
  const report = await run(fixture);
  expect(report).toMatchObject({ rows: 33, codes: 5, created: 5, changed: 0, refused: [], divided: [] });
  expect(await codes()).toEqual([
    { cp: '00901', zone: 'cdmx', extra_cost: false, municipality: 'Municipio Prueba Uno', state_code: 'CMX' },
    { cp: '00902', zone: 'cdmx', extra_cost: false, municipality: 'Municipio Prueba Uno', state_code: 'CMX' },
    { cp: '22998', zone: null, extra_cost: false, municipality: 'Municipio Prueba Norte', state_code: 'BCN' },
    { cp: '44001', zone: 'jalisco', extra_cost: false, municipality: 'Municipio Prueba Ñandú', state_code: 'JAL' },
    {
      cp: '97999',
      zone: 'yucatan-foraneo',
      extra_cost: false,
      municipality: 'Municipio de Prueba Ácatl',
      state_code: 'YUC',
    },
  ]);
  const row = await database.knex('zipcode').where({ cp: '00901' }).first('settlements', 'city', 'state');
  expect(row.settlements).toHaveLength(8);
  expect(row).toMatchObject({ city: 'Ciudad de México', state: 'Ciudad de México' });
  expect(row.settlements[0]).toBe('Asentamiento Ficticio A Peña 1a Sección');
});

test('a second run changes nothing; a rehearsal neither', async () => {
  expect(await run(fixture, { dryRun: true })).toMatchObject({ created: 5, dryRun: true });
  expect([await codes(), await version()]).toEqual([[], 1]);
  await run(fixture);
  expect(await run(fixture)).toMatchObject({ created: 0, changed: 0, unchanged: 5 });
  expect(await version()).toBe(2);
});

test('keeps the store’s own columns and places missing from the file, and updates the rest', async () => {
  const place = { municipality: 'Otro', state: 'Otro', state_code: 'OAX' };
  await database.knex('zipcode').insert([
    { id: 'a', cp: '44001', zone: 'mi-zona', extra_cost: true, settlements: ['Viejo'], ...place },
    { id: 'b', cp: '_29030', zone: 'ruta-especial', ...place },
  ]);
  expect(await run(fixture)).toMatchObject({ created: 4, changed: 1, missing: 1 });
  expect(await database.knex('zipcode').where({ id: 'a' }).first()).toMatchObject({
    zone: 'mi-zona',
    extra_cost: true,
    municipality: 'Municipio Prueba Ñandú',
    state_code: 'JAL',
    settlements: ['Asentamiento Ficticio A Peña 1a Sección'],
  });
  expect(await database.knex('zipcode').where({ id: 'b' }).first()).toMatchObject({ zone: 'ruta-especial' });
  expect(await run(fixture, { rezone: true })).toMatchObject({ changed: 1 });
  expect(await database.knex('zipcode').where({ id: 'a' }).first('zone', 'extra_cost')).toEqual({
    zone: 'jalisco',
    extra_cost: true,
  });
});

test('a place that the desk put into another zone stays there, also its new codes, whatever the list says', async () => {
  const change = { state_code: 'CMX', municipality: 'municipio prueba uno', zone: 'otra' };
  await database.knex('zone_change').insert(change);
  const zones = () => database.knex('zipcode').where({ state_code: 'CMX' }).orderBy('cp').pluck('zone');
  await run(fixture);
  expect(await zones()).toEqual(['otra', 'otra']);
  expect(await run(fixture, { rezone: true })).toMatchObject({ changed: 0 });
  expect(await zones()).toEqual(['otra', 'otra']);
  expect(await database.knex('zipcode').where({ cp: '00901' }).first('imported_zone')).toEqual({
    imported_zone: 'cdmx',
  });
});

test.each([
  ['latin1', '\r\n'],
  ['utf8', '\n'],
] as const)('%s with %j line ends', async (encoding, end) => {
  const file = await written(
    'lista.txt',
    [['77500', 'Centro "El Ñu"', 'Benito Juárez', 'Cancún', '23']],
    encoding,
    end,
  );
  await run(file);
  expect(await database.knex('zipcode').first('settlements', 'zone', 'city')).toEqual({
    settlements: ['Centro "El Ñu"'],
    zone: 'cancun',
    city: 'Cancún',
  });
});

test('the most exact rule gives the zone; islands are not delivered to; own rules may be given', async () => {
  const file = await written('lista.txt', [
    ['77600', 'Centro', 'Cozumel', 'Cozumel', '23'],
    ['77310', 'Holbox', 'Lázaro Cárdenas', '', '23'],
    ['77300', 'Kantunilkín', 'Lázaro Cárdenas', '', '23'],
    ['97000', 'Centro', 'MERIDA', 'Mérida', '31'],
  ]);
  await run(file);
  expect((await codes()).map(({ cp, zone }) => [cp, zone])).toEqual([
    ['77300', 'quintana-roo-sur'],
    ['77310', null],
    ['77600', null],
    ['97000', 'yucatan'],
  ]);
  const zones = join(folder, 'zonas.json');
  await writeFile(zones, JSON.stringify([{ estado: 'ROO', cp: '776', zona: 'ferry' }]));
  await run(file, { zonesFile: zones, rezone: true });
  expect((await codes()).map(({ zone }) => zone)).toEqual([null, null, 'ferry', null]);
});

test('broken lines are refused with their number and reason, the others imported', async () => {
  const file = await written('lista.txt', [
    ['7750', 'Centro', 'Benito Juárez', '', '23'],
    ['77500', '', 'Benito Juárez', '', '23'],
    ['77501', 'Centro', 'Benito Juárez', '', '99'],
    ['77502', 'Centro', 'Benito Juárez', '', '23'],
  ]);
  await writeFile(file, `${await readFile(file, 'latin1')}77503|corto\r\n`, 'latin1');
  const { refused, created } = await run(file);
  expect(created).toBe(1);
  expect(refused.map(({ line, reason }) => [line, reason.slice(0, 12)])).toEqual([
    [3, 'd_codigo «77'],
    [4, 'd_asenta est'],
    [5, 'c_estado «99'],
    [7, 'tiene 2 colu'],
  ]);
});

test.each([
  ['otra.csv', 'nombre,precio\nSilla,100\n'],
  ['vacia.txt', ''],
  ['sin-columna.txt', 'Aviso\r\nd_codigo|d_asenta|c_estado\r\n'],
])('%s is refused as a whole', async (name, text) => {
  const file = join(folder, name);
  await writeFile(file, text);
  await expect(run(file)).rejects.toThrow(ImportError);
  expect(await codes()).toEqual([]);
});

test('killed by force after its rows were written, it leaves the store as it was', async () => {
  const holder = await database.knex.transaction();
  await holder.raw('SELECT * FROM catalog_version FOR UPDATE');
  const child = spawn(process.execPath, ['services/deploy/local/zipcodes-import.mjs', fixture], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder },
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const sessions = async (test: string) =>
    (await database.knex.raw(`SELECT 1 FROM pg_stat_activity WHERE application_name = 'zipcodes-import' ${test}`)).rows
      .length;
  await until(async () => (await sessions("AND wait_event_type = 'Lock'")) > 0);
  child.kill('SIGKILL');
  await gone;
  await holder.rollback();
  await until(async () => (await sessions('')) === 0);
  expect([await codes(), await version()]).toEqual([[], 1]);
});

test('zeros that a spreadsheet dropped are put back where the file shows it, and told about elsewhere', async () => {
  const file = await written('ceros.txt', [
    ['1000', 'Ángel', 'Álvaro Obregón', 'Ciudad de México', '9'],
    ['9700', 'Centro', 'Mérida', 'Mérida', '31'],
    ['97998', 'Norte', 'Mérida', 'Mérida', '31'],
  ]);
  const report = await run(file);
  expect((await codes()).map(({ cp }) => cp)).toEqual(['01000', '97998']);
  expect(report.refused).toMatchObject([{ reason: expect.stringContaining('quizá perdió un cero') }]);
});

test('a file that was written in UTF-8 twice is refused before it changes every name', async () => {
  const file = await written(
    'dos.txt',
    [['97998', 'Ãlamos de MÃ©xico, JardÃ­n Ã\u0081', 'MÃ©rida', 'MÃ©rida', '31']],
    'utf8',
  );
  await expect(run(file)).rejects.toThrow('se guardó dos veces en UTF-8');
});
