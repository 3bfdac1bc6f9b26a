/** Asks for the values that no example can know, and writes the file of a store's first data. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseDocument } from 'yaml';
import { ClearError } from '../terminal/clear-error.mjs';
import { projectDir } from '../terminal/paths.mjs';

const example = join(projectDir, 'services', 'database', 'src', 'opening', 'tienda.ejemplo.yaml');

/**
 * The questions, and where each answer goes.
 * @type {[string, (string | number)[]][]}
 */
const questions = [
  ['Razón social', ['empresa', 'razon-social']],
  ['RFC', ['empresa', 'rfc']],
  ['Código postal del que salen las facturas', ['empresa', 'lugar-de-expedicion']],
  ['Domicilio', ['empresa', 'domicilio']],
  ['Teléfono de atención (10 dígitos)', ['empresa', 'telefono']],
  ['Correo de atención', ['empresa', 'correo']],
  ['Correo para asuntos de privacidad', ['empresa', 'correo-privacidad']],
  ['Dirección de las tiendas ({brand} es studio, home o kids)', ['dominios', 'publicos']],
  ['Dirección de la red interna', ['dominios', 'interno']],
  ['Clave de la bodega', ['bodegas', 0, 'clave']],
  ['Nombre de la bodega', ['bodegas', 0, 'nombre']],
  ['Zona horaria de la bodega', ['bodegas', 0, 'zona-horaria']],
  ['Nombre de la administradora', ['administradora', 'nombre']],
  ['Apellidos', ['administradora', 'apellidos']],
  ['Su correo', ['administradora', 'correo']],
  ['Su celular (10 dígitos)', ['administradora', 'celular']],
];

/**
 * Routes follow the code of the one warehouse that was asked for.
 * @param {import('yaml').Document} document
 * @param {string} before
 * @param {string} after
 */
function renameWarehouse(document, before, after) {
  for (const zone of Object.keys(document.toJS().rutas)) {
    const days = document.getIn(['rutas', zone, before]);
    if (days === undefined || before === after) continue;
    document.deleteIn(['rutas', zone, before]);
    document.setIn(['rutas', zone, after], days);
  }
}

/**
 * @param {string} file where it is written
 * @param {{ write: (text: string) => void }} progress
 * @param {(question: string) => Promise<string>} [ask] the person's answer; empty for the example's
 * @returns {Promise<string>} the file
 */
export async function askForFile(file, progress, ask) {
  if (existsSync(file)) throw new ClearError(`${file} ya existe: npm run store:init -- ${file}`);
  const terminal = ask ? undefined : createInterface({ input: process.stdin, output: process.stdout });
  /** @param {string} question */
  const answerTo = async (question) => (ask ? ask(question) : (terminal?.question(question) ?? ''));
  const document = parseDocument(readFileSync(example, 'utf8'));
  const warehouse = String(document.getIn(['bodegas', 0, 'clave']));
  try {
    for (const [question, path] of questions) {
      const usual = document.getIn(path);
      const answer = (await answerTo(`${question} [${usual}]: `)).trim();
      if (answer !== '') document.setIn(path, answer);
    }
  } finally {
    terminal?.close();
  }
  renameWarehouse(document, warehouse, String(document.getIn(['bodegas', 0, 'clave'])));
  writeFileSync(file, document.toString({ lineWidth: 120 }), { mode: 0o600 });
  progress.write(`Escrito: ${file}. Revise ahí rutas, zonas y categorías, que son una propuesta.`);
  return file;
}
