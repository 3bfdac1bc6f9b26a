import type { Works } from '@actual/kit/outbox';
import { sendClaimNotice } from '../claims/send-claim-mail';
import { sendCreditNote } from '../credit-notes/send-credit-note-mail';
import { stampCreditNote } from '../credit-notes/stamp-credit-note';
import { deleteAccount, sendDeletedMail } from '../deletion/delete-account';
import { sendDeviceMail } from '../devices/send-device-mail';
import { sendEmailChange } from '../email-change/send-email-change-mail';
import { sendEmailLink } from '../email-proof/send-email-link-mail';
import { makeExport, sendExportMail } from '../exports/make-export';
import { sendFormMail } from '../forms/send-form-mail';
import { cancelInvoice } from '../invoices/cancel-invoice';
import type { Invoices } from '../invoices/context';
import { sendCancellationMail } from '../invoices/send-cancellation-mail';
import { sendInvoice } from '../invoices/send-invoice';
import { stampInvoice } from '../invoices/stamp-invoice';
import { sendConfirmation } from '../newsletter/send-confirmation-mail';
import { setMember } from '../newsletter/set-member';
import { sendPasswordLink } from '../recovery/send-password-link';
import { sendRestockMail } from '../restock/send-restock-mail';
import { sendInvitation } from '../reviews/send-invitation-mail';
import { sendSecurityMail } from '../security/send-security-mail';
import type { AccountPayloads } from './messages';

/** The work behind each kind of message in the account's outbox. */
export const works: Works<AccountPayloads, Invoices> = {
  invoice: stampInvoice,
  'invoice-cancel': cancelInvoice,
  'invoice-canceled': sendCancellationMail,
  'invoice-mail': sendInvoice,
  'credit-note': stampCreditNote,
  'credit-note-mail': sendCreditNote,
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
