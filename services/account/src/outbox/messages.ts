import { site } from '@actual/contracts/shapes';
import { Outbox, type OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';
import { securityEvents } from '../security/security-events';

/** For messages whose key says it all. */
const nothing = z.object({});
const aboutOrder = z.object({ orderId: z.string() });
const leaving = z.object({ email: z.string(), firstName: z.string(), site });

const payloads = {
  invoice: aboutOrder,
  'invoice-cancel': aboutOrder.extend({ providerId: z.string(), look: z.number() }),
  'invoice-canceled': aboutOrder,
  /** To `email`, or the invoice's own. */
  'invoice-mail': aboutOrder.extend({ email: z.string().optional() }),
  'credit-note': aboutOrder,
  'credit-note-mail': aboutOrder,
  'invoice-claimed': aboutOrder,
  'password-link': z.object({
    email: z.string(),
    order: z.string().nullable(),
    site,
    gateway: z.enum(['public', 'internal']),
    /** Somebody who is to work inside. */
    invitation: z.boolean().default(false),
    /** Null: the store's opening, whose first administrator it is. */
    invitedBy: z.string().nullable().default(null),
  }),
  'email-change': z.object({ userId: z.string(), email: z.string(), site }),
  'email-link': z.object({ userId: z.string(), site }),
  'new-device': z.object({ userId: z.string(), site, device: z.string(), at: z.string() }),
  'security-notice': z.object({
    userId: z.string(),
    site,
    event: z.enum(securityEvents),
    /** The name that its owner gave a passkey. */
    passkey: z.string().optional(),
    /** The e-mail that is asked for, or is the account's now; the notice goes to the one before. */
    email: z.string().optional(),
    to: z.string().optional(),
    at: z.string(),
  }),
  'form-desk': nothing,
  'form-receipt': nothing,
  restock: nothing,
  'review-invitation': nothing,
  'newsletter-confirm': z.object({ email: z.string(), site }),
  'newsletter-list': z.object({ reader: z.string() }),
  'data-export': nothing,
  'data-export-mail': nothing,
  'account-deletion': leaving.extend({ userId: z.string(), provenEmail: z.boolean() }),
  'account-deleted': leaving,
};

export type AccountPayloads = typeof payloads;
export type AccountMessage<Kind extends keyof AccountPayloads> = OutboxMessage<AccountPayloads, Kind>;

export const accountOutbox = new Outbox('account_outbox', payloads, [
  'password-link',
  'email-change',
  'newsletter-confirm',
  'account-deletion',
  'account-deleted',
]);
