/** HAProxy before the copies of everything: it looks who is there, and takes a copy out before it is restarted. */

import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { runProgram, waitFor } from './programs.mjs';

/** @typedef {import('./ports.mjs').ClusterPorts} ClusterPorts */
/** @typedef {(words: string) => Promise<string>} Tell */
/** @typedef {Awaited<ReturnType<typeof startBalancer>>} Balancer */

/** The parts that have copies, with the setting of their port. */
/** @type {Record<string, import('../local/store/settings.mjs').PortName>} */
export const BALANCED = {
  'gateway-public': 'PUBLIC_PORT',
  'gateway-internal': 'INTERNAL_PORT',
  catalog: 'CATALOG_PORT',
  checkout: 'CHECKOUT_PORT',
  account: 'ACCOUNT_PORT',
  staff: 'STAFF_PORT',
};

/**
 * @param {string} part
 * @param {number} at
 */
export const copyName = (part, at) => `${part}-${at + 1}`;

/**
 * @param {ClusterPorts} ports
 * @param {string} socket
 */
function configOf({ face, readDatabase, copies, nodes }, socket) {
  const servers = nodes
    .map(({ name, postgres, api }) => `  server ${name} 127.0.0.1:${postgres} check port ${api}`)
    .join('\n');
  const parts = Object.entries(BALANCED).map(
    ([part, setting]) => `
listen ${part}
  bind 127.0.0.1:${face[setting]}
  mode http
  balance leastconn
  ${part.startsWith('gateway') ? 'option forwardfor' : '# who called stands in the headers of the gateway'}
  option httpchk GET /healthz
  default-server inter 1s fall 3 rise 1 check
${copies.map((ports, at) => `  server ${copyName(part, at)} 127.0.0.1:${ports[setting]}`).join('\n')}`,
  );
  return `global
  maxconn 8000
  stats socket ${socket} mode 600 level admin
defaults
  timeout connect 2s
  timeout check 5s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
listen database
  bind 127.0.0.1:${face.POSTGRES_PORT}
  mode tcp
  option httpchk GET /primary
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
listen database-replica
  bind 127.0.0.1:${readDatabase}
  mode tcp
  option httpchk GET /replica
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}
${parts.join('\n')}
`;
}

/** @param {{ folder: string, logs: string, ports: ClusterPorts }} options */
export async function startBalancer({ folder, logs, ports }) {
  const socket = join(folder, 'haproxy.sock');
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, configOf(ports, socket), { mode: 0o644 });
  const program = await runProgram('haproxy', ['-db', '-f', file], join(logs, 'haproxy.log'));
  /** @param {string} words */
  const tell = (words) => ask(socket, words);
  /**
   * @param {string} part
   * @param {string} server
   */
  const statOf = async (part, server) =>
    (await stats(tell)).find(({ pxname, svname }) => pxname === part && svname === server) ?? {};
  /**
   * @param {string} part
   * @param {string} server
   */
  const isUp = async (part, server) => (await statOf(part, server)).status?.startsWith('UP') ?? false;
  const checked = async () => (await statOf('database', 'BACKEND')).act === '1';
  await waitFor('HAProxy did not find the primary database', checked, { program });
  return {
    /**
     * The answers that a part's clients have got so far.
     * @param {string} part
     */
    async answers(part) {
      const { req_tot, hrsp_5xx, ereq } = await statOf(part, 'FRONTEND');
      return { all: Number(req_tot), failed: Number(hrsp_5xx), bad: Number(ereq) };
    },
    /**
     * Lets no new request to a copy, and waits until those under way are answered.
     * @param {string} part
     * @param {number} at
     */
    async drain(part, at) {
      await tell(`set server ${part}/${copyName(part, at)} state drain`);
      const isIdle = async () => Number((await statOf(part, copyName(part, at))).scur) === 0;
      await waitFor(`${copyName(part, at)} did not finish its work`, isIdle);
    },
    /**
     * @param {string} part
     * @param {number} at
     */
    async letIn(part, at) {
      await tell(`set server ${part}/${copyName(part, at)} state ready`);
      await waitFor(`${copyName(part, at)} did not come back`, () => isUp(part, copyName(part, at)));
    },
    stop: () => program.stop(),
  };
}

/**
 * One command of HAProxy's runtime interface.
 * @param {string} socket
 * @param {string} words
 * @returns {Promise<string>}
 */
function ask(socket, words) {
  return new Promise((resolve, reject) => {
    let text = '';
    const line = connect(socket, () => line.end(`${words}\n`));
    line.setEncoding('utf8');
    line.on('data', (part) => {
      text += part;
    });
    line.on('error', reject);
    line.on('close', () => resolve(text));
  });
}

/** @param {Tell} tell */
async function stats(tell) {
  const [heading = '', ...lines] = (await tell('show stat')).replace(/^# /, '').trim().split('\n');
  const names = heading.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
}
