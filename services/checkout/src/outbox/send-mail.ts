import { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { brandOf, type RenderedMail } from '@actual/kit/mail';
import { deadLetter, failureOf } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { attemptsExceededMail } from '../mail/attempts-exceeded';
import { type MailLink, orderLink, quotationLink } from '../mail/links';
import { canceledMail, linesCanceledMail } from '../mail/order-canceled-mails';
import { deliveryMovedMail, placeChangedMail } from '../mail/order-changed-mails';
import { confirmationMail } from '../mail/order-confirmation';
import { freshLinkMail } from '../mail/order-link-mail';
import { refundMail, reviewMail, transferMail } from '../mail/payment-mails';
import type { LoadedOrder } from '../order/order.queries';
import { promiseFileName } from '../promise/promise-file-name';
import { promiseFile, signPromises } from '../promise/record-promises';
import { buyerOf, type LoadedQuotation } from '../quotation/loaded-quotation';
import { readQuotation } from '../quotation/quotation.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

/**
 * Mail is sent again when a try ended without a clear answer or its process died: a customer without a confirmation
 * is worse than one with the same mail twice. The Message-ID is made from the order, so that a mail server that got
 * it already recognizes the copy.
 */
export async function send(
  { mailer }: Checkout,
  mail: Parameters<Checkout['mailer']['send']>[0],
): Promise<MessageOutcome> {
  const sent = await mailer.send(mail);
  return sent.kind === 'sent' ? { kind: 'done' } : failureOf(sent);
}

/** The confirmation of an order, with what it promised as a signed file. */
export async function sendConfirmation(checkout: Checkout, order: LoadedOrder): Promise<MessageOutcome> {
  const { publicOrigins, mailDomain } = checkout.settings;
  await signPromises(checkout, order);
  const content = await promiseFile(checkout.db, order.id);
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `order-${order.id}@${mailDomain}`,
    attachments: content
      ? [{ filename: promiseFileName(order), contentType: 'application/json', content: Buffer.from(content) }]
      : undefined,
    ...confirmationMail(order, {
      origin: publicOrigins[order.site],
      link: orderLink(checkout.settings, order),
      signed: content !== undefined,
    }),
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
export function sendCanceled(
  checkout: Checkout,
  order: LoadedOrder,
  { payload }: CheckoutMessage<'order-canceled'>,
): Promise<MessageOutcome> {
  const { mailDomain } = checkout.settings;
  if (order.status !== OrderState.canceled) return Promise.resolve({ kind: 'done' });
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `canceled-${order.id}@${mailDomain}`,
    ...canceledMail(order, orderLink(checkout.settings, order), payload.reason),
  });
}

/** Mails the holder of a quotation; nobody where it has no e-mail any more. */
async function sendToHolder(
  checkout: Checkout,
  { quotationId, messageId }: { quotationId: string; messageId: string },
  mailOf: (quotation: LoadedQuotation, link: MailLink) => RenderedMail | null,
): Promise<MessageOutcome> {
  const { db, settings } = checkout;
  const quotation = await readQuotation(db, quotationId);
  const to = quotation && buyerOf(quotation)?.email;
  if (!quotation || !to) return deadLetter('nobody to write to');
  const mail = mailOf(quotation, quotationLink(settings, quotation));
  if (!mail) return { kind: 'done' };
  const fromName = brandOf(quotation.site).name;
  return send(checkout, { to, fromName, messageId: `${messageId}@${settings.mailDomain}`, ...mail });
}

/** A payment is looked at. One that was decided before the mail went out has the decision's mail. */
export const sendReview = (
  checkout: Checkout,
  { kind, key, payload: { quotationId } }: CheckoutMessage<'payment-review'>,
): Promise<MessageOutcome> =>
  sendToHolder(checkout, { quotationId, messageId: `${kind}-${key}` }, (quotation, link) =>
    quotation.payments.some(({ id, status }) => id === key && status === PaymentState.pending)
      ? reviewMail(quotation, link)
      : null,
  );

/** A payment, or a part of it, went back. */
export const sendRefunded = (
  checkout: Checkout,
  { kind, key, payload: { quotationId, amountCents } }: CheckoutMessage<'refund-done'>,
): Promise<MessageOutcome> =>
  sendToHolder(checkout, { quotationId, messageId: `${kind}-${key}` }, (quotation, link) =>
    refundMail(quotation, link, amountCents),
  );

/** The limit of payment attempts is reached, and an adviser will call. */
export const sendAttemptsExceeded = (
  checkout: Checkout,
  { payload: { quotationId } }: CheckoutMessage<'attempts-exceeded'>,
): Promise<MessageOutcome> =>
  sendToHolder(checkout, { quotationId, messageId: `attempts-${quotationId}` }, attemptsExceededMail);

/** A delivery has another day. */
export const sendDeliveryMoved = (
  checkout: Checkout,
  order: LoadedOrder,
  { key, payload }: CheckoutMessage<'delivery-moved'>,
): Promise<MessageOutcome> =>
  send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `delivery-${key}@${checkout.settings.mailDomain}`,
    ...deliveryMovedMail(order, orderLink(checkout.settings, order), payload),
  });

/** An order goes to somebody or somewhere else. */
export const sendPlaceChanged = (
  checkout: Checkout,
  order: LoadedOrder,
  { key, payload }: CheckoutMessage<'place-changed'>,
): Promise<MessageOutcome> =>
  send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `place-${key}@${checkout.settings.mailDomain}`,
    ...placeChangedMail(order, orderLink(checkout.settings, order), payload.moved),
  });

/** Pieces of an order were canceled. */
export const sendLinesCanceled = (
  checkout: Checkout,
  order: LoadedOrder,
  { key, payload }: CheckoutMessage<'lines-canceled'>,
): Promise<MessageOutcome> =>
  send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `lines-canceled-${key}@${checkout.settings.mailDomain}`,
    ...linesCanceledMail(order, orderLink(checkout.settings, order), payload),
  });

/** A fresh link to an order. It always goes to the order's own address. */
export const sendFreshLink = (
  checkout: Checkout,
  order: LoadedOrder,
  { key }: CheckoutMessage<'order-link'>,
): Promise<MessageOutcome> =>
  send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `order-link-${key}@${checkout.settings.mailDomain}`,
    ...freshLinkMail(order, orderLink(checkout.settings, order)),
  });
