import { brandOf } from '@actual/kit/mail';
import { deadLetter, failureOf } from '@actual/kit/outbox';
import { signedLink } from '@actual/kit/signed-link';
import type { Checkout } from '../context';
import { quotationMail } from '../mail/quotation-mail';
import { readQuotation } from '../quotation/quotation.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

/** Sends the mail that `askForMail` put into the outbox; the same message sent again has the same Message-ID. */
export async function sendQuotationMail(
  { db, mailer, settings }: Checkout,
  { kind, key, payload: { quotationId, to } }: CheckoutMessage<'quotation-mail' | 'lead-mail'>,
): Promise<MessageOutcome> {
  const quotation = await readQuotation(db, quotationId);
  if (!quotation) return deadLetter('its quotation does not exist');
  const origin = settings.publicOrigins[quotation.site];
  // the recipient may not be the buyer, so it opens the quotation even once there is an order
  const link = signedLink(origin, settings.linkSecret, 'quotation', quotation.id);
  const isLead = kind === 'lead-mail';
  const sent = await mailer.send({
    to,
    fromName: brandOf(quotation.site).name,
    messageId: `quotation-${key}@${settings.mailDomain}`,
    ...quotationMail(quotation, { origin, link, isLead }),
  });
  return sent.kind === 'sent' ? { kind: 'done' } : failureOf(sent);
}
