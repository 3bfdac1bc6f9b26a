import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOpening } from './read-opening';

const example = readFileSync(join(__dirname, 'tienda.ejemplo.yaml'), 'utf8').replace(
  '# codigos-postales',
  'codigos-postales',
);
const official = join(__dirname, '..', 'zipcodes', 'fixtures', 'sepomex-peninsula.txt');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'opening-'));
  await copyFile(official, join(folder, 'CPdescarga.txt'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function read(text: string) {
  const file = join(folder, 'tienda.yaml');
  await writeFile(file, text);
  return readOpening(file);
}
const lastZone = '  - { estado: ROO, municipio: Isla Mujeres, zona: null }\n';
const withZone = (rule: string) => example.replace(lastZone, `${lastZone}  - ${rule}\n`);
const lineOf = (text: string, words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
/** The lines below the heading of a refusal. */
async function faultsOf(text: string): Promise<string[]> {
  const error: Error = await read(text).then(
    () => new Error('nothing was refused'),
    (refused) => refused,
  );
  const [heading, ...faults] = error.message.split('\n');
  expect(heading).toBe(`En ${join(folder, 'tienda.yaml')} hay que corregir:`);
  return faults;
}

test.each([
  [
    'a misspelt municipality',
    '{ estado: YUC, municipio: Meridda, zona: local }',
    'municipio',
    'ningún código postal de YUC es de «Meridda» en CPdescarga.txt; ¿quiso decir «Mérida»?',
  ],
  [
    'the name of a city',
    '{ estado: ROO, municipio: Cancún, zona: local }',
    'municipio',
    'ningún código postal de ROO es de «Cancún» en CPdescarga.txt; ¿quiso decir «Benito Juárez»?',
  ],
  [
    'the short name of a municipality',
    '{ estado: GRO, municipio: Acapulco, zona: local }',
    'municipio',
    'ningún código postal de GRO es de «Acapulco» en CPdescarga.txt; ¿quiso decir «Acapulco de Juárez»?',
  ],
  [
    'a municipality of another state',
    '{ estado: YUC, municipio: cozumel, zona: local }',
    'municipio',
    'ningún código postal de YUC es de «cozumel» en CPdescarga.txt; los hay en ROO',
  ],
  [
    'a municipality of several other states',
    '{ estado: YUC, municipio: Benito Juarez, zona: local }',
    'municipio',
    'ningún código postal de YUC es de «Benito Juarez» en CPdescarga.txt; los hay en CMX y ROO',
  ],
  [
    'a municipality that is nothing like any',
    '{ estado: CAM, municipio: Ensenada, zona: local }',
    'municipio',
    'ningún código postal de CAM es de «Ensenada» en CPdescarga.txt',
  ],
  [
    'a state that the list does not have',
    '{ estado: TAB, municipio: Centro, zona: local }',
    'municipio',
    'ningún código postal de TAB es de «Centro» en CPdescarga.txt',
  ],
  [
    'a prefix of no code',
    "{ estado: YUC, cp: '95', zona: local }",
    'cp',
    'ningún código postal de YUC empieza con 95 en CPdescarga.txt',
  ],
  [
    'a prefix of another state',
    "{ estado: YUC, cp: '77', zona: local }",
    'cp',
    'ningún código postal de YUC empieza con 77 en CPdescarga.txt; los hay en ROO',
  ],
  [
    'a prefix of another municipality',
    "{ estado: YUC, municipio: Mérida, cp: '974', zona: local }",
    'cp',
    'ningún código postal de «Mérida» empieza con 974 en CPdescarga.txt',
  ],
])('%s is told with its line', async (_, rule, part, sentence) => {
  const text = withZone(rule);
  expect(await faultsOf(text)).toEqual([`  zonas.6.${part} (línea ${lineOf(text, rule)}): ${sentence}`]);
});

test('every place that the list does not have is told, each with the line of its value', async () => {
  const text = example
    .replace('municipio: Mérida, zona', 'municipio: Mrida,\n      zona')
    .replace('costo-extra: []', "costo-extra:\n  - '97000'\n  - '97001'\n  - '00000'")
    .replace(lastZone, "  - estado: ROO\n    municipio: Isla Mujeress\n    cp: '974'\n    zona: null\n");
  expect(await faultsOf(text)).toEqual([
    `  zonas.1.municipio (línea ${lineOf(text, 'Mrida')}): ningún código postal de YUC es de «Mrida» en CPdescarga.txt; ¿quiso decir «Mérida»?`,
    `  zonas.5.municipio (línea ${lineOf(text, 'Isla Mujeress')}): ningún código postal de ROO es de «Isla Mujeress» en CPdescarga.txt; ¿quiso decir «Isla Mujeres»?`,
    `  zonas.5.cp (línea ${lineOf(text, "'974'")}): ningún código postal de ROO empieza con 974 en CPdescarga.txt; los hay en YUC`,
    `  costo-extra.1 (línea ${lineOf(text, "'97001'")}): el código postal 97001 no está en CPdescarga.txt`,
    `  costo-extra.2 (línea ${lineOf(text, "'00000'")}): el código postal 00000 no está en CPdescarga.txt`,
  ]);
});

test.each([
  ['without accents and capitals', '{ estado: YUC, municipio: MERIDA, zona: local }'],
  ['with more spaces', '{ estado: ROO, municipio: "Isla  Mujeres ", zona: null }'],
  ['by a prefix', "{ estado: YUC, cp: '9', zona: local }"],
  ['by a whole code', "{ estado: YUC, cp: '97400', zona: local }"],
  ['by a municipality and a prefix', "{ estado: ROO, municipio: Benito Juárez, cp: '775', zona: local }"],
  ['by a state that the list does not have', '{ estado: TAB, zona: local }'],
])('a place named %s is taken', async (_, rule) => {
  await expect(read(withZone(rule))).resolves.toMatchObject({ administradora: { tienda: 'merida' } });
});

test('a municipality that shares its only code with a larger one is taken', async () => {
  const list = join(folder, 'CPdescarga.txt');
  const text = await readFile(list, 'latin1');
  const row = '97400|Otro|Colonia|Motul|Yucatán||97400|31|97400||09|001|0002|Urbano|01\r\n';
  await writeFile(list, `${text}${row.replace('Motul', 'Telchac Pueblo')}${row}`, 'latin1');
  await expect(read(withZone('{ estado: YUC, municipio: Motul, zona: local }'))).resolves.toBeDefined();
});

test('without a list nothing is compared with it', async () => {
  const text = withZone('{ estado: YUC, municipio: Meridda, zona: local }');
  await expect(read(text.replace('codigos-postales: CPdescarga.txt', ''))).resolves.toBeDefined();
});

test('a list that is none, or has no code, is told before the places that it lacks', async () => {
  const list = join(folder, 'CPdescarga.txt');
  const text = withZone('{ estado: YUC, municipio: Meridda, zona: local }');
  await writeFile(list, 'otra cosa');
  await expect(read(text)).rejects.toThrow(/no es la lista de asentamientos de Correos de México/);
  await writeFile(list, readFileSync(official, 'latin1').split('\n').slice(0, 2).join('\n'));
  await expect(read(text)).rejects.toThrow(/CPdescarga\.txt no trae ningún código postal/);
  await rm(list);
  await expect(read(text)).rejects.toThrow(/No existe .*CPdescarga\.txt/);
});

test('a prefix that is no number, and one without quotes, are told in Spanish', async () => {
  for (const [cp, sentence] of [
    ["'97x'", 'son los primeros dígitos de un código, entre comillas, como «977»'],
    ['977', 'es un texto: escríbalo entre comillas'],
  ]) {
    const text = withZone(`{ estado: YUC, cp: ${cp}, zona: local }`);
    expect(await faultsOf(text)).toEqual([`  zonas.6.cp (línea ${lineOf(text, `cp: ${cp}`)}): ${sentence}`]);
  }
});
