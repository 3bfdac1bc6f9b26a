/** `npm run catalog:import -- FILE`: a merchant's CSV or XLSX into the store's products. */
import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ClearError, fail } from './clear-error.mjs';
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
  // npm runs scripts in the project's folder; paths are meant from where the person stands
  const from = process.env.INIT_CWD ?? process.cwd();
  const path = (file) => (isAbsolute(file) || !existsSync(resolve(from, file)) ? file : resolve(from, file));
  return {
    file: path(positionals[0]),
    mappingFile: values.mapping && path(values.mapping),
    dryRun: values['dry-run'],
    site: values.site,
  };
}

/** A bar on a terminal, a line per stage elsewhere. */
async function createBar(progress) {
  const names = { read: 'Leyendo', write: 'Comparando y guardando' };
  if (!process.stdout.isTTY) {
    let last;
    return {
      show: (stage) => {
        if (stage !== last) progress.step(`${names[stage]}…`);
        last = stage;
      },
      stop: () => undefined,
    };
  }
  const { default: cliProgress } = await import('cli-progress');
  const bar = new cliProgress.SingleBar({
    format: '{stage} [{bar}] {percentage} %  {value} de {total}',
    hideCursor: true,
    clearOnComplete: true,
    etaBuffer: 50,
  });
  let running;
  return {
    show: (stage, done, total) => {
      if (running !== stage) {
        bar.stop();
        bar.start(total || done, 0, { stage: names[stage] });
      }
      running = stage;
      bar.setTotal(Math.max(total, done));
      bar.update(done);
    },
    stop: () => bar.stop(),
  };
}

/** The store's database: the one of DATABASE_URL, the running store's, or the embedded one started for this import. */
async function openStoreDatabase(settings, { dryRun, progress }) {
  const { loadTs } = await import('./load-ts.mjs');
  const database = await loadTs('services/database/src/local.ts');
  if (settings.DATABASE_URL) {
    if (!dryRun) await database.migrate(settings.DATABASE_URL).catch((error) => refuse(error));
    return { url: settings.DATABASE_URL, close: async () => undefined };
  }
  const { readSecrets } = await import('./secrets.mjs');
  const { lockStore } = await import('./store-lock.mjs');
  const password = readSecrets(settings.DATA_DIR).POSTGRES_PASSWORD;
  const url = `postgres://store_admin:${encodeURIComponent(password)}@127.0.0.1:${settings.POSTGRES_PORT}/actual_store`;
  let unlock;
  try {
    unlock = lockStore(settings.DATA_DIR);
  } catch (error) {
    if (!(error instanceof ClearError) || (await database.isPortFree(settings.POSTGRES_PORT))) throw error;
    return { url, close: async () => undefined };
  }
  const close = async (server) => {
    await server?.stop();
    unlock();
  };
  progress.step('Arrancando PostgreSQL…');
  let server;
  try {
    server = await database.startPostgres({
      projectDir: (await import('./paths.mjs')).projectDir,
      dataDir: settings.DATA_DIR,
      port: settings.POSTGRES_PORT,
      password,
    });
    await database.createDatabase(server.url('postgres'), 'actual_store');
    await database.migrate(url);
    return { url, close: () => close(server) };
  } catch (error) {
    await close(server);
    if (error instanceof database.PortTakenError)
      throw new ClearError(`El puerto ${error.port} está ocupado. Elija otro con POSTGRES_PORT, p. ej. en .env.`);
    throw new ClearError(error.message);
  }
}

function refuse(error) {
  throw new ClearError(`No se puede usar la base de datos: ${error.message || error.code}.`);
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

  const database = await openStoreDatabase(settings, { dryRun: asked.dryRun, progress });
  const bar = await createBar(progress);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    bar.stop();
    progress.write('\nInterrumpido: no se guardó nada.');
    await database.close();
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  try {
    const report = await importer.importCatalog({ databaseUrl: database.url, ...asked, onProgress: bar.show });
    bar.stop();
    const files = await importer.saveReport(
      { ...report, file: basename(report.file) },
      join(settings.DATA_DIR, 'imports'),
    );
    progress.write(`\n${importer.summaryOf({ ...report, file: basename(report.file) })}\n`);
    progress.write(`Informe completo: ${files.csv}\n                  ${files.json}`);
    if (report.rows > 0 && report.refused === report.rows) process.exitCode = 1;
  } catch (error) {
    bar.stop();
    if (stopping) return;
    throw error instanceof importer.ImportError ? new ClearError(error.message) : error;
  } finally {
    if (!stopping) await database.close();
  }
}

// whoever reads the output may leave earlier, as `| head` does
process.stdout.on('error', () => undefined);
try {
  await main();
} catch (error) {
  fail(error);
}
