import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '../browser';
import { jsonOf, send } from '../http';
import { after } from '../in-turns';
import { misbehave } from '../outside';
import { allDelivered, publicKeyOf, sellable } from '../purchases/purchases';
import { type Kind, Shopper } from '../purchases/shopper';
import { ask, compare } from '../purchases/truth';
import { Tally } from '../tally';
import type { Inside, Target, Victim } from '../target';

type Whole = Target & { inside: Inside };

/** A fault: how it starts, and how it ends. */
interface Fault {
  name: string;
  begin: (target: Whole) => Promise<void>;
  end: (target: Whole) => Promise<void>;
}

const BUYERS: readonly Kind[] = ['approved', 'spei', 'under review', 'two parts'];
/** Milliseconds in which callers get an answer, complete or not, while something hangs, at one of a few tries. */
const ANSWER_MS = 10_000;
const TRIES = 4;
/** Duration of a fault in ms. */
const HANG_MS = 6_000;
const CUTS = 8;

const switches = (name: string, part: Parameters<typeof misbehave>[1], faults: Record<string, unknown>): Fault => ({
  name,
  begin: (target) => misbehave(target, part, faults),
  end: (target) => misbehave(target, part),
});

/** SIGSTOP: the port is open, the process exists, and nothing answers. */
const hung = (victim: Victim): Fault => ({
  name: `${victim} hangs`,
  begin: async (target) => signal(target, victim, 'SIGSTOP'),
  end: async (target) => {
    await sleep(HANG_MS);
    signal(target, victim, 'SIGCONT');
  },
});

function signal({ inside }: Whole, victim: Victim, name: NodeJS.Signals): void {
  const pid = inside.pid(victim);
  if (!pid) throw new Error(`${victim} does not run`);
  try {
    process.kill(pid, name);
  } catch (error) {
    // its supervisor may have killed it meanwhile
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const cutSql = `SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename LIKE 'store\\_%' AND pid <> pg_backend_pid()`;

const FAULTS: readonly Fault[] = [
  switches('provider slow', 'mercadopago', { slowMs: 2_500 }),
  switches('provider fails', 'mercadopago', { failNext: 6, failStatus: 503 }),
  switches('provider busy', 'mercadopago', { failNext: 6, failStatus: 429 }),
  switches('provider commits, then cuts the line', 'mercadopago', { commitThenDrop: 4 }),
  switches('provider repeats and reorders its notices', 'mercadopago', { repeatNotices: 50, reorder: true }),
  switches('provider sends no notices', 'mercadopago', { silent: true }),
  switches('ERP slow', 'sap', { slowMs: 2_500 }),
  switches('ERP fails', 'sap', { failNext: 12, fault: 'sick_node' }),
  switches('ERP commits, then cuts the line', 'sap', { commitThenDrop: 4 }),
  switches('ERP forgets its sessions', 'sap', { failNext: 4, fault: 'session_dead' }),
  switches('mail server slow', 'mail', { slowMs: 2_500 }),
  switches('mail server refuses', 'mail', { failNext: 10 }),
  hung('checkout'),
  hung('catalog'),
  {
    name: 'database cuts its connections',
    begin: async ({ inside }) => {
      for (let cut = 0; cut < CUTS; cut += 1) {
        await ask(inside, cutSql);
        await sleep(HANG_MS / CUTS);
      }
    },
    end: async () => undefined,
  },
];

/** Runs each fault while people buy and browse, then compares the books as after the kills. */
export async function attackWithFaults(
  target: Whole,
  { most, patience, seconds, say }: { most: number; patience: number; seconds: number; say: (text: string) => void },
): Promise<Tally> {
  const tally = new Tally('faults of others');
  const shelf = await sellable(target, 'actual-studio');
  const publicKey = await publicKeyOf(target, shelf[0] ?? '');
  const errands: ReturnType<Shopper['buy']>[] = [];
  const until = after(seconds);
  for (const [at, fault] of evenly(FAULTS, most).entries()) {
    if (performance.now() > until) break;
    say(fault.name);
    const begun = fault.begin(target);
    const buyers = BUYERS.map((kind, buyer) =>
      new Shopper(target, 'actual-studio', kind, { publicKey, patience }).buy(
        shelf[(at * BUYERS.length + buyer) % shelf.length] ?? '',
      ),
    );
    errands.push(...buyers.map(awaitedLater));
    await Promise.all([begun, ...[1, 2, 3].map(() => lookAround(target, fault.name, tally))]);
    await fault.end(target);
    // a buyer who waits for a person at the bank, or for two minutes of silence, may wait beside the next fault
    await Promise.race([Promise.all(buyers), sleep(HANG_MS)]);
  }
  const done = await Promise.all(errands);
  await allDelivered(target.inside);
  // we killed nothing, but the supervisor may have killed one that hung
  await compare(target, done, FAULTS.length, tally);
  return tally;
}

/** Until somebody awaits it, its failure is nobody's, and would end the process. */
function awaitedLater<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

const evenly = <T>(list: readonly T[], most: number): T[] => {
  const step = Math.max(1, list.length / most);
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, most);
};

/** A page and a list, as a browsing visitor requests them. */
async function lookAround(target: Target, fault: string, tally: Tally): Promise<void> {
  const browser = new Browser(target.public, 'actual-studio');
  const page = { method: 'GET', path: '/', headers: { host: 'studio.localhost', accept: 'text/html' } };
  const list = {
    method: 'POST',
    path: '/api/product/search/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ keywords: `silla ${Math.random().toString(36).slice(2, 6)}` }),
  };
  for (const [what, asked] of [
    ['page', page],
    ['list', list],
  ] as const) {
    const ask = () =>
      send(target.public, { ...asked, headers: { ...browser.headers, ...asked.headers }, timeout: ANSWER_MS }).then(
        ({ status, body }) =>
          status < 400 || jsonOf(body)?.code === 'unavailable' || isPage(body) ? null : `${status}`,
        ({ code, message }: NodeJS.ErrnoException) => `no answer (${code ?? message})`,
      );
    let sentence = await ask();
    // a busy machine makes any answer late, but hardly every one
    for (let tries = 1; tries < TRIES && sentence?.startsWith('no answer'); tries += 1) sentence = await ask();
    if (sentence) tally.broke('open', `${fault}: ${what}: ${sentence}`);
    else tally.held();
  }
}

const isPage = (body: string): boolean => body.includes('</html>');
