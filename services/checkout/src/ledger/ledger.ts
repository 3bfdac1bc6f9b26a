import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { type Knex, prepared } from '@actual/database';
import { type ClientLedger, type LedgerType, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { LoadedQuotation } from '../quotation/loaded-quotation';

/** Under one centavo there is nothing to pay with (shopping 5: 'Fondos insuficientes'). */
const leastCents = 1;

/** What pays a quotation out of each ledger, in centavos: the sums of its client's movements, and its exchange. */
export async function fundsOf(
  db: Knex,
  { clientId, exchange }: Pick<LoadedQuotation, 'clientId' | 'exchange'>,
): Promise<Record<LedgerType, number>> {
  const funds: Record<LedgerType, number> = {
    [PaymentType.ewallet]: 0,
    [PaymentType.clientBalance]: 0,
    [PaymentType.exchangeValue]: exchange?.usable ? exchange.cents : 0,
  };
  if (clientId === null) return funds;
  const rows = await prepared<{ kind: ClientLedger; cents: number }>(
    db,
    'ledger-funds',
    'SELECT kind, sum(amount_cents)::bigint AS cents FROM ledger_entry WHERE client_id = ? GROUP BY kind',
    [clientId],
  );
  for (const { kind, cents } of rows) funds[kind] = cents;
  return funds;
}

/** Takes a payment out of its client's ledger; payments of one client take turns at the account's row. */
export async function spend(
  trx: Knex,
  payment: { id: string; amountCents: number },
  { clientId, kind }: { clientId: string | null; kind: ClientLedger },
): Promise<void> {
  if (clientId === null) throw new AppError('insufficient_funds', 'nobody without a client has a ledger');
  await trx('ledger_account').insert({ client_id: clientId, kind }).onConflict().ignore();
  await trx('ledger_account').where({ client_id: clientId, kind }).forUpdate().first('kind');
  const funds = (await fundsOf(trx, { clientId, exchange: null }))[kind];
  if (funds < leastCents || funds < payment.amountCents)
    throw new AppError('insufficient_funds', undefined, { available: toPesos(Math.max(0, funds)) });
  await trx('ledger_entry').insert({
    client_id: clientId,
    kind,
    amount_cents: -payment.amountCents,
    reason: 'payment',
    payment_id: payment.id,
    key: `payment ${payment.id}`,
  });
}
