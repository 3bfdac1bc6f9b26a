/** An exported workbook as LibreOffice Calc reads it, cell by cell beside the rows of the database. */
import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** @typedef {{ isText: boolean, sql: string }} Column */
/** @typedef {{ isText: boolean, shown: string }} Cell */
/** @typedef {{ row: number, title: string, expected: string | undefined, isText: boolean, cell: Cell }} Wrong */

/**
 * Runs Calc without a window. Answers whether there is one.
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
const calc = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn('soffice', ['--headless', ...args], { stdio: 'ignore' });
    child.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'ENOENT' ? resolve(false) : reject(error),
    );
    child.on('exit', (code) => (code === 0 ? resolve(true) : reject(new Error(`soffice ended with ${code}`))));
  });

/**
 * Tab-separated, UTF-8, every text cell in quotes and no other: so the quotes tell a cell's type. Values as they are
 * shown, formulas as they are written.
 */
const TOKENS = '9,34,76,1,,0,true,true,true';

/**
 * @param {string} written
 * @returns {Cell}
 */
const cellOf = (written) =>
  written.startsWith('"')
    ? { isText: true, shown: written.slice(1, -1).replaceAll('""', '"') }
    : { isText: false, shown: written };

/**
 * Columns that are compared: title, whether a text, and how the row's value is shown.
 * @param {string} sql
 */
const text = (sql) => ({ isText: true, sql });
/** @param {string} sql */
const shown = (sql) => ({ isText: false, sql });
/** @param {string} cents */
const money = (cents) => shown(`to_char(${cents} / 100.0, 'FM"$"999,999,990.00')`);
/**
 * @param {string} zone
 * @returns {Record<string, Column>}
 */
const COLUMNS = (zone) => ({
  Folio: text('o.folio::text'),
  Fecha: shown(`to_char(o.created_at AT TIME ZONE '${zone}', 'DD/MM/YYYY HH24:MI')`),
  Cliente: text("o.first_name || ' ' || o.last_name"),
  Código: text('c.card_code'),
  Correo: text('o.email'),
  Teléfono: text('o.phone'),
  Piezas: shown('o.pieces::text'),
  Subtotal: money('o.subtotal_cents'),
  Descuento: money('o.discount_cents'),
  Total: money('o.total_cents'),
  Pagado: money('o.paid_cents'),
  'Por cobrar': money("CASE WHEN o.status = 'canceled' THEN 0 ELSE o.total_cents - o.paid_cents END"),
  'Entrega prometida': shown("to_char(o.delivery_date, 'DD/MM/YYYY')"),
  Cotización: text('q.folio::text'),
});
/** Columns whose words are told by the code that writes them: their type alone is looked at. */
const WORDS = ['Invitado', 'Marca', 'Tienda', 'Vendedor', 'Tipo de pago', 'Estatus'];

/** A name that a spreadsheet would run, given to some of the orders. */
const FORMULA = '=HYPERLINK("http://malo.mx","Ana")';
/** @param {string} adminUrl */
export async function plantFormulas(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  await client.query('UPDATE orders SET first_name = $1 WHERE folio % 1000 = 0', [FORMULA]);
  await client.end();
}

/**
 * The expected rows, in the file's order.
 * @param {string} adminUrl
 * @param {{ from: string, zone: string, columns: Record<string, Column> }} options
 * @returns {Promise<string[][]>}
 */
async function expectedRows(adminUrl, { from, zone, columns }) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query({
      rowMode: 'array',
      text: `SELECT ${Object.values(columns)
        .map(({ sql }) => `coalesce(${sql}, '')`)
        .join(', ')}
        FROM orders o LEFT JOIN client c ON c.id = o.client_id LEFT JOIN quotation q ON q.id = o.quotation_id
        WHERE o.created_at >= ($1::date)::timestamp AT TIME ZONE '${zone}' ORDER BY o.created_at DESC, o.id`,
      values: [from],
    });
    return rows;
  } finally {
    await client.end();
  }
}

/**
 * Opens a workbook in Calc and compares its cells with the rows: values as they are shown, and whether each is a text.
 * Null where no LibreOffice is installed.
 * @param {Buffer} workbook
 * @param {string} adminUrl
 * @param {{ from: string, zone: string }} options
 */
export async function compareInCalc(workbook, adminUrl, { from, zone }) {
  const folder = await mkdtemp(join(tmpdir(), 'calc-'));
  try {
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
    await writeFile(join(folder, 'pedidos.xlsx'), workbook);
    const before = performance.now();
    const args = ['--convert-to', `csv:Text - txt - csv (StarCalc):${TOKENS}`, '--outdir', folder];
    if (!(await calc([profile, ...args, join(folder, 'pedidos.xlsx')]))) return null;
    const seconds = (performance.now() - before) / 1_000;
    const columns = COLUMNS(zone);
    const expected = await expectedRows(adminUrl, { from, zone, columns });
    const lines = createInterface({ input: createReadStream(join(folder, 'pedidos.csv')) });
    /** @type {{ seconds: number, rows: number, cells: number, formulas: number, wrong: Wrong[] }} */
    const found = { seconds, rows: 0, cells: 0, formulas: 0, wrong: [] };
    /** @type {Map<string, number> | null} */
    let titles = null;
    for await (const line of lines) {
      const cells = line.split('\t').map(cellOf);
      if (titles === null) {
        titles = new Map(cells.map(({ shown: title }, at) => [title, at]));
        continue;
      }
      const row = expected[found.rows] ?? [];
      found.rows += 1;
      /**
       * @param {string} title
       * @param {boolean} isText
       * @param {string | undefined} value
       */
      const judge = (title, isText, value) => {
        const cell = cells[titles?.get(title) ?? -1] ?? { isText: false, shown: 'nothing' };
        found.cells += 1;
        if (cell.shown.startsWith('=') && cell.isText) found.formulas += 1;
        const right = cell.shown === '' ? value === '' : cell.isText === isText && (value ?? cell.shown) === cell.shown;
        if (!right) found.wrong.push({ row: found.rows, title, expected: value, isText, cell });
      };
      for (const [at, [title, { isText }]] of Object.entries(columns).entries()) judge(title, isText, row[at]);
      for (const title of WORDS) judge(title, true, undefined);
    }
    return { ...found, missing: expected.length - found.rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
