/** `npm run catalog:import -- FILE`: a merchant's CSV or XLSX into the store's products. */
import { basename, join } from 'node:path';
import { givenPath, importCommand, runImport } from './import-command.mjs';
import { modelDirsOf, picturesDirOf } from './store/places.mjs';
import { ClearError } from './terminal/clear-error.mjs';
import { projectDir } from './terminal/paths.mjs';

/** @satisfies {import('./import-command.mjs').Command<import('./import-command.mjs').Options>} */
const command = {
  usage:
    'Uso: npm run catalog:import -- ARCHIVO [--mapping MAPEO.json] [--dry-run] [--site MARCA] [--decimal . | ,] [--unit mm | cm | m | in] [--warehouse BODEGA] [--pictures CARPETA | ZIP] [--refetch] [--missing hide]\n  --propose escribe en la terminal un mapeo propuesto para el archivo; --categories lista categorías y bodegas de la tienda.',
  fileless: ['categories'],
  options: {
    mapping: { type: /** @type {const} */ ('string') },
    site: { type: /** @type {const} */ ('string') },
    decimal: { type: /** @type {const} */ ('string') },
    unit: { type: /** @type {const} */ ('string') },
    warehouse: { type: /** @type {const} */ ('string') },
    pictures: { type: /** @type {const} */ ('string') },
    refetch: { type: /** @type {const} */ ('boolean'), default: false },
    missing: { type: /** @type {const} */ ('string') },
    propose: { type: /** @type {const} */ ('boolean'), default: false },
    categories: { type: /** @type {const} */ ('boolean'), default: false },
  },
};

await importCommand(
  command,
  async (
    { file, mapping, dryRun, site, decimal, unit, warehouse, pictures, refetch, missing, propose, categories },
    { progress, settings, env },
  ) => {
    const { loadTs } = await import('./toolchain/load-ts.mjs');
    const { withBucket } = await import('./store/bucket.mjs');
    const { picturesBucket } = await import('@actual/files/settings');
    const { sites } = await import('./toolchain/brands.mjs');
    if (site && !sites.includes(site)) throw new ClearError(`--site debe ser ${sites.join(', ')}.`);
    if (unit && !['mm', 'cm', 'm', 'in'].includes(unit)) throw new ClearError('--unit debe ser mm, cm, m o in.');
    if (decimal && !['.', ','].includes(decimal)) throw new ClearError('--decimal debe ser . o ,');
    if (missing && missing !== 'hide') throw new ClearError('--missing debe ser hide.');
    const importer = await loadTs('services/database/src/importer/index.ts');
    const mappingFile = mapping && givenPath(mapping);
    await runImport({ settings, dryRun, progress }, async (databaseUrl, onProgress, end) => {
      if (categories) return progress.write((await importer.listOfStore(databaseUrl)).join('\n'));
      if (propose) return progress.write(JSON.stringify(await importer.proposalFor(databaseUrl, file), null, 2));
      const report = await withBucket(picturesBucket.of(settings), 'writing', (store) =>
        importer.importCatalog({
          databaseUrl,
          file,
          mappingFile,
          dryRun,
          site,
          decimal,
          unit,
          warehouse,
          missing,
          onProgress,
          files: {
            given: pictures ? givenPath(pictures) : undefined,
            store,
            pictures: {
              outDir: picturesDirOf(settings, env),
              demoDir: join(projectDir, 'services', 'database', 'demo-assets', 'pictures'),
              refetch,
            },
            modelDirs: modelDirsOf(settings, env),
          },
        }),
      ).catch((error) => {
        if (!(error instanceof importer.ImportError)) throw error;
        throw new ClearError(
          error instanceof importer.MissingColumnsError && !mapping
            ? `${error.message}\nDiga en un mapeo cómo se llaman: npm run --silent catalog:import -- ${basename(file)} --propose > mapeo.json, y --mapping mapeo.json.`
            : error.message,
        );
      });
      const named = { ...report, file: basename(report.file) };
      const files = await importer.saveReport(named, join(settings.DATA_DIR, 'imports'));
      end();
      progress.write(`\n${importer.summaryOf(named, process.stdout.columns)}\n`);
      progress.write(`Informe completo: ${files.csv}\n                  ${files.json}`);
      if (report.rows > 0 && report.refused === report.rows) process.exitCode = 1;
    });
  },
);
