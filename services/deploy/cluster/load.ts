import { setTimeout as sleep } from 'node:timers/promises';
import { Browser } from '@actual/attack/src/browser';
import type { Errand } from '@actual/attack/src/purchases/presses';
import { allDelivered, publicKeyOf, sellable } from '@actual/attack/src/purchases/purchases';
import { Shopper } from '@actual/attack/src/purchases/shopper';
import { compare } from '@actual/attack/src/purchases/truth';
import { Tally } from '@actual/attack/src/tally';
import type { Inside, Target } from '@actual/attack/src/target';
import { sites } from '@actual/contracts/facts/company/brands';

/** Milliseconds in which a page tries a call again by itself, as the pages of the store do. */
const patience = 20_000;

type Whole = Target & { inside: Inside };

export interface Load {
  /** The purchases that were begun, as their buyers saw them; `began` and `ended` are moments of `Date.now()`. */
  readonly errands: readonly (Errand & { began: number; ended: number })[];
  /** Pages that were asked for; `status` 0: no answer. */
  readonly pages: readonly { at: number; status: number; ms: number }[];
}

/** Calls `work` so many times a minute, whatever each takes, until the end; then waits for the last. */
async function atRate(perMinute: number, signal: AbortSignal, work: (at: number) => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const started = performance.now();
  for (let at = 0; !signal.aborted; at += 1) {
    running.push(work(at));
    const due = started + ((at + 1) * 60_000) / perMinute;
    await sleep(Math.max(0, due - performance.now()), undefined, { signal }).catch(() => undefined);
  }
  await Promise.all(running);
}

/** Addresses that the home of a brand leads to. */
async function linksOf(browser: Browser): Promise<string[]> {
  const { body } = await browser.send({ method: 'GET', path: '/' });
  const links = [...body.matchAll(/href="(\/(?!api\/|_)[^"#?]*)"/g)].map(([, path = '/']) => path);
  return ['/', ...new Set(links.filter((path) => !/\.\w+$/.test(path)))];
}

/** Purchases by card and visits of pages at the given rates, through the public gateways, until the signal. */
export async function load(
  target: Whole,
  { orders, pages, signal }: { orders: number; pages: number; signal: AbortSignal },
): Promise<Load> {
  const shelves = await Promise.all(sites.map((site) => sellable(target, site)));
  const publicKey = await publicKeyOf(target, shelves[0]?.[0] ?? '');
  const links = await Promise.all(sites.map((site) => linksOf(new Browser(target.public, site))));
  const done: Load = { errands: [], pages: [] };
  const errands = done.errands as (Errand & { began: number; ended: number })[];
  const visits = done.pages as { at: number; status: number; ms: number }[];
  const buy = async (at: number) => {
    const brand = at % sites.length;
    const shelf = shelves[brand] ?? [];
    const shopper = new Shopper(target, sites[brand] ?? 'actual-studio', 'approved', { publicKey, patience });
    const began = Date.now();
    await shopper.buy(shelf[Math.floor(at / sites.length) % shelf.length] ?? '').catch((error: unknown) => {
      shopper.errand.again.push(`gave up: ${String(error)}`);
    });
    errands.push({ ...shopper.errand, began, ended: Date.now() });
  };
  const visit = async (number: number) => {
    const brand = number % sites.length;
    const own = links[brand] ?? [];
    const browser = new Browser(target.public, sites[brand]);
    const at = Date.now();
    const { status, ms } = await browser
      .send({ method: 'GET', path: own[Math.floor(number / sites.length) % own.length] ?? '/' })
      .catch(() => ({ status: 0, ms: Date.now() - at }));
    visits.push({ at, status, ms });
  };
  await Promise.all([atRate(orders, signal, buy), atRate(pages, signal, visit)]);
  return done;
}

/** Waits until mail, ERP and provider have everything, and compares their books with the shoppers' results. */
export async function compareBooks(target: Whole, { errands }: Load, deaths: number) {
  await allDelivered(target.inside);
  const tally = new Tally('cluster');
  await compare(target, errands, deaths, tally);
  return tally.row;
}
