/**
 * Jest's global setup of the database tests: a throwaway PostgreSQL on a free port with one migrated template, from
 * which `createTestDatabase()` clones each test file's own database. Ends with the process that started it, even when
 * that process is killed.
 */
import { makeTemporaryFolder } from '../store/temporary-folder.mjs';
import { projectDir } from '../terminal/paths.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

const TEMPLATE = 'store_template';

/** @typedef {typeof globalThis & { stopTestPostgres?: () => Promise<void> }} Jest the process that sets up and tears down */

/** Starts the throwaway PostgreSQL. @returns its superuser's address and how to stop it */
export async function startTestPostgres() {
  /** @type {typeof import('@actual/database/local')} */
  const database = await loadTs('services/database/src/local.ts');
  const { folder: dataDir, remove } = makeTemporaryFolder();
  const server = await database.startPostgres({
    projectDir,
    dataDir,
    port: await database.freePort(),
    password: 'test',
    durable: false,
  });
  const stop = async () => {
    await server.stop();
    remove();
  };
  try {
    await database.createDatabase(server.url('postgres'), TEMPLATE);
    await database.migrate(server.url(TEMPLATE));
    const passwords = {
      catalog: database.testRolePassword('catalog'),
      checkout: database.testRolePassword('checkout'),
      account: database.testRolePassword('account'),
      staff: database.testRolePassword('staff'),
    };
    await database.applyRoles(server.url(TEMPLATE), passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: server.url('postgres'), template: TEMPLATE, names: database.TEST_ENVIRONMENT, stop };
}

export default async function setup() {
  const { url, template, names, stop } = await startTestPostgres();
  process.env[names.url] = url;
  process.env[names.template] = template;
  /** @type {Jest} */
  const jest = globalThis;
  jest.stopTestPostgres = stop;
}
