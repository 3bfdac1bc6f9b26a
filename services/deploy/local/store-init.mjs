/**
 * `npm run store:init -- FILE`: the first data of a store of one's own, from one file or by questions. Run again it
 * brings the store to the file's present values; `--dry-run` only lists the changes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { givenPath, openStoreDatabase } from './import-command.mjs';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const usage = `Uso: npm run store:init -- [ARCHIVO.yaml] [--dry-run]
  Sin archivo pregunta lo principal y escribe tienda.yaml. El ejemplo, con todo lo que puede decir:
  services/database/src/opening/tienda.ejemplo.yaml`;

function readArguments() {
  try {
    const options = {
      'dry-run': { type: /** @type {const} */ ('boolean'), default: false },
      help: { type: /** @type {const} */ ('boolean'), default: false },
    };
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
    if (positionals.length <= 1) return { file: positionals[0], dryRun: values['dry-run'], help: values.help };
  } catch {
    // an unknown command is answered by the usage
  }
  throw new ClearError(usage);
}

/**
 * The file that was named, or the one that questions make.
 * @param {string | undefined} file
 * @param {import('./terminal/progress.mjs').Progress} progress
 */
async function fileOf(file, progress) {
  if (file) {
    const path = givenPath(file);
    if (!existsSync(path)) throw new ClearError(`No se encontró el archivo ${file}.`);
    return path;
  }
  if (!process.stdin.isTTY) throw new ClearError(`Falta el archivo.\n${usage}`);
  const { askForFile } = await import('./opening/questions.mjs');
  return askForFile(join(process.env.INIT_CWD ?? process.cwd(), 'tienda.yaml'), progress);
}

try {
  const asked = readArguments();
  const progress = createProgress();
  checkNode();
  if (asked.help) progress.write(usage);
  else await init(asked, progress);
} catch (error) {
  fail(error);
}

/**
 * @param {{ file?: string, dryRun: boolean }} asked
 * @param {import('./terminal/progress.mjs').Progress} progress
 */
async function init(asked, progress) {
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  const file = await fileOf(asked.file, progress);
  const { readEnvironment, readSettings } = await import('./store/settings.mjs');
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  const { bringCompany, bringDomains } = await import('./opening/project-files.mjs');
  const opening = await loadTs('services/database/src/opening/open-store.ts');
  /**
   * @param {Error} error
   * @returns {never}
   */
  const refused = (error) => {
    throw error instanceof opening.ImportError ? new ClearError(error.message) : error;
  };
  const given = await opening.readOpening(file).catch(refused);
  const settings = readSettings(readEnvironment());
  const { dryRun } = asked;
  const database = await openStoreDatabase(settings, { dryRun: false, progress });
  let report;
  try {
    report = await opening.openStore({ databaseUrl: database.url, file, opening: given, dryRun }).catch(refused);
  } finally {
    await database.close();
  }
  const changes = [
    ...report.changes,
    ...bringCompany(opening.companyFacts(given.empresa), dryRun),
    ...bringDomains(given.dominios, dryRun),
  ];
  const changed = changes.filter((line) => !line.startsWith('·')).length;
  for (const line of changes) progress.write(`  ${line}`);
  if (changed === 0) progress.step('La tienda ya es como dice el archivo.');
  else progress.step(dryRun ? `Cambiaría ${changed}; no se cambió nada.` : `Se cambió ${changed}.`);
  if (report.missing.length > 0) progress.write(`Todavía faltan: ${report.missing.join(', ')}.`);
  if (changed > 0 && !dryRun) progress.write('Sigue: services/documents/going-live.md');
}
