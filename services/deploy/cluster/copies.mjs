/** Two copies of each service and gateway behind the balancer, and their restart, one machine after the other. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeProgram } from '../local/processes/node-program.mjs';
import { Supervised } from '../local/processes/supervisor.mjs';
import { planProcesses } from '../local/store/processes.mjs';
import { copyName } from './balancer.mjs';

/** @typedef {import('./ports.mjs').ClusterPorts} ClusterPorts */
/** @typedef {import('../local/store/settings.mjs').Settings} Settings */
/** @typedef {{ ports: ClusterPorts, settings: Settings, secrets: import('../local/store/secrets.mjs').Secrets, env: NodeJS.ProcessEnv, databaseUrls: Record<string, string>, say: (text: string) => void }} CopiesOptions */

/** Milliseconds: more than twenty processes share one small machine here, and none of them is at fault for that. */
const SILENCE_MS = 60_000;

/** @param {number} port */
const local = (port) => `http://127.0.0.1:${port}`;

/**
 * The addresses that every process is told: the balancer's, which do not tell copies apart.
 * @param {ClusterPorts} ports
 */
export const addressesOf = ({ face }) => ({
  CATALOG_URL: local(face.CATALOG_PORT),
  CHECKOUT_URL: local(face.CHECKOUT_PORT),
  ACCOUNT_URL: local(face.ACCOUNT_PORT),
  STAFF_URL: local(face.STAFF_PORT),
  PUBLIC_ORIGINS: `http://{brand}.localhost:${face.PUBLIC_PORT}`,
  INTERNAL_ORIGIN: `http://interno.localhost:${face.INTERNAL_PORT}`,
  MERCADOPAGO_NOTIFICATION_URL: `${local(face.PUBLIC_PORT)}/api/webhooks/mercadopago?source_news=webhooks`,
  // the demo's people, on this machine alone
  STAFF_SIGN_IN: 'demo',
});

/**
 * @param {CopiesOptions} options
 * @returns {{ sandbox: Supervised, services: Copy[], shells: Copy[], plans: ReturnType<typeof planProcesses> }} not started yet
 */
export function makeCopies({ ports, settings, secrets, env, databaseUrls, say }) {
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = ports.face;
  /** @param {Partial<Settings>} own */
  const plansOf = (own) =>
    planProcesses({ ...settings, ...own, SANDBOX_PORT, SANDBOX_SMTP_PORT }, secrets, env, databaseUrls);
  const plans = ports.copies.map(plansOf);
  /**
   * @param {'services' | 'shells'} kind
   * @returns {Copy[]}
   */
  const copiesOf = (kind) =>
    plans.flatMap((one, at) =>
      one[kind].map((plan) => {
        const name = copyName(plan.name, at);
        const logFile = join(settings.DATA_DIR, 'logs', `${name}.log`);
        const stateDir = join(settings.DATA_DIR, 'gateways', String(at + 1));
        mkdirSync(stateDir, { recursive: true });
        const own = {
          ...plan,
          name,
          logFile,
          silenceMs: SILENCE_MS,
          env: { ...plan.env, GATEWAY_STATE_DIR: stateDir },
        };
        return { part: plan.name, at, process: new Supervised(nodeProgram(own), say) };
      }),
    );
  return {
    plans: plans[0],
    sandbox: new Supervised(nodeProgram(plans[0].sandbox), say),
    services: copiesOf('services'),
    shells: copiesOf('shells'),
  };
}

/** Settings of the ports of the services that read at the replica. */
const READING = /** @type {const} */ (['CATALOG_PORT', 'STAFF_PORT']);

/**
 * @param {Pick<ClusterPorts, 'copies'>} ports
 * @returns {Promise<{ replica: number, primary: number }>} readings of all copies since they were started, by who answered
 */
export async function readingsOf({ copies }) {
  const sums = { replica: 0, primary: 0 };
  for (const ports of copies)
    for (const setting of READING) {
      const text = await (await fetch(`${local(ports[setting])}/metrics`)).text();
      for (const [, at, many] of text.matchAll(/^replica_readings_total\{at="(\w+)".*\} (\d+)$/gm))
        sums[at === 'replica' ? 'replica' : 'primary'] += Number(many);
    }
  return sums;
}

/**
 * Restarts every copy, one machine's after the other's: no new requests, the last answers, new processes, back in.
 * @typedef {{ part: string, at: number, process: Supervised }} Copy `at`: of the first machine, or of the second
 * @param {Copy[]} copies
 * @param {import('./balancer.mjs').Balancer} balancer
 * @param {(text: string) => void} say
 */
export async function restartMachines(copies, balancer, say) {
  for (const machine of [0, 1]) {
    const own = copies.filter(({ at }) => at === machine);
    await Promise.all(own.map(({ part, at }) => balancer.drain(part, at)));
    await Promise.all(own.map(({ process }) => process.restart()));
    await Promise.all(own.map(({ part, at }) => balancer.letIn(part, at)));
    say(`Las copias ${machine + 1} de todo volvieron a empezar`);
  }
}
