/** Shared by the import commands: progress bar, database, clean stop. */
import { existsSync } from 'node:fs';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

/** @typedef {import('./terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./store/settings.mjs').Settings} Settings */
/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */
/**
 * @template {Options} Own
 * @typedef {{ usage: string, options: Own, fileless?: string[] }} Command `fileless`: flags with which no file is named
 */
/**
 * @template {Options} Own
 * @typedef {ReturnType<typeof import('node:util').parseArgs<{ options: Own }>>['values'] & { file: string, dryRun: boolean }} Asked
 */
/** @typedef {'read' | 'pictures' | 'write'} Stage */
/** @typedef {{ show: (stage: Stage, done: number, total: number) => void, stop: () => void }} Bar */

/**
 * npm runs scripts in the project's folder; paths are relative to the user's.
 * @param {string} file
 */
export function givenPath(file) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return isAbsolute(file) || !existsSync(resolve(from, file)) ? file : resolve(from, file);
}

/**
 * The file and the options; null when only the usage is wanted.
 * @template {Options} Own
 * @param {string[]} args
 * @param {Command<Own>} command
 * @returns {Asked<Own> | null}
 */
function readArguments(args, { usage, options, fileless = [] }) {
  /** @type {{ values: Record<string, unknown>, positionals: string[] }} */
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...options,
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ClearError(`No se entiende ${args.find((one) => one.startsWith('-')) ?? error.message}. ${usage}`);
  }
  const { values, positionals } = parsed;
  if (values.help) return null;
  const own = /** @type {Asked<Own>} */ (values);
  if (positionals.length === 0 && fileless.some((flag) => values[flag])) return { ...own, file: '', dryRun: true };
  if (positionals.length !== 1) throw new ClearError(usage);
  return { ...own, file: givenPath(positionals[0]), dryRun: values['dry-run'] === true };
}

/**
 * Runs an import command: reads its flags, installs missing packages, hands the file, the store's settings and the
 * progress to `work`.
 * @template {Options} Own
 * @param {Command<Own>} command
 * @param {(asked: Asked<Own>, store: { progress: Progress, env: NodeJS.ProcessEnv, settings: Settings }) => Promise<void>} work
 */
export async function importCommand({ usage, options, fileless }, work) {
  // the reader of the output may close early, as `| head` does
  process.stdout.on('error', () => undefined);
  try {
    const progress = createProgress();
    checkNode();
    const asked = readArguments(process.argv.slice(2), { usage, options, fileless });
    if (!asked) return progress.write(usage);
    if (asked.file && !existsSync(asked.file)) throw new ClearError(`No se encontró el archivo ${asked.file}.`);
    await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
    const { readEnvironment, readSettings } = await import('./store/settings.mjs');
    const env = readEnvironment();
    await work(asked, { progress, env, settings: readSettings(env) });
  } catch (error) {
    fail(error);
  }
}

/**
 * A bar on a terminal, a line per stage elsewhere.
 * @param {Progress} progress
 * @returns {Promise<Bar>}
 */
export async function createBar(progress) {
  /** @type {Record<Stage, string>} */
  const names = { read: 'Leyendo', pictures: 'Fotos', write: 'Comparando y guardando' };
  if (!process.stdout.isTTY) {
    /** @type {Stage | undefined} */
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
  /** @type {Stage | undefined} */
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

/**
 * The store's database: the one of DATABASE_URL, the running store's, or the embedded one started for this import.
 * @param {Settings} settings
 * @param {{ dryRun: boolean, progress: Progress }} options
 */
export async function openStoreDatabase(settings, { dryRun, progress }) {
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  /** @type {typeof import('@actual/database/local')} */
  const database = await loadTs('services/database/src/local.ts');
  if (settings.DATABASE_URL) {
    if (!dryRun) await database.migrate(settings.DATABASE_URL).catch((error) => refuse(error));
    return { url: settings.DATABASE_URL, close: async () => undefined };
  }
  const { readSecrets } = await import('./store/secrets.mjs');
  const { lockStore } = await import('./store/store-lock.mjs');
  const password = readSecrets(settings.DATA_DIR).POSTGRES_PASSWORD;
  const url = `postgres://store_admin:${encodeURIComponent(password)}@127.0.0.1:${settings.POSTGRES_PORT}/actual_store`;
  let unlock;
  try {
    unlock = lockStore(settings.DATA_DIR);
  } catch (error) {
    if (!(error instanceof ClearError) || (await database.isPortFree(settings.POSTGRES_PORT))) throw error;
    return { url, close: async () => undefined };
  }
  progress.step('Arrancando PostgreSQL…');
  /** @type {Awaited<ReturnType<typeof database.startPostgres>> | undefined} */
  let server;
  const close = async () => {
    await server?.stop();
    unlock();
  };
  try {
    server = await database.startPostgres({
      projectDir: (await import('./terminal/paths.mjs')).projectDir,
      dataDir: settings.DATA_DIR,
      port: settings.POSTGRES_PORT,
      password,
    });
    await database.createDatabase(server.url('postgres'), 'actual_store');
    await database.migrate(url);
    return { url, close };
  } catch (error) {
    await close();
    if (error instanceof database.PortTakenError)
      throw new ClearError(`El puerto ${error.port} está ocupado. Elija otro con POSTGRES_PORT, p. ej. en .env.`);
    throw new ClearError(error.message);
  }
}

/**
 * @param {NodeJS.ErrnoException} error
 * @returns {never}
 */
function refuse(error) {
  throw new ClearError(`No se puede usar la base de datos: ${error.message || error.code}.`);
}

/**
 * Runs an import: on an interruption nothing was saved and the database is let go.
 * @param {{ settings: Settings, dryRun: boolean, progress: Progress }} options
 * @param {(databaseUrl: string, show: Bar['show'], end: () => void) => Promise<void>} work `end` takes the bar away
 */
export async function runImport({ settings, dryRun, progress }, work) {
  const database = await openStoreDatabase(settings, { dryRun, progress });
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
    await work(database.url, bar.show, bar.stop);
  } catch (error) {
    if (!stopping) throw error;
  } finally {
    bar.stop();
    if (!stopping) await database.close();
  }
}
