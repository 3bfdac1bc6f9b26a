/**
 * Jest's global setup of the database tests: a throwaway PostgreSQL on a free port with one migrated template, from
 * which `createTestDatabase()` clones each test file's own database. Ends with the process that started it, even when
 * that process is killed.
 */
import { statfsSync } from 'node:fs';
import { makeTemporaryFolder } from '../store/temporary-folder.mjs';
import { projectDir } from '../terminal/paths.mjs';
import { loadTs } from '../toolchain/load-ts.mjs';

const TEMPLATE = 'store_template';
/** Where Linux keeps files in memory: making a database's hundreds of files costs a fifth there. */
const MEMORY_FOLDER = '/dev/shm';
/** Bytes that must be free there; the databases of one moment take far less. */
const ROOM = 4 * 1024 ** 3;

/** @typedef {typeof globalThis & { stopTestPostgres?: () => Promise<void> }} Jest the process that sets up and tears down */

/** The folder in memory, where the system has one with room. */
function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize > ROOM ? MEMORY_FOLDER : undefined;
  } catch {
    return undefined;
  }
}

/** Starts the throwaway PostgreSQL. @returns its superuser's address and how to stop it */
export async function startTestPostgres() {
  /** @type {typeof import('@actual/database/local')} */
  const database = await loadTs('services/database/src/local.ts');
  const { folder: dataDir, remove } = makeTemporaryFolder(memoryFolder());
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
