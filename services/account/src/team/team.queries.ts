import type { Colleague } from '@actual/contracts';
import { type InsideRole, insideRoles } from '@actual/contracts/facts/access/roles';
import { sessionLifeOf } from '@actual/contracts/facts/access/session';
import { teamLimits } from '@actual/contracts/facts/access/team';
import { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { type Knex, sqlList } from '@actual/database';

interface Row {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  mobile_phone: string;
  role: InsideRole;
  disabled_at: Date | null;
  is_waited_for: boolean;
  store_code: string | null;
  store_name: string | null;
  link_until: Date | null;
  last_used_at: Date | null;
  sessions: number;
  second_factor: boolean;
  quotations: number;
}

const inside = sqlList(insideRoles);

/** Colleagues who were invited and have not opened the link. */
const isWaitedFor = 'u.made_by_store AND u.proven_email IS NULL';

const colleagues = (db: Knex) =>
  db('app_user as u')
    .leftJoin('store as s', 's.code', 'u.main_store')
    .whereRaw(`u.role IN ${inside}`)
    .select<Row[]>(
      'u.id',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.mobile_phone',
      'u.role',
      'u.disabled_at',
      's.code as store_code',
      's.name as store_name',
      db.raw(`${isWaitedFor} AS is_waited_for`),
      db.raw(
        '(SELECT l.expires_at FROM password_link l WHERE l.user_id = u.id AND l.expires_at > now()) AS link_until',
      ),
      db.raw('(SELECT max(x.last_used_at) FROM session x WHERE x.user_id = u.id) AS last_used_at'),
      db.raw(
        `(SELECT count(*)::int FROM session x WHERE x.user_id = u.id AND x.ended_at IS NULL
          AND x.last_used_at > now() - :idle * interval '1 second'
          AND x.created_at > now() - :whole * interval '1 second') AS sessions`,
        { ...sessionLifeOf(insideRoles[0]) },
      ),
      db.raw(`(EXISTS (SELECT FROM second_factor f WHERE f.user_id = u.id AND f.secret IS NOT NULL)
        OR EXISTS (SELECT FROM passkey k WHERE k.user_id = u.id)) AS second_factor`),
      db.raw(
        `(SELECT count(*)::int FROM quotation q
          WHERE q.seller_id = u.id AND q.state = :open AND q.folio IS NOT NULL) AS quotations`,
        { open: QuotationState.open },
      ),
    );

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

const colleagueOf = (row: Row): Colleague => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  mobilePhone: row.mobile_phone,
  role: row.role,
  Store: row.store_code ? { code: row.store_code, name: row.store_name ?? row.store_code } : null,
  state: row.disabled_at ? 'ended' : row.is_waited_for ? 'invited' : 'active',
  invitedUntil: row.is_waited_for ? moment(row.link_until) : null,
  endedAt: moment(row.disabled_at),
  lastUsedAt: moment(row.last_used_at),
  sessions: row.sessions,
  secondFactor: row.second_factor,
  quotations: row.quotations,
});

/** Everybody with access by name; then those whose access ended, the latest first. */
export async function listTeam(db: Knex): Promise<Colleague[]> {
  const [there, gone] = await Promise.all([
    colleagues(db).whereNull('u.disabled_at').orderBy(['u.first_name', 'u.last_name', 'u.id']),
    colleagues(db).whereNotNull('u.disabled_at').orderBy('u.disabled_at', 'desc').limit(teamLimits.ended),
  ]);
  return [...there, ...gone].map(colleagueOf);
}

/** Somebody who works inside, or did. */
export async function findColleague(db: Knex, id: string): Promise<Colleague | undefined> {
  const [row] = await colleagues(db).where('u.id', id);
  return row && colleagueOf(row);
}

/** People who have access now. */
export async function countTeam(db: Knex): Promise<number> {
  const [row] = await db('app_user')
    .whereRaw(`role IN ${inside}`)
    .whereNull('disabled_at')
    .count<{ count: string }[]>();
  return Number(row?.count ?? 0);
}

/** The person whose access is about to change, as read under the lock. */
export interface LockedPerson {
  readonly id: string;
  readonly role: InsideRole;
  readonly email: string;
  readonly store: string | null;
  readonly isEnded: boolean;
  readonly isWaitedFor: boolean;
}

/** Locks people who work inside, always in the same order: two administrators who end each other take turns. */
export const lockPeople = (trx: Knex, ids: readonly string[]): Promise<LockedPerson[]> =>
  trx('app_user as u')
    .whereIn('u.id', [...ids])
    .whereRaw(`u.role IN ${inside}`)
    .orderBy('u.id')
    .forUpdate()
    .select<LockedPerson[]>(
      'u.id',
      'u.role',
      'u.email',
      'u.main_store as store',
      trx.raw('u.disabled_at IS NOT NULL AS "isEnded"'),
      trx.raw(`(${isWaitedFor}) AS "isWaitedFor"`),
    );
