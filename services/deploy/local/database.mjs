/** The store's database, ready for the services: running, migrated, with the roles and, on the first start, the demo store. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClearError } from './clear-error.mjs';
import { projectDir } from './paths.mjs';

const NAME = 'actual_store';

const built = (file) => import(pathToFileURL(join(projectDir, 'services', 'database', 'dist', file)).href);

/**
 * Starts the embedded PostgreSQL, or uses the one of DATABASE_URL, and brings its schema up to date.
 * @returns {Promise<{ adminUrl: string, urls: Record<string, string>, stop: () => Promise<void>, ended: () => boolean }>}
 */
export async function openDatabase(settings, secrets, env, progress, { durable = true } = {}) {
  const database = await built('local.mjs');
  const server = settings.DATABASE_URL
    ? { url: () => settings.DATABASE_URL, stop: async () => undefined, ended: () => false }
    : await startEmbedded(database, settings, secrets, durable, progress);
  try {
    const adminUrl = server.url(NAME);
    if (!settings.DATABASE_URL) await database.createDatabase(server.url('postgres'), NAME);
    const done = await database.migrate(adminUrl);
    if (done.length > 0) progress.step(`Base de datos al día: ${done.join(', ')}`);
    const urls = await roleUrls(database, adminUrl, secrets, env, progress);
    return { adminUrl, urls, stop: () => server.stop(), ended: () => server.ended() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function startEmbedded(database, settings, secrets, durable, progress) {
  progress.step('Arrancando PostgreSQL…');
  try {
    return await database.startPostgres({
      projectDir,
      dataDir: settings.DATA_DIR,
      port: settings.POSTGRES_PORT,
      password: secrets.POSTGRES_PASSWORD,
      durable,
    });
  } catch (error) {
    if (error instanceof database.PortTakenError) {
      throw new ClearError(`El puerto ${error.port} está ocupado. Elija otro con POSTGRES_PORT, p. ej. en .env.`);
    }
    throw new ClearError(error.message);
  }
}

/** Each service's connection string, with a role of its own where the database lets us make roles. */
async function roleUrls(database, adminUrl, secrets, env, progress) {
  const services = Object.keys(database.SERVICE_ROLES);
  const given = (service) => env[`${service.toUpperCase()}_DATABASE_URL`];
  if (services.every(given)) return Object.fromEntries(services.map((service) => [service, given(service)]));
  if (!(await database.canCreateRoles(adminUrl))) {
    progress.write('Aviso: el usuario de DATABASE_URL no puede crear roles; los cuatro servicios comparten el suyo.');
    return Object.fromEntries(services.map((service) => [service, given(service) ?? adminUrl]));
  }
  const passwords = Object.fromEntries(
    services.map((service) => [service, secrets[`${service.toUpperCase()}_DATABASE_PASSWORD`]]),
  );
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
