/** `npm run catalog:import -- FILE`: a merchant's CSV or XLSX into the store's products. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ClearError, fail } from './clear-error.mjs';
import { givenPath, runImport } from './import-command.mjs';
import { checkNode, installMissing } from './install.mjs';
import { defaultDataDir } from './paths.mjs';
import { createProgress } from './progress.mjs';

const USAGE = `Uso: npm run catalog:import -- ARCHIVO [--mapping MAPEO.json] [--dry-run] [--site actual-studio|actual-home|actual-kids]`;
const SITES = ['actual-studio', 'actual-home', 'actual-kids'];

function readArguments(args) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        mapping: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        site: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ClearError(`No se entiende ${args.find((one) => one.startsWith('-')) ?? error.message}. ${USAGE}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  if (positionals.length !== 1) throw new ClearError(USAGE);
  if (values.site && !SITES.includes(values.site)) throw new ClearError(`--site debe ser ${SITES.join(', ')}.`);
  return {
    file: givenPath(positionals[0]),
    mappingFile: values.mapping && givenPath(values.mapping),
    dryRun: values['dry-run'],
    site: values.site,
  };
}

async function main() {
  const progress = createProgress();
  checkNode();
  const asked = readArguments(process.argv.slice(2));
  if (asked.help) return progress.write(USAGE);
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  const { readEnvironment, readSettings } = await import('./settings.mjs');
  const { loadTs } = await import('./load-ts.mjs');
  const importer = await loadTs('services/database/src/importer/index.ts');
  const settings = readSettings(readEnvironment());
  if (!existsSync(asked.file)) throw new ClearError(`No se encontró el archivo ${asked.file}.`);

  await runImport({ settings, dryRun: asked.dryRun, progress }, async (databaseUrl, show) => {
    const report = await importer.importCatalog({ databaseUrl, ...asked, onProgress: show }).catch((error) => {
      throw error instanceof importer.ImportError ? new ClearError(error.message) : error;
    });
    const named = { ...report, file: basename(report.file) };
    const files = await importer.saveReport(named, join(settings.DATA_DIR, 'imports'));
    progress.write(`\n${importer.summaryOf(named)}\n`);
    progress.write(`Informe completo: ${files.csv}\n                  ${files.json}`);
    if (report.rows > 0 && report.refused === report.rows) process.exitCode = 1;
  });
}

// whoever reads the output may leave earlier, as `| head` does
process.stdout.on('error', () => undefined);
try {
  await main();
} catch (error) {
  fail(error);
}
