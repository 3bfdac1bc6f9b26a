import { deadLetter, type OutboxMessage } from '@actual/kit/outbox';
import { sendClaimNotice } from '../claims/send-claim-notice';
import { deleteAccount, sendDeletedMail } from '../deletion/delete-account';
import { sendDeviceMail } from '../devices/send-device-mail';
import { sendEmailChange } from '../email-change/send-email-change';
import { sendEmailLink } from '../email-proof/send-email-link';
import { makeExport, sendExportMail } from '../exports/make-export';
import { sendFormMail } from '../forms/send-form-mail';
import { cancelInvoice } from '../invoices/cancel-invoice';
import type { Invoices } from '../invoices/context';
import { sendCancellationMail } from '../invoices/send-cancellation-mail';
import { sendInvoice } from '../invoices/send-invoice';
import { type Outcome, stampInvoice } from '../invoices/stamp-invoice';
import { sendConfirmation } from '../newsletter/send-confirmation';
import { setMember } from '../newsletter/set-member';
import { sendPasswordLink } from '../recovery/send-password-link';
import { sendRestockMail } from '../restock/send-restock-mail';
import { sendInvitation } from '../reviews/send-invitation';
import { sendSecurityMail } from '../security/send-security-mail';

type Work = (outside: Invoices, message: OutboxMessage) => Promise<Outcome>;

const works: Readonly<Record<string, Work>> = {
  invoice: stampInvoice,
  'invoice-cancel': cancelInvoice,
  'invoice-canceled': sendCancellationMail,
  'invoice-mail': sendInvoice,
  'password-link': sendPasswordLink,
  'email-change': sendEmailChange,
  'email-link': sendEmailLink,
  'new-device': sendDeviceMail,
  'security-notice': sendSecurityMail,
  'invoice-claimed': sendClaimNotice,
  'form-desk': sendFormMail,
  'form-receipt': sendFormMail,
  restock: sendRestockMail,
  'review-invitation': sendInvitation,
  'newsletter-confirm': sendConfirmation,
  'newsletter-list': setMember,
  'data-export': makeExport,
  'data-export-mail': sendExportMail,
  'account-deletion': deleteAccount,
  'account-deleted': sendDeletedMail,
};

/** Kinds that name whoever somebody typed, or who is gone: what they say is forgotten once it is done. */
export const namesStrangers: ReadonlySet<string> = new Set([
  'password-link',
  'email-change',
  'newsletter-confirm',
  'account-deletion',
  'account-deleted',
]);

/** Does what a message of the account's outbox asks for. */
export const handleMessage: Work = (outside, message) =>
  works[message.kind]?.(outside, message) ?? Promise.resolve(deadLetter(`nobody knows the kind ${message.kind}`));
