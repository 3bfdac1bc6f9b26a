import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { checkoutOutbox } from '../../outbox/messages';
import type { LoadedQuotation } from '../loaded-quotation';

export type QuotationMailKind = 'quotation-mail' | 'lead-mail';

/**
 * Queues a quotation's mail and counts it, in one transaction. The mail holds nothing that the caller wrote, because
 * its reader may not have asked for it.
 * @throws quotation_empty, proof_required, too_many_mails
 */
export async function askForMail(
  { caps }: Pick<Checkout, 'caps'>,
  trx: Knex,
  quotation: LoadedQuotation,
  { kind, to }: { kind: QuotationMailKind; to: string },
): Promise<void> {
  if (quotation.lines.length === 0) throw new AppError('quotation_empty');
  const { caller } = quotation;
  if (caller)
    await caps.take(trx, caller, [
      { cap: 'mailsOfQuotation', subject: caps.digests.of('quotation', quotation.id) },
      { cap: 'mailsToRecipient', subject: caps.digests.of('email', to) },
      { cap: 'mailsOfHolder', subject: caller.holder },
      { cap: 'mailsOfNetwork', subject: caller.network },
    ]);
  await checkoutOutbox.leave(trx, { kind, key: randomUUID(), payload: { quotationId: quotation.id, to } });
}
