import { randomUUID } from 'node:crypto';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { LoadedQuotation } from '../loaded-quotation';

/** Mails of one quotation within an hour: enough for a family, too few to trouble a stranger. */
const mailsPerHour = 5;

export type QuotationMailKind = 'quotation-mail' | 'lead-mail';

/**
 * Puts a mail of the quotation into the outbox. @throws quotation_empty, rate_limited after five within the hour
 */
export async function askForMail(
  trx: Knex,
  quotation: LoadedQuotation,
  { kind, to, name }: { kind: QuotationMailKind; to: string; name?: string },
): Promise<void> {
  if (quotation.lines.length === 0) throw new AppError('quotation_empty');
  const [{ sent } = { sent: 0 }] = await trx('outbox')
    .whereIn('kind', ['quotation-mail', 'lead-mail'] satisfies QuotationMailKind[])
    .andWhereRaw(`payload ->> 'quotationId' = ?`, [quotation.id])
    .andWhereRaw(`created_at > now() - interval '1 hour'`)
    .count<{ sent: string }[]>('* as sent');
  if (Number(sent) >= mailsPerHour) throw new AppError('rate_limited');
  await trx('outbox').insert({
    kind,
    key: randomUUID(),
    payload: { quotationId: quotation.id, to, ...(name ? { name } : {}) },
  });
}
