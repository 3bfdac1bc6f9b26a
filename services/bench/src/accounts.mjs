/** Does the time of an answer tell who has an account? Tries known and unknown e-mails in turn, and many sign-ins. */

import { table, tenth } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { HEADERS } from './load.mjs';

/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {import('@actual/deploy/local/terminal/progress.mjs').Progress} Progress */

/** Resamples of the difference between two medians. */
const RESAMPLES = 2_000;
const PASSWORD = 'hamaca-azul-7';
/** Passwords of people who register with another's e-mail. */
const STRANGERS = 'petate verde 31';

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
/**
 * @param {number[]} numbers
 * @param {number} share
 */
const quantile = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)];
/** @param {number[]} numbers */
const resample = (numbers) => numbers.map(() => numbers[Math.floor(Math.random() * numbers.length)]);

/** An address of its own for each caller, as gateways hand it on. */
let callers = 0;
const someAddress = () => {
  callers += 1;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
};

/**
 * One call, by a caller of its own.
 * @param {Upstream} upstream
 * @param {string} path
 * @param {object} body
 * @returns milliseconds and the answer
 */
async function timed({ url, headers }, path, body) {
  const sent = JSON.stringify(body);
  const before = performance.now();
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers, 'x-forwarded-for': someAddress() },
    body: sent,
  });
  const answer = await reply.json();
  return { ms: performance.now() - before, status: reply.status, code: answer.code ?? 'ok' };
}

/**
 * @param {string} email
 * @param {string} password
 */
const registration = (email, password) => ({
  FirstName: 'Ana',
  LastName: 'Ruiz',
  E_Mail: email,
  Cellular: '9982145567',
  password,
  _password: password,
});

/**
 * The calls that take an e-mail from a stranger, in this order: the last sign-in needs the registration before it.
 * @type {[string, string, (email: string) => object][]}
 */
const CALLS = [
  ['sign-in, wrong password', '/auth/signin', (email) => ({ email, password: 'otra cosa 81' })],
  ['forgotten password', '/user/send_password_recovery', (email) => ({ email })],
  ['registration', '/client/register/', (email) => registration(email, STRANGERS)],
  ['sign-in by who registered so', '/auth/signin', (email) => ({ email, password: STRANGERS })],
];

/**
 * Measures the account service with so many tries of each kind, and prints the tables. Everything is gone afterwards.
 * @param {{ progress: Progress, tries: number }} options
 */
export async function measureAccounts({ progress, tries }) {
  progress.step('Preparing the measuring store…');
  const store = await startBenchStore({ products: 300, progress });
  try {
    const known = Array.from({ length: tries }, (_, at) => `conocida.${at}@correo.mx`);
    progress.step(`${tries} accounts…`);
    for (const email of known) await timed(store.account, '/client/register/', registration(email, PASSWORD));
    // as if each had opened the link of its mail
    await store.client.query('UPDATE app_user SET proven_email = lower(email) WHERE email = ANY ($1)', [known]);
    const rows = [];
    for (const [name, path, bodyOf] of CALLS) {
      progress.step(`${name}…`);
      rows.push([name, ...(await compare(store.account, path, bodyOf, known))]);
    }
    progress.step(`${tries} at once…`);
    /** @type {[string, string[]][]} */
    const rush = [
      [
        `${tries} people, right passwords`,
        await rushOf(store.account, tries, (at) => ({ email: known[at], password: PASSWORD })),
      ],
      [
        `${tries} guesses at one account`,
        await rushOf(store.account, tries, () => ({ email: known[0], password: 'otra cosa 81' })),
      ],
    ];
    const headings = ['call', 'known, ms', 'unknown, ms', 'difference', '95 % of the noise', 'answers'];
    process.stdout.write(`\n${table(headings, rows)}\n\n`);
    const told = ['sign-ins begun within a second', 'answers', 'p50, ms', 'p99, ms'];
    process.stdout.write(
      `${table(
        told,
        rush.map(([name, row]) => [name, ...row]),
      )}\n`,
    );
  } finally {
    await store.stop();
  }
}

/**
 * Known and unknown in turn, so that the machine's other work meets both.
 * @param {Upstream} account
 * @param {string} path
 * @param {(email: string) => object} bodyOf
 * @param {string[]} known
 */
async function compare(account, path, bodyOf, known) {
  /** @type {Record<string, number[]>} */
  const times = { known: [], unknown: [] };
  /** @type {Record<string, Set<string>>} */
  const codes = { known: new Set(), unknown: new Set() };
  for (let at = 0; at < known.length; at += 1)
    for (const [kind, email] of [
      ['known', known[at]],
      ['unknown', `nadie.${at}@correo.mx`],
    ]) {
      const { ms, code } = await timed(account, path, bodyOf(email));
      times[kind].push(ms);
      codes[kind].add(code);
    }
  const difference = median(times.known) - median(times.unknown);
  const differences = Array.from(
    { length: RESAMPLES },
    () => median(resample(times.known)) - median(resample(times.unknown)),
  );
  const [low, high] = [quantile(differences, 0.025), quantile(differences, 0.975)];
  return [
    tenth(median(times.known)),
    tenth(median(times.unknown)),
    tenth(difference),
    `${tenth(low)} to ${tenth(high)}`,
    `${[...codes.known]} / ${[...codes.unknown]}`,
  ];
}

/**
 * So many sign-ins, begun evenly within a second.
 * @param {Upstream} account
 * @param {number} tries
 * @param {(at: number) => object} bodyOf
 */
async function rushOf(account, tries, bodyOf) {
  const replies = await Promise.all(
    Array.from({ length: tries }, async (_, at) => {
      await new Promise((done) => setTimeout(done, (at * 1_000) / tries));
      return timed(account, '/auth/signin', bodyOf(at));
    }),
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { code } of replies) counts.set(code, (counts.get(code) ?? 0) + 1);
  const times = replies.map(({ ms }) => ms);
  return [
    [...counts].map(([code, count]) => `${count} ${code}`).join(', '),
    tenth(median(times)),
    tenth(quantile(times, 0.99)),
  ];
}
