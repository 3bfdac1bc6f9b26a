import { deadLetter, type OutboxMessage } from '@actual/kit/outbox';
import { sendClaimNotice } from '../claims/send-claim-notice';
import { sendFormMail } from '../forms/send-form-mail';
import type { Invoices } from '../invoices/context';
import { sendInvoice } from '../invoices/send-invoice';
import { type Outcome, stampInvoice } from '../invoices/stamp-invoice';
import { sendPasswordLink } from '../recovery/send-password-link';

type Work = (outside: Invoices, message: OutboxMessage) => Promise<Outcome>;

const works: Readonly<Record<string, Work>> = {
  invoice: stampInvoice,
  'invoice-mail': sendInvoice,
  'password-link': sendPasswordLink,
  'invoice-claimed': sendClaimNotice,
  'form-desk': sendFormMail,
  'form-receipt': sendFormMail,
};

/** Kinds that name whoever somebody typed: what they say is forgotten once it is done. */
export const namesStrangers: ReadonlySet<string> = new Set(['password-link']);

/** Does what a message of the account's outbox asks for. */
export const handleMessage: Work = (outside, message) =>
  works[message.kind]?.(outside, message) ?? Promise.resolve(deadLetter(`nobody knows the kind ${message.kind}`));
