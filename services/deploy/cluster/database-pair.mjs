/** Two PostgreSQL servers, one following the other, and Patroni with etcd, which decides who is the primary. */
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineUser, POSTGRES_BIN, runProgram, waitFor } from './programs.mjs';

/** @typedef {import('./ports.mjs').ClusterPorts} ClusterPorts */
/** @typedef {ClusterPorts['nodes'][number]} Node */
/** @typedef {Awaited<ReturnType<typeof startDatabasePair>>} Pair */

const SUPERUSER = 'store_admin';
const REPLICATION = 'replicator';
/**
 * Seconds: a primary that gives no sign of life for `ttl` is none any more. With `loop_wait` and twice `retry_timeout` in it,
 * as Patroni asks; the least that its documentation allows.
 */
const TIMES = { ttl: 20, loop_wait: 5, retry_timeout: 5 };
/** Two copies of four services have ten connections each, beside those of administration and probes. */
const CONNECTIONS = 150;

const PARAMETERS = {
  max_connections: CONNECTIONS,
  shared_buffers: '256MB',
  random_page_cost: 1.1,
  jit: 'off',
  wal_compression: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  // pg_rewind needs it to bring a dead primary back as the follower
  wal_log_hints: 'on',
  wal_keep_size: '512MB',
  // a report at the follower is not cut off because the primary cleans up rows it still reads
  hot_standby_feedback: 'on',
};

/**
 * @param {Node} node
 * @param {{ etcd: ClusterPorts['etcd'], folder: string, password: string }} options
 */
const configOf = (node, { etcd, folder, password }) => ({
  scope: 'actual',
  name: node.name,
  restapi: { listen: `127.0.0.1:${node.api}`, connect_address: `127.0.0.1:${node.api}` },
  etcd3: { host: `127.0.0.1:${etcd.client}` },
  bootstrap: {
    dcs: {
      ...TIMES,
      // a commit waits for the follower: confirmed data are there when the primary dies
      synchronous_mode: true,
      postgresql: { use_pg_rewind: true, use_slots: true, parameters: PARAMETERS },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
  },
  postgresql: {
    listen: `127.0.0.1:${node.postgres}`,
    connect_address: `127.0.0.1:${node.postgres}`,
    data_dir: dataOf(folder, node),
    bin_dir: POSTGRES_BIN,
    pgpass: join(folder, `${node.name}.pgpass`),
    parameters: { unix_socket_directories: folder },
    pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', `host replication ${REPLICATION} 127.0.0.1/32 scram-sha-256`],
    authentication: {
      superuser: { username: SUPERUSER, password },
      replication: { username: REPLICATION, password },
    },
  },
});

/**
 * @param {string} folder
 * @param {Node} node
 */
const dataOf = (folder, { name }) => join(folder, name, 'data');

/**
 * Whether Patroni says that a node is `what`: primary, replica, synchronous.
 * @param {Node} node
 * @param {string} what
 */
const is = async ({ api }, what) =>
  (await fetch(`http://127.0.0.1:${api}/${what}`, { signal: AbortSignal.timeout(2_000) })).ok;

/**
 * Starts both and waits until the follower has everything.
 * @param {{ folder: string, logs: string, password: string, ports: ClusterPorts }} options
 */
export async function startDatabasePair({ folder, logs, password, ports }) {
  const { etcd, nodes } = ports;
  /** @type {Map<Node, Awaited<ReturnType<typeof runProgram>>>} */
  const running = new Map();
  await makeFolders([folder, ...nodes.map(({ name }) => join(folder, name))]);
  /**
   * @param {number} port
   * @param {string} kind
   */
  const url = (port, kind) => `--${kind}-urls=http://127.0.0.1:${port}`;
  const keeper = await runProgram(
    'etcd',
    [
      '--name=keeper',
      `--data-dir=${join(folder, 'etcd')}`,
      `--initial-cluster=keeper=http://127.0.0.1:${etcd.peer}`,
      url(etcd.client, 'listen-client'),
      url(etcd.client, 'advertise-client'),
      url(etcd.peer, 'listen-peer'),
      url(etcd.peer, 'initial-advertise-peer'),
    ],
    join(logs, 'etcd.log'),
  );
  /** @param {Node} node */
  const start = async (node) => {
    const file = join(folder, `${node.name}.json`);
    await writeOwned(file, JSON.stringify(configOf(node, { etcd, folder, password }), null, 2));
    running.set(node, await runProgram('patroni', [file], join(logs, `${node.name}.log`)));
  };
  /**
   * @param {string} what
   * @param {Node} node
   * @param {string} state
   */
  const until = (what, node, state) =>
    waitFor(`${node.name}: ${what}`, () => is(node, state), { seconds: 180, program: running.get(node) });
  const stop = async () => {
    // the follower first: a primary that leaves alone would hand over
    const primary = await primaryOf(nodes);
    for (const node of nodes.filter((one) => one !== primary)) await running.get(node)?.stop();
    if (primary) await running.get(primary)?.stop();
    await keeper.stop();
  };
  try {
    const [first, second] = nodes;
    await start(first);
    await until('did not become the primary', first, 'primary');
    await start(second);
    await until('did not come to follow the primary', second, 'synchronous');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    superuser: SUPERUSER,
    primary: () => primaryOf(nodes),
    /**
     * Ends the server and its Patroni by SIGKILL, as a machine that loses its power does.
     * @param {Node} node
     */
    kill(node) {
      running.get(node)?.kill();
      process.kill(
        Number(readFileSync(join(dataOf(folder, node), 'postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
    },
    /**
     * The machine is back: its server becomes the follower.
     * @param {Node} node
     */
    async revive(node) {
      await start(node);
      await until('did not come to follow the primary', node, 'synchronous');
    },
    stop,
  };
}

/** @param {Node[]} nodes */
async function primaryOf(nodes) {
  for (const node of nodes) if (await is(node, 'primary').catch(() => false)) return node;
  return undefined;
}

/** @param {string[]} folders */
async function makeFolders(folders) {
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    await own(folder);
  }
}

/**
 * @param {string} file
 * @param {string} text
 */
async function writeOwned(file, text) {
  writeFileSync(file, text, { mode: 0o600 });
  await own(file);
}

/** @param {string} path */
async function own(path) {
  const user = await engineUser();
  if (user) chownSync(path, user.uid, user.gid);
}
