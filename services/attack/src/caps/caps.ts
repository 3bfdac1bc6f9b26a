import { randomUUID } from 'node:crypto';
import { ApiError } from '@actual/contracts/client/client';
import { type Limit, type LimitName, limits } from '@actual/contracts/facts/limits';
import { after, inTurns } from '../in-turns';
import { mailsOf } from '../outside';
import { allDelivered, publicKeyOf, sellable } from '../purchases/purchases';
import { Shopper } from '../purchases/shopper';
import { ask } from '../purchases/truth';
import { Tally } from '../tally';
import type { Inside, Target } from '../target';
import { boundsOf, piecesAtOnce, scarcePieces } from './bounds';
import { attackFolios } from './folios';
import { attackPages } from './pages';
import { codeOf, passed, Robot } from './robot';
import { type Props, type Trick, tricks } from './tricks';

type Whole = Target & { inside: Inside };

/** Attempts beyond the limit. */
const BEYOND = 3;
const MINUTE = 60;
/** How often a limit is tried where the service is late. */
const RUNS = 3;
/** Parallel robots for limits per minute, which a slow sequence would outlast. */
const CROWD = 8;

export interface CapsPlan {
  /** Limits that allow more attempts are skipped. */
  most: number;
  /** Once they are used up, no other limit is begun. */
  seconds: number;
  say: (text: string) => void;
}

/** Exhausts each limit on its own, while somebody else buys. */
export async function attackCaps(target: Whole, { most, seconds, say }: CapsPlan): Promise<Tally> {
  const tally = new Tally('caps on callers');
  const props = await propsOf(target);
  const until = after(seconds);
  for (const name of (Object.keys(limits) as LimitName[]).filter((one) => boundsOf(one).most <= most)) {
    if (performance.now() > until) {
      tally.note(`${name} and what follows it were not tried: there was no time`);
      break;
    }
    say(name);
    const tried = useUp(name, props, tally);
    // once the robots hold their maximum, somebody buys the rest
    const wanted = limits[name].per.startsWith('item') ? props.scarce.at(-1) : props.shelf.at(-1);
    if (wanted === props.scarce.at(-1)) await tried;
    const shopper = new Shopper(target, 'actual-studio', 'approved', { publicKey: props.publicKey, patience: 0 });
    const [{ end }] = await Promise.all([shopper.buy(wanted ?? ''), tried]);
    if (end === 'order') tally.held();
    else tally.broke('open', `${name}: somebody beside it could not buy (${end})`);
  }
  await attackFolios(target, props.shelf[0] ?? '', tally);
  await attackPages(target, tally);
  await allDelivered(target.inside);
  await compareMails(target, tally);
  return tally;
}

/** Attempts until the limit must have been reached. */
async function useUp(name: LimitName, props: Props, tally: Tally): Promise<void> {
  const bounds = boundsOf(name);
  const codes = await codesOf(name, props);
  if (codes === null) return tally.note(`${name}: not tried, the machine is too busy`);
  const count = (code: string): number => codes.filter((one) => one === code).length;
  const answered = count(bounds.answer);
  const others = codes.filter((code) => code !== bounds.answer && code !== bounds.refusal);
  for (const code of others) tally.broke('open', `${name}: ${code}, should be ${bounds.answer} or ${bounds.refusal}`);
  const right = answered >= bounds.least && answered <= bounds.most;
  if (!right) tally.broke('open', `${name}: ${answered} answered, should be ${bounds.least} to ${bounds.most}`);
  for (let held = others.length + (right ? 0 : 1); held < codes.length; held += 1) tally.held();
}

/**
 * The answer to each attempt. Null where the machine is too busy for the question: the limit's time was over, or the
 * service was late with an attempt, which it may or may not have counted, however often this was repeated.
 */
async function codesOf(name: LimitName, props: Props): Promise<string[] | null> {
  const { seconds, per }: Limit = limits[name];
  const tries = Array.from({ length: boundsOf(name).most + BEYOND }, (_, at) => at);
  // of an item the pieces are held by then
  for (let left = per.startsWith('item') ? 1 : RUNS; left > 0; left -= 1) {
    const codes: string[] = [];
    const begun = performance.now();
    const trick = await prepared(name, props);
    if (!trick) continue;
    await inTurns(tries, seconds === MINUTE ? CROWD : 1, Number.POSITIVE_INFINITY, async (at) => {
      codes.push(await codeOf(trick(at)));
    });
    const isInTime = seconds === null || performance.now() - begun <= seconds * 1_000;
    if (isInTime && !codes.includes('unavailable')) return codes;
  }
  return null;
}

/** A trick with its tools; null where the service was late with them. */
async function prepared(name: LimitName, props: Props): Promise<Trick | null> {
  try {
    return await tricks[name](props);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unavailable') return null;
    throw error;
  }
}

async function propsOf(target: Whole): Promise<Props> {
  const brand = new Set(await sellable(target, 'actual-studio'));
  const rows = await ask<{ id: string; pieces: number }>(
    target.inside,
    `SELECT p.id, sum(s.received)::int AS pieces FROM product p JOIN stock_source s USING (item_code)
     GROUP BY p.id ORDER BY pieces DESC`,
  );
  const forSale = rows.filter(({ id }) => brand.has(id));
  const isScarce = ({ pieces }: { pieces: number }) => pieces >= scarcePieces.least && pieces < scarcePieces.most;
  const scarce = await inStock(target, forSale.filter(isScarce), scarcePieces.least, 3);
  const rest = forSale.filter(({ id }) => !scarce.includes(id));
  const shelf = await inStock(target, rest, 2 * piecesAtOnce, 20);
  const run = randomUUID().slice(0, 8);
  let strangers = 0;
  return {
    target,
    shelf,
    scarce,
    publicKey: await publicKeyOf(target, shelf[0] ?? ''),
    stranger: () => {
      strangers += 1;
      return `extrana.${run}.${strangers}@example.com`;
    },
  };
}

/** The first of these products that a quotation accepts in this quantity. */
async function inStock(target: Target, products: readonly { id: string }[], pieces: number, most: number) {
  const found: string[] = [];
  for (const { id } of products) {
    if (found.length === most) break;
    if ((await codeOf(new Robot(target).quote(id, pieces))) === passed) found.push(id);
  }
  if (found.length < most) throw new Error(`only ${found.length} of ${most} products have ${pieces} pieces`);
  return found;
}

/** No mailbox got more mails than allowed. */
async function compareMails(target: Target, tally: Tally): Promise<void> {
  const arrived = new Map<string, number>();
  for (const { to } of await mailsOf(target))
    for (const address of to) {
      const mailbox = address.toLowerCase().replace(/\+.*@/, '@');
      if (mailbox.startsWith('extrana.')) arrived.set(mailbox, (arrived.get(mailbox) ?? 0) + 1);
    }
  const most = Math.max(0, ...arrived.values());
  if (most <= limits.mailsToRecipient.most) tally.held();
  else tally.broke('open', `a stranger has ${most} mails`);
}
