import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { importCatalog } from './import-catalog';
import { ImportError } from './import-error';
import { model, photo } from './testing/sample-files';

const fixtures = join(process.cwd(), 'services', 'database', 'src', 'importer', 'fixtures');
let database: TestDatabase;
let folder: string;
let outDir: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  outDir = join(folder, 'made');
  database = await createTestDatabase();
  await database.knex.raw(`
    INSERT INTO category (id, handle, name, level) VALUES (gen_random_uuid(), 'salas', 'Salas', 1);
    INSERT INTO warehouse (code, name, time_zone) VALUES ('CUN', 'Cancún', 'America/Cancun')`);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Shelf {
  readonly files?: Record<string, Buffer>;
  readonly pages?: Record<string, Buffer>;
  readonly names?: readonly string[];
}
/**
 * Imports rows with files beside them; `pages` answers addresses.
 * @returns the report's warnings, and addresses asked
 */
async function run(rows: string, { files, pages = {}, names }: Shelf = {}) {
  const given = await mkdtemp(join(folder, 'given-'));
  for (const [name, bytes] of Object.entries(files ?? {})) await writeFile(join(given, name), bytes);
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Buffer> => {
    asked.push(address);
    return pages[address] ?? Promise.reject(new ImportError('su dirección contesta 404'));
  };
  const file = rows.endsWith('.csv') ? rows : join(folder, 'a.csv');
  if (file !== rows) await writeFile(file, rows);
  const report = await importCatalog({
    databaseUrl: database.url,
    file,
    warehouse: 'CUN',
    files: {
      ...(files ? { given } : {}),
      pictures: { outDir, fetch, names },
      modelDirs: [join(folder, 'models'), join(folder, 'demo-models')],
    },
  });
  return { report, asked, warnings: report.details.warnings.map(({ value, reason }) => [value, reason]) };
}
const products = () => database.knex('product').orderBy('item_code');
const listOf = (path: string): Promise<string[]> => readdir(path).catch(() => []);

test('pictures are taken by name, from files and from addresses; other files are left out and reported', async () => {
  const { warnings } = await run(
    'ItemCode,Name,Price,Pictures\nS-1,Silla,100,silla|silla-frente|Silla Roja.jpg|falsa.png|chica.jpg|https://a.example/1.jpg|https://a.example/2.jpg\n',
    {
      names: ['silla'],
      files: {
        'Silla Roja.jpg': await photo(1_800, 1_200),
        'falsa.png': Buffer.from('<svg/>'),
        'chica.jpg': await photo(200, 900),
      },
      pages: { 'https://a.example/1.jpg': await photo(600, 600) },
    },
  );
  const [{ pictures }] = await products();
  expect(pictures).toEqual([
    'silla',
    expect.stringMatching(/^foto-\w{20}$/),
    expect.stringMatching(/^web-\w{12}-\w{12}$/),
  ]);
  expect(warnings).toEqual([
    ['silla-frente', 'no hay una imagen con ese nombre: se deja fuera'],
    ['falsa.png', 'no es una foto JPEG, PNG, WebP ni AVIF: se deja fuera'],
    ['chica.jpg', 'mide 200 × 900 píxeles: debe tener 300 por lado o más: se deja fuera'],
    ['https://a.example/2.jpg', 'su dirección contesta 404: se deja fuera'],
  ]);
  const made = await listOf(outDir);
  expect(made.filter((one) => one.startsWith('foto-'))).toHaveLength(10);
  // 600 pixels are not looked at closely
  expect(made.filter((one) => one.startsWith('web-'))).toHaveLength(9);
});

test('the pictures of a Shopify product are those of each of its variants, and each is fetched once', async () => {
  const bytes = await photo(400, 400);
  const addresses = ['nogal', 'otra', 'silla'].map((name) => `https://cdn.example/${name}.jpg`);
  const pages = Object.fromEntries(addresses.map((address) => [address, bytes]));
  const { asked } = await run(join(fixtures, 'shopify.csv'), { pages });
  expect((await products()).map((one) => one.pictures.length)).toEqual([0, 3, 3]);
  expect(asked.sort()).toEqual(addresses);
});

test('a product keeps its pictures and its model where the file names them again and they are not handed in', async () => {
  const rows = 'ItemCode,Name,Price,Pictures,Model\nS-1,Silla,100,silla.jpg,silla.glb\n';
  await run(rows, { files: { 'silla.jpg': await photo(400, 400), 'silla.glb': model() } });
  const [before] = await products();
  expect([before.pictures, before.model]).toEqual([
    [expect.stringMatching(/^foto-/)],
    expect.stringMatching(/^modelo-/),
  ]);
  const { report, warnings } = await run(rows);
  expect(report).toMatchObject({ changed: 0, unchanged: 1 });
  expect(warnings).toEqual([
    ['silla.jpg', 'no está entre las fotos (--pictures): se deja fuera'],
    ['silla.glb', 'no está entre los archivos (--pictures): se deja fuera'],
  ]);
  expect(await products()).toEqual([before]);
  // an empty cell is another thing
  await run('ItemCode,Name,Price,Pictures,Model\nS-1,Silla,100,,\n');
  expect(await products()).toMatchObject([{ pictures: [], model: null }]);
});

test('a 3D model is taken by name or from a file, and judged by its content', async () => {
  const { warnings } = await run(
    'ItemCode,Name,Price,Model\n' +
      ['bueno.glb', 'falso.glb', 'partes.glb', 'draco.glb', 'no-hay', 'otro.txt']
        .map((item, at) => `S-${at},Silla,100,${item}\n`)
        .join(''),
    {
      files: {
        'bueno.glb': model({ images: [{ uri: 'data:image/png;base64,AA==' }] }),
        'falso.glb': Buffer.from('glTF, o casi, pero no lo es'),
        'partes.glb': model({ buffers: [{ uri: 'silla.bin' }] }),
        'draco.glb': model({ extensionsRequired: ['KHR_draco_mesh_compression'] }),
      },
    },
  );
  expect(warnings).toEqual([
    ['otro.txt', 'no es un modelo 3D: un nombre de la tienda o un archivo como silla.glb'],
    ['falso.glb', 'no es un modelo glTF 2.0 en un solo archivo (.glb), o está cortado: se deja fuera'],
    ['partes.glb', 'usa archivos aparte: expórtelo como .glb con todo adentro: se deja fuera'],
    [
      'draco.glb',
      'está comprimido con KHR_draco_mesh_compression, que la tienda no abre: expórtelo sin compresión: se deja fuera',
    ],
    ['no-hay', 'no hay un modelo con ese nombre: se deja fuera'],
  ]);
  const [first, ...others] = await products();
  expect(await listOf(join(folder, 'models'))).toEqual([`${first.model}.glb`]);
  expect(others.map((one) => one.model)).toEqual([null, null, null, null, null]);
});
