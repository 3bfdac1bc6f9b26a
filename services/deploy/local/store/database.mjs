/** The store's database, ready for the services: running, migrated, with the roles and, on the first start, the demo store. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Supervised } from '../processes/supervisor.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { said } from '../terminal/language.mjs';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./secrets.mjs').Secrets} Secrets */
/** @typedef {import('../terminal/progress.mjs').Progress} Progress */
/** @typedef {typeof import('@actual/database/local')} Database */
/** @typedef {{ progress: Progress, say: (text: string) => void, durable?: boolean }} Options `say` is told, in Spanish, when it ends and when it is back */

const NAME = 'actual_store';

/**
 * @param {string} file
 * @returns {Promise<Database>}
 */
const built = (file) => import(pathToFileURL(join(projectDir, 'services', 'database', 'dist', file)).href);

/** Starting a session takes long where the disk is busy, and a server that is killed has its log to replay. */
const LIVENESS = { everyMs: 10_000, silenceMs: 30_000 };

/**
 * Starts the embedded PostgreSQL and keeps it running, or uses the one of DATABASE_URL, and brings its schema up to date.
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @param {NodeJS.ProcessEnv} env
 * @param {Options} options
 * @returns {Promise<{ adminUrl: string, urls: Record<string, string>, supervised?: Supervised, stop: () => Promise<void> }>}
 */
export async function openDatabase(settings, secrets, env, { progress, say, durable = true }) {
  const database = await built('local.mjs');
  const embedded = settings.DATABASE_URL
    ? undefined
    : await startEmbedded(database, settings, secrets, { durable, progress, say });
  const stop = async () => embedded?.supervised.stop();
  try {
    if (embedded) await database.createDatabase(embedded.url('postgres'), NAME);
    const adminUrl = embedded ? embedded.url(NAME) : (settings.DATABASE_URL ?? '');
    const done = await database.migrate(adminUrl);
    if (done.length > 0)
      progress.step(`${said({ es: 'Base de datos al día', en: 'Database brought up to date' })}: ${done.join(', ')}`);
    const urls = await roleUrls(database, adminUrl, secrets, env, progress);
    return { adminUrl, urls, supervised: embedded?.supervised, stop };
  } catch (error) {
    await stop();
    throw error instanceof database.NewerDataError ? new ClearError(error.message) : error;
  }
}

/**
 * Looks at the data of a store on real domains.
 * @param {string} adminUrl
 * @param {Pick<Settings, 'DATA_DIR' | 'DATABASE_URL'>} settings
 * @throws ClearError where they are the demo's, or lack the data that a store needs to sell
 */
export async function refuseUnopened(adminUrl, { DATA_DIR, DATABASE_URL }) {
  const { storeState } = await built('local.mjs');
  const { demo, missing } = await storeState(adminUrl);
  const place = DATABASE_URL ? 'la base de DATABASE_URL' : DATA_DIR;
  if (demo.length > 0)
    throw new ClearError(
      [
        `Con dominios reales no se abre la demostración, y sus datos están en ${place}:`,
        ...demo.map((one) => `  ${one}`),
        'Ponga en DATA_DIR otra carpeta (o en DATABASE_URL otra base) y corra npm run store:init.',
      ].join('\n'),
    );
  if (missing.length > 0)
    throw new ClearError(`A la tienda en ${place} le faltan: ${missing.join(', ')}. Corra npm run store:init.`);
}

/**
 * The server under the supervisor, and its superuser's address, the same for every incarnation.
 * @param {Database} database
 * @param {Settings} settings
 * @param {Secrets} secrets
 * @param {Options} options
 */
async function startEmbedded(database, settings, secrets, { durable, progress, say }) {
  progress.step(said({ es: 'Arrancando PostgreSQL…', en: 'Starting PostgreSQL…' }));
  const backups = settings.BACKUP_DIR;
  if (backups) database.openArchive(backups, database.databaseUser());
  /** @type {((database: string) => string) | undefined} */
  let url;
  const supervised = new Supervised(
    {
      name: 'PostgreSQL',
      logFile: join(settings.DATA_DIR, 'logs', 'postgres.log'),
      ...LIVENESS,
      launch: async () => {
        const server = await database.startPostgres({
          projectDir,
          dataDir: settings.DATA_DIR,
          port: settings.POSTGRES_PORT,
          password: secrets.POSTGRES_PASSWORD,
          durable,
          settings: backups ? database.archiveSettings(backups) : {},
        });
        url = server.url;
        return { pid: server.pid, ended: server.end, kill: server.kill, stop: () => server.stop() };
      },
      isAlive: async (deadlineMs) => url !== undefined && database.isServerAlive(url('postgres'), deadlineMs),
      // launched means that it takes sessions
      isReady: async () => true,
    },
    say,
  );
  try {
    await supervised.start();
    if (!url) throw new Error('PostgreSQL is ready and has no address');
    return { supervised, url };
  } catch (error) {
    if (error instanceof database.PortTakenError) {
      throw new ClearError(`El puerto ${error.port} está ocupado. Elija otro con POSTGRES_PORT, p. ej. en .env.`);
    }
    throw new ClearError(error.message);
  }
}

/**
 * Each service's connection string, with a role of its own where the database lets us make roles.
 * @param {Database} database
 * @param {string} adminUrl
 * @param {Secrets} secrets
 * @param {NodeJS.ProcessEnv} env
 * @param {Progress} progress
 */
async function roleUrls(database, adminUrl, secrets, env, progress) {
  const services = /** @type {(keyof Database['SERVICE_ROLES'])[]} */ (Object.keys(database.SERVICE_ROLES));
  /** @param {string} service */
  const given = (service) => env[`${service.toUpperCase()}_DATABASE_URL`];
  if (services.every(given))
    return Object.fromEntries(services.map((service) => [service, given(service) ?? adminUrl]));
  if (!(await database.canCreateRoles(adminUrl))) {
    progress.write('Aviso: el usuario de DATABASE_URL no puede crear roles; los cuatro servicios comparten el suyo.');
    return Object.fromEntries(services.map((service) => [service, given(service) ?? adminUrl]));
  }
  const passwords = {
    catalog: secrets.CATALOG_DATABASE_PASSWORD,
    checkout: secrets.CHECKOUT_DATABASE_PASSWORD,
    account: secrets.ACCOUNT_DATABASE_PASSWORD,
    staff: secrets.STAFF_DATABASE_PASSWORD,
  };
  await database.applyRoles(adminUrl, passwords);
  return Object.fromEntries(
    services.map((service) => {
      const url = new URL(adminUrl);
      url.username = database.SERVICE_ROLES[service];
      url.password = passwords[service];
      return [service, given(service) ?? url.href];
    }),
  );
}
