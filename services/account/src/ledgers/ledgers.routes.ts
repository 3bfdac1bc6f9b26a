import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import type { Knex } from '@actual/database';
import { AppError, type Call } from '@actual/kit';
import { readLedger } from './ledgers.queries';

type LedgerKey = 'GET /client/{id}/ewallet' | 'GET /client/{id}/balance';
const plain = (id: string): string => id.replaceAll('-', '').toLowerCase();

/** Clients see their own ledgers, staff everybody's. */
const owns = async ({ params, session }: Call<LedgerKey>): Promise<boolean> =>
  session?.clientId !== null && session?.clientId !== undefined && plain(session.clientId) === plain(params.id);

async function currencyOf(db: Knex, id: string): Promise<'MXN' | 'MXP' | 'USD'> {
  const client = await db('client').where({ id }).first<{ currency: 'MXN' | 'MXP' | 'USD' } | undefined>('currency');
  if (!client) throw new AppError('not_found');
  return client.currency;
}

/** `GET /client/{id}/ewallet`. */
export const ewalletRoute = (db: Knex) => ({
  owns,
  handle: async ({ params }: Call<'GET /client/{id}/ewallet'>) => {
    await currencyOf(db, params.id);
    const { total, records } = await readLedger(db, params.id, PaymentType.ewallet);
    return { ewallet: total, records };
  },
});

/** `GET /client/{id}/balance`. */
export const balanceRoute = (db: Knex) => ({
  owns,
  handle: async ({ params }: Call<'GET /client/{id}/balance'>) => {
    const currency = await currencyOf(db, params.id);
    const { total, records } = await readLedger(db, params.id, PaymentType.clientBalance);
    return { balance: total, currency, records };
  },
});
