import { openPaymentStates } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import type { Checkout } from '../context';
import type { QuotationMailKind } from './mail/ask-for-mail';

/** The rows forgotten in one round of one client. */
const batch = 200;

/** Quotations that nothing was paid for, and nothing ordered: nobody needs them once their client is gone. */
const unpaid = `NOT EXISTS (SELECT FROM payment p WHERE p.quotation_id = q.id)
  AND NOT EXISTS (SELECT FROM orders o WHERE o.quotation_id = q.id)`;

/** A payment whose end is not known still needs to know whose it is. */
const undecided = `EXISTS (SELECT FROM payment p WHERE p.quotation_id = q.id AND p.status IN ${sqlList(openPaymentStates)})`;

const lockSql = `
SELECT q.id, ${unpaid} AS unpaid FROM quotation q WHERE q.client_id = ? AND NOT ${undecided}
ORDER BY q.id LIMIT ? FOR UPDATE OF q`;

/** Who began a payment, as digests that are only counted while it is under way. */
const noCaller = { caller_holder: null, caller_address: null, caller_network: null, caller_email: null };

/** Mails of quotations; their messages hold the recipient's address. */
const mails: readonly QuotationMailKind[] = ['quotation-mail', 'lead-mail'];

/**
 * Deletes a client's quotations; those in the books lose only the name, as the law keeps orders.
 * @returns how many there were
 */
async function forget(trx: Knex, clientId: string): Promise<number> {
  const locked = await prepared<{ id: string; unpaid: boolean }>(trx, 'forget-client-lock', lockSql, [clientId, batch]);
  const all = locked.map(({ id }) => id);
  const gone = locked.filter((one) => one.unpaid).map(({ id }) => id);
  await trx('lead').whereIn('quotation_id', all).delete();
  await trx('outbox')
    .whereIn('kind', mails)
    .whereRaw(`payload->>'quotationId' = ANY (?)`, [all])
    .update({ payload: '{}', done_at: trx.raw('coalesce(done_at, now())') });
  await trx('quotation_holder').whereIn('quotation_id', all).delete();
  await trx('quotation_caller').whereIn('quotation_id', all).delete();
  await trx('order_holder').whereIn('order_id', trx('orders').select('id').whereIn('quotation_id', all)).delete();
  await trx('orders').whereIn('quotation_id', all).update({ holder_hash: null });
  await trx('payment').whereIn('quotation_id', all).update(noCaller);
  await trx('quotation_closing').whereIn('quotation_id', all).update({ comment: '' });
  await trx('quotation').whereIn('merged_into', gone).update({ merged_into: null });
  await trx('quotation').whereIn('id', gone).delete();
  const nobody = {
    client_id: null,
    user_id: null,
    contact_id: null,
    guest_address: null,
    holder_hash: null,
    way_in: null,
  };
  await trx('quotation')
    .whereIn('id', all)
    .update({ ...nobody, version: trx.raw('version + 1') });
  return all.length;
}

/**
 * Removes accounts that are being deleted from their quotations; the account service erases them afterward.
 * @returns how many
 */
export async function forgetClients({ db }: Pick<Checkout, 'db'>): Promise<number> {
  const leaving = await prepared<{ id: string }>(
    db,
    'clients-to-forget',
    `SELECT key AS id FROM account_outbox WHERE kind = 'account-deletion' AND done_at IS NULL ORDER BY key`,
    [],
  );
  let forgotten = 0;
  for (const { id } of leaving) forgotten += await db.transaction((trx) => forget(trx, id));
  return forgotten;
}
