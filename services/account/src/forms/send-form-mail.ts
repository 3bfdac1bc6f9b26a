import { brandOf } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import { attachmentsOf } from '../attachments/attachments.queries';
import type { Invoices } from '../invoices/context';
import type { Outcome } from '../invoices/stamp-document';
import { mailOutcome } from '../outbox/mail-outcome';
import type { AccountMessage } from '../outbox/messages';
import { deskMail, receiptMail } from './form-mails';
import { readMessage } from './form-messages.queries';

/** Mails a message with its file to the brand's own address, or its receipt to the sender. */
export async function sendFormMail(
  { db, files, mailer, settings }: Pick<Invoices, 'db' | 'files' | 'mailer' | 'settings'>,
  { kind, key }: AccountMessage<'form-desk' | 'form-receipt'>,
): Promise<Outcome> {
  const message = await readMessage(db, key);
  if (!message) return deadLetter('there is no such message');
  const toDesk = kind === 'form-desk';
  const mail = (toDesk ? deskMail : receiptMail)(message, settings.publicOrigins[message.site]);
  const sent = await mailer.send({
    to: toDesk ? settings.customerService[message.site] : message.email,
    replyTo: toDesk ? message.email : undefined,
    fromName: brandOf(message.site).name,
    messageId: `${kind}-${key}@${settings.mailDomain}`,
    ...mail,
    attachments: toDesk ? await attachmentsOf(db, files, key) : undefined,
  });
  return mailOutcome(sent);
}
