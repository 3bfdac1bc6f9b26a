/**
 * `npm run cluster`: the store as several machines would run it, on this one: two PostgreSQL servers with Patroni and
 * etcd, two copies of each service and gateway behind HAProxy. While shoppers buy, every copy is restarted and the primary
 * database is killed; then the shoppers' results are compared with every book (decision 0087).
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError, fail } from '../local/terminal/clear-error.mjs';
import { speakEnglish } from '../local/terminal/language.mjs';
import { defaultDataDir } from '../local/terminal/paths.mjs';
import { createProgress } from '../local/terminal/progress.mjs';
import { readFlags } from '../local/terminal/read-flags.mjs';
import { checkNode, installMissing } from '../local/toolchain/install.mjs';
import { assertInstalled } from './programs.mjs';

speakEnglish();
const progress = createProgress();
/** @type {(() => Promise<unknown>)[]} */
const stops = [];
/** @type {Promise<void> | undefined} */
let stopping;
/** Ends the started processes, the last first; only once. */
const stopAll = () => {
  stopping ??= (async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  })();
  return stopping;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => {
    progress.step(`${signal}. Closing the cluster…`);
    void stopAll().finally(() => process.exit(130));
  });

/**
 * @param {string} text
 * @param {string} name
 * @param {number} least
 */
const number = (text, name, least) => {
  const given = Number(text);
  if (!(given >= least)) throw new ClearError(`--${name} must be a number, ${least} at least`);
  return given;
};

try {
  const { values } = readFlags({
    options: {
      minutes: { type: 'string', default: '10' },
      orders: { type: 'string', default: '300' },
      pages: { type: 'string', default: '300' },
      built: { type: 'boolean', default: false },
    },
  });
  const minutes = number(values.minutes, 'minutes', 3);
  const rates = { orders: number(values.orders, 'orders', 1), pages: number(values.pages, 'pages', 1) };
  checkNode();
  assertInstalled();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'), { tools: true });
  if (!values.built) {
    const { buildAll } = await import('../local/toolchain/build.mjs');
    await buildAll(progress, join(defaultDataDir, 'logs', 'build.log'));
  }
  const { startCluster } = await import('./start-cluster.mjs');
  const { drill } = await import('./drill.mjs');
  const { reportOf } = await import('./report.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'actual-cluster-'));
  // the database's user must be able to enter
  chmodSync(folder, 0o711);
  stops.push(async () => rmSync(folder, { recursive: true, force: true }));
  const cluster = await startCluster(folder, { progress, stops });
  const found = await drill(cluster, { minutes, ...rates, say: progress.step });
  const { text, held } = reportOf(found);
  progress.write(`\n${text}\n`);
  process.exitCode = held ? 0 : 1;
} catch (error) {
  if (!stopping) fail(error);
}
await stopAll();
process.exit();
