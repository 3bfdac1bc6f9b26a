import { brandOf } from '@actual/kit/mail';
import type { Effect } from '@actual/kit/outbox';
import { signedLink } from '@actual/kit/signed-link';
import type { Checkout } from '../context';
import { quotationMail } from '../mail/quotation-mail';
import { readQuotation } from '../quotation/quotation.queries';
import { type MessageOutcome, undoneBy } from './message-outcome';

/** Sends what `askForMail` put into the outbox; the same effect sent again has the same Message-ID. */
export async function sendQuotationMail({ db, mailer, settings }: Checkout, effect: Effect): Promise<MessageOutcome> {
  const { quotationId, to } = effect.payload as { quotationId: string; to: string };
  const quotation = await readQuotation(db, quotationId);
  if (!quotation) return { kind: 'park', reason: 'its quotation does not exist' };
  const origin = settings.publicOrigins[quotation.site];
  // whoever gets it need not be the buyer: it opens the quotation also once there is an order
  const link = signedLink(origin, settings.linkSecret, 'quotation', quotation.id);
  const isLead = effect.kind === 'lead-mail';
  const sent = await mailer.send({
    to,
    fromName: brandOf(quotation.site).name,
    messageId: `quotation-${effect.key}@${settings.mailDomain}`,
    ...quotationMail(quotation, { origin, link, isLead }),
  });
  return sent.kind === 'sent' ? { kind: 'done' } : undoneBy(sent);
}
