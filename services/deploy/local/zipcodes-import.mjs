/** `npm run zipcodes:import -- FILE`: the official list of postal codes into the store. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ClearError, fail } from './clear-error.mjs';
import { givenPath, runImport } from './import-command.mjs';
import { checkNode, installMissing } from './install.mjs';
import { defaultDataDir } from './paths.mjs';
import { createProgress } from './progress.mjs';

const USAGE = `Uso: npm run zipcodes:import -- ARCHIVO.txt [--dry-run] [--zones ZONAS.json] [--rezone]
  El archivo es el de Correos de México (Catálogo Nacional de Códigos Postales, TXT), en Latin-1 o UTF-8.
  Los códigos nuevos reciben su zona de entrega por regla (services/database/src/zipcodes/zonas.json o --zones);
  los que ya están conservan su zona y su costo extra, salvo que --rezone pida volver a dar la zona a todos.`;

function readArguments(args) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        zones: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        rezone: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ClearError(`No se entiende ${args.find((one) => one.startsWith('-')) ?? error.message}. ${USAGE}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  if (positionals.length !== 1) throw new ClearError(USAGE);
  return {
    file: givenPath(positionals[0]),
    zonesFile: values.zones && givenPath(values.zones),
    dryRun: values['dry-run'],
    rezone: values.rezone,
  };
}

async function main() {
  const progress = createProgress();
  checkNode();
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) return progress.write(USAGE);
  if (!existsSync(asked.file)) throw new ClearError(`No se encontró el archivo ${asked.file}.`);
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  const { readEnvironment, readSettings } = await import('./settings.mjs');
  const { loadTs } = await import('./load-ts.mjs');
  const importer = await loadTs('services/database/src/zipcodes/index.ts');
  await runImport(
    { settings: readSettings(readEnvironment()), dryRun: asked.dryRun, progress },
    async (databaseUrl, show) => {
      const report = await importer.importZipcodes({ databaseUrl, ...asked, onProgress: show }).catch((error) => {
        throw error instanceof importer.ImportError ? new ClearError(error.message) : error;
      });
      progress.write(`\n${importer.summaryOf({ ...report, file: basename(report.file) })}`);
    },
  );
}

// whoever reads the output may leave earlier, as `| head` does
process.stdout.on('error', () => undefined);
try {
  await main();
} catch (error) {
  fail(error);
}
