/**
 * A drill of the cluster while shoppers buy: an undisturbed phase, a restart of everything, the death of the primary.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { loadTs } from '../local/toolchain/load-ts.mjs';
import { BALANCED } from './balancer.mjs';
import { restartMachines } from './copies.mjs';

/** @typedef {import('./balancer.mjs').Balancer} Balancer */
/** @typedef {Record<string, Awaited<ReturnType<Balancer['answers']>>>} Answers */
/** @typedef {{ name: string, at: number, answers: Answers }} Phase */
/** @typedef {Awaited<ReturnType<typeof drill>>} Found */

/** Shares of the whole time at which the restart begins, and the primary dies at the earliest. */
const RESTART_AT = 0.2;
const DEATH_AT = 0.65;
/** Milliseconds until the dead machine is back. */
const AWAY_MS = 45_000;

/**
 * @param {Awaited<ReturnType<typeof import('./start-cluster.mjs').startCluster>>} cluster
 * @param {{ minutes: number, orders: number, pages: number, say: (text: string) => void }} options
 * @returns the shoppers' results, the books' findings, the times of events, and the balancer's counts
 */
export async function drill({ pair, balancer, copies, readings, target, ask }, { minutes, orders, pages, say }) {
  const { load, compareBooks } = await loadTs('services/deploy/cluster/load.ts');
  const end = new AbortController();
  /** @type {Phase[]} */
  const phases = [];
  /** @param {string} name */
  const begin = async (name) => {
    say(`${name}…`);
    phases.push({ name, at: Date.now(), answers: await answersOf(balancer) });
  };
  /** @param {number} share */
  const until = (share) => sleep(Math.max(0, started + share * minutes * 60_000 - Date.now()));
  await begin('Quiet');
  const started = Date.now();
  const shoppers = load(target, { orders, pages, signal: end.signal });
  try {
    await until(RESTART_AT);
    await begin('Each copy is restarted');
    await restartMachines(copies, balancer, say);
    await begin('Quiet again');
    await until(DEATH_AT);
    await begin('The primary database dies');
    const read = [await readings()];
    const primary = await pair.primary();
    if (!primary) throw new Error('nobody is the primary');
    const killedAt = Date.now();
    pair.kill(primary);
    await sleep(AWAY_MS);
    await pair.revive(primary);
    const backAt = Date.now();
    await begin('The dead database follows');
    read.push(await readings());
    await until(1);
    end.abort();
    const seen = await shoppers;
    phases.push({ name: 'Fin', at: Date.now(), answers: await answersOf(balancer) });
    say(`${seen.errands.length} purchases; waiting until everything is delivered…`);
    const books = await compareBooks(target, seen, 1);
    const [first] = await ask(
      `SELECT extract(epoch FROM min(created_at)) * 1000 AS at FROM orders WHERE created_at > to_timestamp(${killedAt / 1_000})`,
    );
    const [{ count: paid }] = await ask(
      `SELECT count(*)::int AS count FROM orders WHERE status IN ('completed', 'pending-sap')`,
    );
    return {
      seen,
      books,
      phases,
      paid,
      readings: [...read, await readings()],
      killedAt,
      backAt,
      firstOrderAt: Number(first.at),
    };
  } finally {
    end.abort();
    await shoppers.catch(() => undefined);
  }
}

/**
 * The answers that every part's clients have got so far, as the balancer counts them.
 * @param {Balancer} balancer
 * @returns {Promise<Answers>}
 */
async function answersOf(balancer) {
  /** @type {Answers} */
  const counted = {};
  for (const part of Object.keys(BALANCED)) counted[part] = await balancer.answers(part);
  return counted;
}
