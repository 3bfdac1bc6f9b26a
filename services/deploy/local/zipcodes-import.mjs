/** `npm run zipcodes:import -- FILE`: the official list of postal codes into the store. */
import { basename } from 'node:path';
import { givenPath, importCommand, runImport } from './import-command.mjs';
import { ClearError } from './terminal/clear-error.mjs';

/** @satisfies {import('./import-command.mjs').Command<import('./import-command.mjs').Options>} */
const command = {
  usage: `Uso: npm run zipcodes:import -- ARCHIVO.txt [--dry-run] [--zones ZONAS.json] [--rezone]
  El archivo es el de Correos de México (Catálogo Nacional de Códigos Postales, TXT), en Latin-1 o UTF-8.
  Los códigos nuevos reciben su zona de entrega por regla (services/database/src/zipcodes/zonas.json o --zones);
  los que ya están conservan su zona y su costo extra, salvo que --rezone pida volver a dar la zona a todos.`,
  options: {
    zones: { type: /** @type {const} */ ('string') },
    rezone: { type: /** @type {const} */ ('boolean'), default: false },
  },
};

await importCommand(command, async ({ file, zones, dryRun, rezone }, { progress, settings }) => {
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  const importer = await loadTs('services/database/src/zipcodes/index.ts');
  const zonesFile = zones && givenPath(zones);
  await runImport({ settings, dryRun, progress }, async (databaseUrl, onProgress, end) => {
    const report = await importer
      .importZipcodes({ databaseUrl, file, zonesFile, dryRun, rezone, onProgress })
      .catch((/** @type {Error} */ error) => {
        throw error instanceof importer.ImportError ? new ClearError(error.message) : error;
      });
    end();
    progress.write(`\n${importer.summaryOf({ ...report, file: basename(report.file) })}`);
  });
});
