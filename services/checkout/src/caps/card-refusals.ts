import { limits } from '@actual/contracts/facts/limits';
import { type Knex, prepared, sqlList } from '@actual/database';
import { cardTypes, PaymentState } from '@actual/domain';
import { assertWithin, type Use } from '@actual/kit/caps/assert-within';
import { addUses } from '@actual/kit/caps/count-uses';
import type { Payer } from './payer';

/** Caps on refused cards, with the column of a payment that holds their subject. */
const counted = {
  cardRefusalsOfHolder: 'caller_holder',
  cardRefusalsOfAddress: 'caller_address',
  cardRefusalsOfNetwork: 'caller_network',
  cardRefusalsOfEmail: 'caller_email',
} as const;
type Cap = keyof typeof counted;
const caps = Object.keys(counted) as Cap[];

/** Counts that still run of some subjects, as a scalar subquery; `:subjects` is their list. */
export const usesOf = `(SELECT coalesce(jsonb_agg(jsonb_build_object('cap', u.cap, 'uses', u.uses)), '[]')
  FROM caller_use u WHERE u.subject = ANY (:subjects) AND u.ends_at > now())`;

/**
 * Card payments of some subjects that wait for the provider, as a scalar subquery. Their refusals are not known yet: who
 * sends fifty at once, be it to several copies of the service, is not to learn of fifty cards before the first one counts.
 */
export const triesUnderWayOf = `(SELECT count(*)::int FROM payment t WHERE t.caller_address = ANY (:subjects)
  AND t.status = '${PaymentState.started}' AND t.type IN ${sqlList(cardTypes)})`;

/** Refuses another try with a card after too many refusals; tries under way may all be refused yet. */
export async function assertMayTryCard(
  trx: Knex,
  { caller }: Payer,
  { uses, underWay }: { uses: readonly Use[]; underWay: number },
): Promise<void> {
  const refused = new Map(uses.map(({ cap, uses: before }) => [cap, before]));
  const tries = (cap: Cap): number => (cap === 'cardRefusalsOfAddress' ? 1 + underWay : 1);
  await assertWithin(
    trx,
    caller,
    caps.map((cap) => ({ cap, uses: (refused.get(cap) ?? 0) + tries(cap) })),
  );
}

const { cardRefusalsOfCard: ofCard, cardRefusalsOfHolder: ofHolder } = limits;

/**
 * A card that is refused all day uses up the free share of its holder and e-mail; never of an address, which many
 * people share.
 */
const usedUp: Partial<Record<Cap, number>> = {
  cardRefusalsOfHolder: ofHolder.free,
  cardRefusalsOfEmail: limits.cardRefusalsOfEmail.free,
};

const countSql = `
WITH card AS (
  INSERT INTO caller_use (subject, cap, uses, ends_at)
  SELECT ?::text, 'cardRefusalsOfCard', 1, now() + ? * interval '1 second' WHERE ?::text IS NOT NULL
  ${addUses('caller_use')} RETURNING uses
)
INSERT INTO caller_use (subject, cap, uses, ends_at)
SELECT c.subject, c.cap, CASE WHEN (SELECT uses FROM card) > ? THEN c.used_up ELSE 1 END, now() + ? * interval '1 second'
FROM payment p, LATERAL (VALUES ${caps.map((cap) => `(p.${counted[cap]}, '${cap}', ${usedUp[cap] ?? 1})`).join(', ')}) AS c(subject, cap, used_up)
WHERE p.id = ? AND c.subject IS NOT NULL ORDER BY c.subject
ON CONFLICT (subject, cap) DO UPDATE SET
  uses = greatest(excluded.uses, 1 + CASE WHEN caller_use.ends_at > now() THEN caller_use.uses ELSE 0 END),
  ends_at = CASE WHEN caller_use.ends_at > now() THEN caller_use.ends_at ELSE excluded.ends_at END`;

/**
 * Counts a refused card payment for everybody it is counted for, once. A caller with a card that is refused all day has
 * then used up their free share, and is asked for work.
 */
export const countCardRefusal = (trx: Knex, paymentId: string, card: string | null): Promise<unknown> =>
  prepared(trx, 'count-card-refusal', countSql, [card, ofCard.seconds, card, ofCard.most, ofHolder.seconds, paymentId]);
