import type { CashLine, CashReport } from '@actual/contracts';
import { counterTypes, isCounterType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { takenPaymentStates } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, sqlList } from '@actual/database';
import { currencyOf, fromPesos, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import { byDays } from '../reports/search';

interface Taken {
  type: PaymentType;
  payments: number;
  /** In its own currency. */
  amount: number;
  pesos: number;
}
interface Kept {
  opening_cents: number;
  counted: Partial<Record<PaymentType, number>>;
  note: string;
  signed_at: Date | null;
}

/** The payments that somebody took in a day, by type; dollars by the rate at which each was taken. */
function takenBy(db: Knex, userId: string, date: string): Promise<Taken[]> {
  const rows: Knex.QueryBuilder = db('payment as p')
    .where('p.taken_by', userId)
    .whereRaw(`p.status in ${sqlList(takenPaymentStates)}`);
  byDays(rows, 'p.approved_at', { start: date, end: date });
  return rows
    .groupBy('p.type')
    .select(
      'p.type',
      db.raw('count(*) as payments'),
      db.raw('sum(p.amount_cents)::bigint as pesos'),
      db.raw('round(sum(p.amount_cents / coalesce(p.exchange_rate, 1)))::bigint as amount'),
    );
}

/** The refunds out of somebody's drawer in a day, by type, in the currency of the payment. */
async function returnedFrom(db: Knex, userId: string, date: string): Promise<Map<PaymentType, number>> {
  const rows: Knex.QueryBuilder = db('outbox as c')
    .join('payment as p', db.raw(`p.id = coalesce(c.payload->>'paymentId', c.key)::uuid`))
    .where('c.kind', 'refund-case')
    .whereNotNull('c.done_at')
    .whereRaw(`c.payload->>'drawer' = ?`, [userId]);
  byDays(rows, 'c.done_at', { start: date, end: date });
  const sums: { type: PaymentType; amount: number }[] = await rows
    .groupBy('p.type')
    .select(
      'p.type',
      db.raw(`round(sum((c.payload->>'amountCents')::bigint / coalesce(p.exchange_rate, 1)))::bigint as amount`),
    );
  return new Map(sums.map(({ type, amount }) => [type, Number(amount)]));
}

interface Moved {
  taken: Taken | undefined;
  returned: number;
}

function lineOf(type: PaymentType, { taken, returned }: Moved, kept: Kept | undefined): CashLine {
  const { payments = 0, amount = 0, pesos = 0 } = taken ?? {};
  const opening = type === PaymentType.cash ? (kept?.opening_cents ?? 0) : 0;
  const expected = isCounterType(type) ? opening + amount - returned : null;
  const counted = expected === null ? null : (kept?.counted[type] ?? null);
  return {
    type,
    currency: currencyOf(type),
    payments,
    amount: toPesos(amount),
    pesos: toPesos(pesos),
    returned: toPesos(returned),
    expected: expected === null ? null : toPesos(expected),
    counted: counted === null ? null : toPesos(counted),
    difference: counted === null || expected === null ? null : toPesos(counted - expected),
  };
}

/** The payments that a member of staff took at the counter in a day, beside the counted cash. */
export async function readCashReport(db: Knex, userId: string, date = storeDay()): Promise<CashReport> {
  const [person, kept, taken, returned] = await Promise.all([
    db('app_user as u')
      .leftJoin('store as t', db.raw('t.code = coalesce(u.active_store, u.main_store)'))
      .where('u.id', userId)
      .first<{ name: string; store: string | null } | undefined>(
        db.raw("concat_ws(' ', u.first_name, u.last_name) as name"),
        't.name as store',
      ),
    db('cash_report').where({ user_id: userId, day: date }).first<Kept | undefined>('*'),
    takenBy(db, userId, date),
    returnedFrom(db, userId, date),
  ]);
  const others = taken.map(({ type }) => type).filter((type) => !isCounterType(type));
  const byType = new Map(taken.map((one) => [one.type, one]));
  return {
    date,
    User: { id: userId, name: person?.name ?? '' },
    Store: person?.store ?? null,
    opening: toPesos(kept?.opening_cents ?? 0),
    lines: [...counterTypes, ...others].map((type) =>
      lineOf(type, { taken: byType.get(type), returned: returned.get(type) ?? 0 }, kept),
    ),
    total: toPesos(taken.reduce((sum, { pesos }) => sum + pesos, 0)),
    note: kept?.note ?? '',
    signedAt: kept?.signed_at?.toISOString() ?? null,
  };
}

interface Count {
  date: string;
  opening: number;
  counted: readonly { type: PaymentType; amount: number }[];
  note: string;
  sign: boolean;
}

/** Saves the counted amounts until they are signed. @throws conflict for a signed day, and for a future one */
export async function saveCashReport(db: Knex, userId: string, count: Count): Promise<CashReport> {
  const { date, opening, counted, note, sign } = count;
  if (date > storeDay()) throw new AppError('conflict', 'a day to come');
  const row = {
    opening_cents: fromPesos(opening),
    counted: JSON.stringify(Object.fromEntries(counted.map(({ type, amount }) => [type, fromPesos(amount)]))),
    note,
    signed_at: sign ? db.fn.now() : null,
    updated_at: db.fn.now(),
  };
  const [written] = await db('cash_report')
    .insert({ user_id: userId, day: date, ...row })
    .onConflict(['user_id', 'day'])
    .merge(row)
    .whereNull('cash_report.signed_at')
    .returning('day');
  if (!written) throw new AppError('conflict', 'signed already');
  return readCashReport(db, userId, date);
}
