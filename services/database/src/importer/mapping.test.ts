import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImportError } from './import-error';
import { columnsOf, mappingOfHeadings, parseMapping, readMapping } from './mapping';

const folder = join(process.cwd(), 'services', 'database', 'src', 'importer');

test.each(['mercancia-riyales', 'modelos-es', 'shopify', 'woocommerce'])(
  'the mapping %s of the project is valid',
  async (name) => {
    const mapping = await readMapping(join(folder, 'mappings', `${name}.json`));
    expect(columnsOf(mapping).length).toBeGreaterThan(3);
  },
);

test('a wrong mapping is one line that names the places', () => {
  expect(() => parseMapping({ columns: { Name: 3 }, sheets: 'x' }, 'm.json')).toThrow(
    /m\.json.*columns\.Name.*sobra sheets/,
  );
});

test('a field that the store does not know is refused', () => {
  expect(() => parseMapping({ columns: { Nombre: 'x' } })).toThrow(ImportError);
});

test('a missing mapping file is told by its name', async () => {
  await expect(readMapping('/nada/aqui.json')).rejects.toThrow('No se encontró el archivo de mapeo /nada/aqui.json.');
});

test('without a mapping the headings are the names of the specification', () => {
  const mapping = mappingOfHeadings(['ItemCode', 'Name', 'Price', 'Width', 'otra']);
  expect(columnsOf(mapping)).toEqual(['ItemCode', 'Name', 'Price', 'Width']);
});

test('a mapping with a comma too few is told by its line; a mark that editors put in front is no fault', async () => {
  const own = mkdtempSync(join(tmpdir(), 'mapping-'));
  const file = join(own, 'mapeo.json');
  writeFileSync(file, '{\n  "columns": {\n    "ItemCode": "Clave"\n    "Name": "Nombre"\n  }\n}\n');
  await expect(readMapping(file)).rejects.toThrow(/no es JSON: cerca del renglón 4 falta o sobra una coma/);
  writeFileSync(file, '\uFEFF{ "columns": { "ItemCode": "Clave", "Name": "Nombre", "Price": "Precio" } }');
  expect(columnsOf(await readMapping(file))).toContain('Clave');
  rmSync(own, { recursive: true });
});
