import { setTimeout as sleep } from 'node:timers/promises';
import { type Site, sites } from '@actual/contracts/facts/company/brands';
import { Browser } from '../browser';
import { after } from '../in-turns';
import { Tally } from '../tally';
import type { Inside, Target, Victim } from '../target';
import { type Deaths, killAtRandom } from './killer';
import { zipcode } from './person';
import type { Errand } from './presses';
import { type Kind, kinds, Shopper } from './shopper';
import { compare, stillOpen } from './truth';

/** How ten shoppers pay. */
const SHARES: Readonly<Record<Kind, number>> = {
  approved: 5,
  'refused first': 1,
  'under review': 1,
  spei: 1,
  transfer: 1,
  'two parts': 1,
};
const turn: readonly Kind[] = kinds.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
const AT_ONCE = 12;
/**
 * Milliseconds in which one more open item ends, once nobody dies any more: a payment nobody heard of is let go after
 * two minutes.
 */
const QUIET_MS = 240_000;

export interface Plan {
  purchases: number;
  victims: readonly Victim[];
  /** Milliseconds in which a page tries a call again by itself. */
  patience: number;
  /** No purchase starts after them. */
  seconds: number;
  say: (text: string) => void;
}

/** Shoppers who had to click again, by the first reason. */
export interface Presses {
  shoppers: number;
  again: number;
  reasons: readonly (readonly [reason: string, shoppers: number])[];
}

/**
 * Whole purchases through the public gateway by shoppers of three brands, while processes die; then the shoppers'
 * results are compared with the books of provider, store, ERP and mailbox.
 */
export async function attackPurchases(
  target: Target & { inside: Inside },
  { purchases, victims, patience, seconds, say }: Plan,
): Promise<{ tally: Tally; presses: Presses }> {
  const tally = new Tally('purchases under kills');
  const products = await Promise.all(sites.map((site) => sellable(target, site)));
  const publicKey = await publicKeyOf(target, products[0]?.[0] ?? '');
  const errands: Errand[] = [];
  let next = 0;
  const until = after(seconds);
  const deaths = killAtRandom(target, victims);
  const shoppers = async () => {
    while (next < purchases && performance.now() < until) {
      const at = next++;
      const brand = at % sites.length;
      const kind = turn[at % turn.length] ?? 'approved';
      const shopper = new Shopper(target, sites[brand] ?? 'actual-studio', kind, { publicKey, patience });
      const shelf = products[brand] ?? [];
      errands.push(await shopper.buy(shelf[Math.floor(at / sites.length) % shelf.length] ?? ''));
      if (errands.length % 50 === 0) say(`${errands.length} purchases, ${killed(deaths)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, shoppers));
  } finally {
    await deaths.stop();
  }
  say(`${errands.length} purchases, ${killed(deaths)}; waiting until everything is delivered`);
  await allDelivered(target.inside);
  await compare(target, errands, deathsOf(deaths, mailers), tally);
  if (errands.length < purchases) tally.note(`${errands.length} of ${purchases} purchases in the time there was`);
  tally.note(killed(deaths));
  tally.note(counted(errands.map(({ end, kind }) => `${kind}: ${end ?? 'nothing'}`)));
  return { tally, presses: pressesOf(errands) };
}

/**
 * Processes whose death between sending a mail and recording it sends the mail again: the sender, the mail server whose
 * answer is lost, and the database that would record it.
 */
const mailers: readonly Victim[] = ['checkout', 'sandbox', 'postgres'];

const deathsOf = ({ counted: deaths }: Deaths, among: readonly Victim[]): number =>
  among.reduce((sum, victim) => sum + (deaths.get(victim) ?? 0), 0);

const killed = ({ counted: deaths }: Deaths): string =>
  `killed: ${[...deaths].map(([victim, times]) => `${victim} ${times}`).join(', ') || 'nobody'}`;

function counted(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([word, times]) => `${word} ${times}`)
    .join(', ');
}

function pressesOf(errands: readonly Errand[]): Presses {
  const reasons = new Map<string, number>();
  const unlucky = errands.filter(({ again }) => again.length > 0);
  for (const { again } of unlucky) reasons.set(again[0] ?? '', (reasons.get(again[0] ?? '') ?? 0) + 1);
  return {
    shoppers: errands.length,
    again: unlucky.length,
    reasons: [...reasons].sort((a, b) => b[1] - a[1]),
  };
}

/** Waits until mail, ERP and provider have everything, or nothing more is delivered: the comparison finds the rest. */
export async function allDelivered(inside: Inside): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY;
  let since = performance.now();
  for (;;) {
    const open = await stillOpen(inside);
    if (open < fewest) {
      fewest = open;
      since = performance.now();
    }
    if (open === 0 || performance.now() - since > QUIET_MS) return;
    await sleep(500);
  }
}

/** Products of a brand that can be delivered, as its lists show them. */
export async function sellable(target: Target, site: Site): Promise<string[]> {
  const api = new Browser(target.public, site).patientApi();
  const { products } = await api('POST /product/searchbyfilters/', {
    body: { items: 60, zipcodeDeliveryId: zipcode },
  });
  if (products.length === 0) throw new Error(`${site} has nothing for sale`);
  return products.map(({ id }) => id);
}

/** The provider's public key, as the payment page gets it. */
export async function publicKeyOf(target: Target, productId: string): Promise<string> {
  const api = new Browser(target.public).patientApi();
  const { id } = await api('POST /quotation/create', {
    body: { zipcodeDeliveryId: zipcode, detail: { productId, quantity: 1 } },
  });
  const { provider } = await api('POST /quotation/{id}/paymentoptions', { params: { id } });
  return provider.publicKey;
}
