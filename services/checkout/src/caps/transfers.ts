import type { LimitName } from '@actual/contracts/facts/limits';
import { transferTypes } from '@actual/contracts/facts/payment/payment-types';
import { openPaymentStates } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { assertWithin, type Use } from '@actual/kit/caps/assert-within';
import type { Supply } from '../stock/delivery-book';
import { type Payer, subjectsOf } from './payer';

interface HeldPieces {
  itemCode: string;
  quantity: number;
}

/** A payment of the payer's holder, network or mailbox that waits for its transfer. */
interface Waiting {
  ofHolder: boolean;
  ofNetwork: boolean;
  ofEmail: boolean;
  pieces: HeldPieces[];
}

type Pieces = ReadonlyMap<string, number>;
const plus = (pieces: Map<string, number>, { itemCode, quantity }: HeldPieces) =>
  pieces.set(itemCode, (pieces.get(itemCode) ?? 0) + quantity);
const piecesOf = (held: readonly HeldPieces[]): Pieces => held.reduce(plus, new Map());
const sum = (pieces: Pieces): number => [...pieces.values()].reduce((all, some) => all + some, 0);

/** Payers of one network, mailbox or browser take turns, so that each is counted before the next. */
const takeTurns = (trx: Knex, payer: Payer): Promise<unknown> =>
  prepared(
    trx,
    'payers-take-turns',
    'SELECT pg_advisory_xact_lock(hashtextextended(s, 0)) FROM unnest(?::text[]) AS s',
    [subjectsOf(payer)],
  );

const waitingOf = (trx: Knex, { holder, network, email }: Payer): Promise<Waiting[]> =>
  prepared<Waiting>(
    trx,
    'waiting-transfers',
    `SELECT coalesce(p.caller_holder = :holder, false) AS "ofHolder", p.caller_network = :network AS "ofNetwork",
       coalesce(p.caller_email = :email, false) AS "ofEmail",
       coalesce((SELECT jsonb_agg(jsonb_build_object('itemCode', r.item_code, 'quantity', r.quantity))
         FROM reservation r WHERE r.payment_id = p.id AND (r.state = 'held') IS TRUE), '[]') AS pieces
     FROM payment p
     WHERE p.status IN ${sqlList(openPaymentStates)} AND p.expires_at IS NOT NULL
       AND p.type IN ${sqlList(transferTypes)}
       AND (p.caller_holder = :holder OR p.caller_network = :network OR p.caller_email = :email)`,
    { holder, network, email },
  );

/** Pieces of these sources that everybody's unpaid transfers hold, by item. */
async function heldByAll(trx: Knex, sourceIds: readonly number[]): Promise<Pieces> {
  const rows = await prepared<HeldPieces>(
    trx,
    'held-by-transfers',
    `SELECT r.item_code AS "itemCode", sum(r.quantity)::int AS quantity
     FROM reservation r JOIN payment p ON p.id = r.payment_id
     WHERE r.stock_source_id = ANY (?) AND r.state = 'held' AND r.expires_at > now()
       AND p.caller_network IS NOT NULL AND p.type IN ${sqlList(transferTypes)}
     GROUP BY r.item_code`,
    [sourceIds],
  );
  return piecesOf(rows);
}

/**
 * Refuses an order that would wait for a transfer where its payer already holds much without having paid: nobody sells
 * an item out by ordering. Immediate payments are never refused here.
 * @throws proof_required, too_many_transfers
 */
export async function assertMayWait(
  trx: Knex,
  payer: Payer,
  { claims, supply }: { claims: readonly HeldPieces[]; supply: Supply },
): Promise<void> {
  await takeTurns(trx, payer);
  const waiting = await waitingOf(trx, payer);
  const all = await heldByAll(trx, supply.sourceIds);
  const wanted = piecesOf(claims);
  const [holders, networks, emails] = (['ofHolder', 'ofNetwork', 'ofEmail'] as const).map((whose) =>
    waiting.filter((one) => one[whose]),
  ) as [Waiting[], Waiting[], Waiting[]];
  const byNetwork = piecesOf(networks.flatMap(({ pieces }) => pieces));
  const byEmail = piecesOf(emails.flatMap(({ pieces }) => pieces));
  const ofItems = (cap: LimitName, held: Pieces): Use[] =>
    [...wanted].map(([code, quantity]) => ({
      cap,
      uses: quantity + (held.get(code) ?? 0),
      pieces: supply.totalOf(code) + (all.get(code) ?? 0),
    }));
  await assertWithin(trx, payer.caller, [
    { cap: 'openTransfersOfHolder', uses: holders.length + 1 },
    { cap: 'openTransfersOfNetwork', uses: networks.length + 1 },
    { cap: 'openTransfersOfEmail', uses: emails.length + 1 },
    { cap: 'heldPiecesOfNetwork', uses: sum(byNetwork) + sum(wanted) },
    ...ofItems('heldOfItemByNetwork', byNetwork),
    ...ofItems('heldOfItemByEmail', byEmail),
    ...ofItems('heldOfItem', all),
  ]);
}
