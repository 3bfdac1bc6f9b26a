/** The ports of the cluster: one port of one's own, and those after it. */

import { PORT_NAMES } from '../local/store/settings.mjs';
import { ClearError } from '../local/terminal/clear-error.mjs';
import { loadTs } from '../local/toolchain/load-ts.mjs';

/** @typedef {Awaited<ReturnType<typeof clusterPorts>>} ClusterPorts */

const USUAL = 17_000;
const FEW = 60;

/**
 * Ports of the store's parts by setting name, from `first` on.
 * @param {number} first
 * @returns {Record<import('../local/store/settings.mjs').PortName, number>}
 */
const partsFrom = (first) =>
  /** @type {Record<import('../local/store/settings.mjs').PortName, number>} */ (
    Object.fromEntries(PORT_NAMES.map((name, at) => [name, first + at]))
  );

/**
 * `face`: where the balancer answers, and the one sandbox; `readDatabase`: where it leads to the replica; `copies`: of each
 * copy; `etcd` and the two `nodes`.
 * @param {NodeJS.ProcessEnv} env
 * @throws ClearError when one is taken
 */
export async function clusterPorts(env) {
  const first = Number(env.CLUSTER_PORT || USUAL);
  if (!Number.isInteger(first) || first < 1_024 || first > 65_535 - FEW)
    throw new ClearError('CLUSTER_PORT must be a port. See .env.example');
  const { isPortFree } = await loadTs('services/database/src/local.ts');
  for (let port = first; port < first + FEW; port += 1)
    if (!(await isPortFree(port)))
      throw new ClearError(`Port ${port} is taken. Choose another beginning with CLUSTER_PORT, e.g. in .env.`);
  /**
   * @param {string} name
   * @param {number} at
   */
  const node = (name, at) => ({ name, postgres: first + at, api: first + at + 1 });
  return {
    face: partsFrom(first),
    copies: [partsFrom(first + 10), partsFrom(first + 20)],
    readDatabase: first + 32,
    etcd: { client: first + 30, peer: first + 31 },
    nodes: [node('db1', 40), node('db2', 50)],
  };
}
