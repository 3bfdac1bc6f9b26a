/**
 * Playwright's global setup: a whole store on free ports with data of its own, which goes when the tests end. With
 * `STORE_STUDIO` set, the tests use a store that runs already; with `STORE_PARTS`, shell and remotes are those built in that
 * folder.
 */
import { join } from 'node:path';
import { startStore } from '../store/store.mjs';
import { defaultDataDir } from '../terminal/paths.mjs';

export default async function setup() {
  if (process.env.STORE_STUDIO) return;
  const store = await startStore({
    ports: 'free',
    dataDir: 'temporary',
    quiet: true,
    durable: false,
    partsDir: process.env.STORE_PARTS,
    // hundreds of visits come from one address in a minute, and a busy machine's late answer is no page's failure
    env: { RATE_LIMIT_PER_MINUTE: '0', SIGNIN_PER_MINUTE: '1000', API_TIMEOUT: '30000' },
  });
  const { origins, ports } = store;
  Object.assign(process.env, {
    ...Object.fromEntries(Object.entries(origins).map(([name, origin]) => [`STORE_${name.toUpperCase()}`, origin])),
    STORE_DATABASE_URL: store.databaseUrl,
    STORE_DATA_DIR: store.dataDir,
    STORE_PICTURES_DIR: join(defaultDataDir, 'pictures'),
    STORE_PORTS: JSON.stringify(ports),
  });
  return () => store.stop();
}
