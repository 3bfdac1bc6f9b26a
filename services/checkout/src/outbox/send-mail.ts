import { OrderState, PaymentState } from '@actual/contracts/facts/states';
import { brandOf } from '@actual/kit/mail';
import { deadLetter, failureOf, type OutboxMessage } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { attemptsExceededMail } from '../mail/attempts-exceeded';
import { orderLink, quotationLink } from '../mail/links';
import { confirmationMail } from '../mail/order-confirmation';
import { canceledMail, freshLinkMail, refundMail, reviewMail, transferMail } from '../mail/order-states';
import type { LoadedOrder } from '../order/order.queries';
import { buyerOf } from '../quotation/loaded-quotation';
import { readQuotation } from '../quotation/quotation.queries';
import type { MessageOutcome } from './message-outcome';

/**
 * Mail is sent again when a try ended without a clear answer or its process died: a customer without a confirmation
 * is worse than one with the same mail twice. The Message-ID is made from the order, so that a mail server that got
 * it already recognizes the copy.
 */
async function send({ mailer }: Checkout, mail: Parameters<Checkout['mailer']['send']>[0]): Promise<MessageOutcome> {
  const sent = await mailer.send(mail);
  return sent.kind === 'sent' ? { kind: 'done' } : failureOf(sent);
}

/** The confirmation of an order. */
export function sendConfirmation(checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> {
  const { publicOrigins, mailDomain } = checkout.settings;
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `order-${order.id}@${mailDomain}`,
    ...confirmationMail(order, { origin: publicOrigins[order.site], link: orderLink(checkout.settings, order) }),
  });
}

/** How to send the transfer an order waits for. One that waits no more needs none. */
export function sendTransferInstructions(checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> {
  const { mailDomain, receivingAccount } = checkout.settings;
  const mail = transferMail(order, orderLink(checkout.settings, order), receivingAccount.beneficiary);
  if (!mail) return Promise.resolve({ kind: 'done' });
  const messageId = `transfer-${order.id}@${mailDomain}`;
  return send(checkout, { to: order.email, fromName: brandOf(order.site).name, messageId, ...mail });
}

/** An order was canceled. One that money reopened meanwhile was not. */
export function sendCanceled(checkout: Checkout, message: OutboxMessage, order: LoadedOrder): Promise<MessageOutcome> {
  const { mailDomain } = checkout.settings;
  if (order.status !== OrderState.canceled) return Promise.resolve({ kind: 'done' });
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `canceled-${order.id}@${mailDomain}`,
    ...canceledMail(order, orderLink(checkout.settings, order), String(message.payload.reason ?? '')),
  });
}

/** Tells whoever holds a quotation about one of its payments: it is looked at, or it went back. */
export async function sendAboutPayment(checkout: Checkout, message: OutboxMessage): Promise<MessageOutcome> {
  const { mailDomain } = checkout.settings;
  const quotation = await readQuotation(checkout.db, String(message.payload.quotationId));
  const to = quotation && buyerOf(quotation)?.email;
  if (!quotation || !to) return deadLetter('nobody to write to');
  const link = quotationLink(checkout.settings, quotation);
  const review = message.kind === 'payment-review';
  // decided before the mail went out: the decision has its own
  const decided = !quotation.payments.some((one) => one.id === message.key && one.status === PaymentState.pending);
  if (review && decided) return { kind: 'done' };
  const mail = review ? reviewMail(quotation, link) : refundMail(quotation, link, Number(message.payload.amountCents));
  const messageId = `${message.kind}-${message.key}@${mailDomain}`;
  return send(checkout, { to, fromName: brandOf(quotation.site).name, messageId, ...mail });
}

/** Tells a person that the limit of payment attempts is reached, and that an adviser will call. */
export async function sendAttemptsExceeded(checkout: Checkout, message: OutboxMessage): Promise<MessageOutcome> {
  const { mailDomain } = checkout.settings;
  const quotation = await readQuotation(checkout.db, String(message.payload.quotationId));
  const to = quotation && buyerOf(quotation)?.email;
  if (!quotation || !to) return deadLetter('nobody to write to');
  return send(checkout, {
    to,
    fromName: brandOf(quotation.site).name,
    messageId: `attempts-${quotation.id}@${mailDomain}`,
    ...attemptsExceededMail(quotation, quotationLink(checkout.settings, quotation)),
  });
}

/** A fresh link to an order; to the order's own address, whoever asked for it. */
export const sendFreshLink = (
  checkout: Checkout,
  message: OutboxMessage,
  order: LoadedOrder,
): Promise<MessageOutcome> =>
  send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `order-link-${message.key}@${checkout.settings.mailDomain}`,
    ...freshLinkMail(order, orderLink(checkout.settings, order)),
  });
