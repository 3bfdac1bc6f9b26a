import type { Knex } from '@actual/database';
import { currencyOf, fromPesos, isCash, type PaymentType } from '@actual/domain';
import { AppError } from '@actual/kit';
import { dollarRate } from '../staff/dollar-rate';

/** The currency a client's account is kept in; guests and strangers pay in pesos. */
async function accountCurrency(db: Knex, clientId: string | null): Promise<string> {
  if (clientId === null) return 'MXP';
  const row = await db('client').where({ id: clientId }).first<{ currency: string } | undefined>('currency');
  return row?.currency ?? 'MXP';
}

/**
 * Centavos of the money handed over; dollars only of clients with an account in dollars (shopping 5, decision 0112).
 * @throws usd_not_available, payment_amount_invalid, exchange_rate_not_allowed with the rates that are
 */
export async function pesosOf(
  db: Knex,
  clientId: string | null,
  paid: { type: PaymentType; amount: number; exchangeRate?: number | undefined },
): Promise<number> {
  if (currencyOf(paid.type) !== 'usd') return fromPesos(paid.amount);
  if ((await accountCurrency(db, clientId)) !== 'USD') throw new AppError('usd_not_available');
  if (paid.exchangeRate === undefined) throw new AppError('payment_amount_invalid', 'dollars need their rate');
  const { least, most } = await dollarRate(db);
  if (least === null || most === null) throw new AppError('usd_not_available', 'the store has no rate');
  if (paid.exchangeRate < least || paid.exchangeRate > most)
    throw new AppError('exchange_rate_not_allowed', undefined, { least, most });
  return Math.round(paid.amount * paid.exchangeRate * 100);
}

/** Centavos of the cash that was handed over, where that was said. @throws payment_amount_invalid where it is too little */
export async function receivedOf(
  db: Knex,
  clientId: string | null,
  paid: { type: PaymentType; received?: number | undefined; exchangeRate?: number | undefined },
  amountCents: number,
): Promise<number | null> {
  if (paid.received === undefined) return null;
  if (!isCash(paid.type)) throw new AppError('payment_amount_invalid', 'only cash is handed over');
  const received = await pesosOf(db, clientId, { ...paid, amount: paid.received });
  if (received < amountCents) throw new AppError('payment_amount_invalid', 'less was handed over than is paid');
  return received;
}
