import { randomUUID } from 'node:crypto';
import type { newLead } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { normalPhone } from '@actual/domain';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import type { LoadedQuotation } from '../loaded-quotation';
import { askForMail } from './ask-for-mail';

/** Leaves the quotation with an adviser: the lead and the mail to the person, both or none. @throws see `askForMail` */
export async function leaveLead(
  checkout: Checkout,
  quotation: LoadedQuotation,
  { name, email, phone }: z.output<typeof newLead>,
): Promise<Reply<'POST /lead/quotation/{quotationId}'>> {
  const { db, nudge } = checkout;
  const id = randomUUID();
  const createdAt = await db.transaction(async (trx) => {
    await askForMail(checkout, trx, quotation, { kind: 'lead-mail', to: email });
    const [row] = await trx('lead')
      .insert({ id, quotation_id: quotation.id, name, email, phone: normalPhone(phone) })
      .returning<{ created_at: Date }[]>('created_at');
    return row?.created_at ?? new Date();
  });
  nudge();
  return { id, quotationId: quotation.id, createdAt: createdAt.toISOString() };
}
