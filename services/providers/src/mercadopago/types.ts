import type { ProviderFailure } from '../results';

export const PAYMENT_STATUSES = [
  'approved',
  'authorized',
  'in_process',
  'pending',
  'rejected',
  'cancelled',
  'refunded',
  'charged_back',
  'in_mediation',
  'unknown',
] as const;

/** `unknown` stands for any word Mercado Pago may add: it is never a success. */
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A payment as Mercado Pago has it. A rejected card is an answer, not an error. Amounts are integer centavos. */
export type ProviderPayment = {
  kind: 'payment';
  id: string;
  status: PaymentStatus;
  statusDetail: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  externalReference: string | null;
  methodId: string;
  typeId: string;
  installments: number;
  firstSix: string | null;
  lastFour: string | null;
  cardholder: string | null;
  authorizationCode: string | null;
  /** Deferred methods only: the hosted page with the CLABE or the ticket, and the steps. */
  transferUrl: string | null;
  /** SPEI only, and only when the answer carries a valid 18-digit CLABE. */
  clabe: string | null;
  /** 3-D Secure only: where the card's bank asks its question, and the data of the form there. */
  challenge: { url: string; creq: string } | null;
  createdAt: string;
  approvedAt: string | null;
  expiresAt: string | null;
};

export type ProviderRefund = {
  kind: 'refund';
  id: string;
  paymentId: string;
  amountCents: number;
  status: string;
};

export type Payer = { email: string; firstName?: string; lastName?: string };

export type PaymentItem = { id: string; title: string; quantity: number; unitPriceCents: number };

export type CardPaymentInput = {
  amountCents: number;
  /** Card token made in the browser: single use, our servers never see the number. */
  token: string;
  description: string;
  installments: number;
  methodId: string;
  issuerId?: string;
  externalReference: string;
  notificationUrl?: string;
  statementDescriptor?: string;
  /** Lets the card's bank ask its holder (3-D Secure) where it wants to; off unless told. */
  threeDSecure?: 'optional' | 'mandatory';
  payer: Payer;
  items?: PaymentItem[];
  metadata?: Record<string, string>;
};

/** Money that its payer sends later, by a method that the provider names. */
export type TransferPaymentInput = {
  methodId: string;
  amountCents: number;
  description: string;
  externalReference: string;
  notificationUrl?: string;
  expiresAt?: Date;
  payer: Payer;
};

export type WebhookNotification = {
  rawBody: string | Buffer;
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, unknown>;
};

export type WebhookVerdict =
  | { ok: true; type: string; action: string; paymentId: string; requestId: string }
  | { ok: false; reason: 'missing_signature' | 'malformed' | 'bad_signature' | 'outside_window' };

export type MercadoPagoSettings = {
  baseUrl: string;
  accessToken: string;
  webhookSecret: string;
  /** Limit of a whole call, answer body included. Default 8 s. */
  timeoutMs?: number;
};

export type MercadoPago = {
  createCardPayment(input: CardPaymentInput, idempotencyKey: string): Promise<ProviderPayment | ProviderFailure>;
  createTransferPayment(
    input: TransferPaymentInput,
    idempotencyKey: string,
  ): Promise<ProviderPayment | ProviderFailure>;
  /** An unknown id is a `provider_rejected_request` with `httpStatus` 404. */
  getPayment(id: string): Promise<ProviderPayment | ProviderFailure>;
  /** Every payment made for one order attempt, newest first. */
  searchPayments(query: {
    externalReference: string;
  }): Promise<{ kind: 'payments'; payments: ProviderPayment[] } | ProviderFailure>;
  /** Only a payment that still waits can be canceled (a SPEI transfer at its deadline). */
  cancelPayment(id: string, idempotencyKey: string): Promise<ProviderPayment | ProviderFailure>;
  refund(id: string, amountCents: number, idempotencyKey: string): Promise<ProviderRefund | ProviderFailure>;
  verifyWebhook(notification: WebhookNotification, now?: Date): WebhookVerdict;
};
