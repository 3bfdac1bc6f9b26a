import { randomInt } from 'node:crypto';
import { clabeCheckDigit } from '@actual/contracts/fiscal/clabe';
import type { PaymentDetail } from '@actual/contracts/recorded-words';
import type { ApiCause, CardToken } from './card-tokens';
import { cardOfBin } from './cards';
import { type DeferredMethod, deferredMethod } from './deferred-methods';
import { plansFor } from './installments';
import { blankPayment, codeOfField, type PaymentRequest, paymentRequest } from './new-payment';
import type { Notifications } from './notifications';
import { outcomeFor, withChallenge } from './outcomes';
import type { PaymentRecord, RefundRecord } from './payment-record';
import type { MercadoPagoStore } from './store';

const DEFAULT_DEFERRED_DAYS = 3;
const FEE_SHARE = 0.0349;

/** An answer of the API: status and body as they go over the line. */
export type ApiAnswer = { status: number; body: unknown };

/** A refused request in the provider's shape. */
export function apiError(status: number, message: string, causes: ApiCause[] = []): ApiAnswer {
  const error =
    status === 404 ? 'not_found' : status === 401 ? 'unauthorized' : status === 409 ? 'conflict' : 'bad_request';
  return { status, body: { message, error, status, cause: causes.map((cause) => ({ ...cause, data: null })) } };
}

/** The life of payments: charge, transfer, review, cancel, refund, expiry. */
export class Payments {
  constructor(
    private readonly store: MercadoPagoStore,
    private readonly notifications: Notifications,
  ) {}

  /** `POST /v1/payments`. `origin` is where the hosted page of a deferred payment is reached. */
  create(body: unknown, origin: string): ApiAnswer {
    const parsed = paymentRequest.safeParse(body);
    if (!parsed.success) {
      return apiError(
        400,
        'invalid request',
        parsed.error.issues.map((issue) => ({
          code: codeOfField(issue.path.join('.')),
          description: `${issue.path.join('.')}: ${issue.message}`,
        })),
      );
    }
    const deferred = deferredMethod(parsed.data.payment_method_id);
    return deferred ? this.defer(deferred, parsed.data, origin) : this.charge(parsed.data, origin);
  }

  get(id: number): PaymentRecord | undefined {
    return this.store.payments.get(id);
  }

  /** The money of a deferred payment arrives; also after the deadline, because a bank may be late. */
  deposit(payment: PaymentRecord): boolean {
    const waits = payment.status === 'pending' || payment.status === 'cancelled';
    if (!deferredMethod(payment.payment_method_id) || !waits) return false;
    this.change(payment, 'approved', 'accredited');
    return true;
  }

  expire(payment: PaymentRecord): boolean {
    if (payment.status !== 'pending') return false;
    this.change(payment, 'cancelled', 'expired');
    return true;
  }

  /** Ends the review of a payment that is `in_process`. */
  review(payment: PaymentRecord, accept: boolean): boolean {
    if (payment.status !== 'in_process') return false;
    if (accept) this.change(payment, 'approved', 'accredited');
    else this.change(payment, 'rejected', 'cc_rejected_other_reason');
    return true;
  }

  /** `PUT /v1/payments/{id}` with `{ status: 'cancelled' }`. */
  cancel(payment: PaymentRecord): ApiAnswer {
    if (payment.status !== 'pending' && payment.status !== 'in_process') {
      return apiError(400, 'The action requested is not valid for the current payment state', [
        { code: 126, description: 'The action requested is not valid for the current payment state' },
      ]);
    }
    this.change(payment, 'cancelled', 'by_collector');
    return { status: 200, body: payment };
  }

  /** `POST /v1/payments/{id}/refunds`; without amount the rest is returned. */
  refund(payment: PaymentRecord, amount: number | undefined): ApiAnswer {
    const left = Math.round((payment.transaction_amount - payment.transaction_amount_refunded) * 100) / 100;
    const wanted = amount ?? left;
    if (payment.status !== 'approved' && payment.status_detail !== 'reimbursed') {
      return apiError(400, 'The action requested is not valid for the current payment state', [
        { code: 2063, description: 'The action requested is not valid for the current payment state' },
      ]);
    }
    if (!(wanted > 0) || wanted > left) {
      return apiError(400, 'Invalid refund amount', [
        { code: 2085, description: 'Invalid amount for refund operation' },
      ]);
    }
    const refund: RefundRecord = {
      id: this.store.nextId(),
      payment_id: payment.id,
      amount: wanted,
      status: 'approved',
      source: { id: '44444', name: 'Tienda', type: 'collector' },
      date_created: new Date().toISOString(),
      refund_mode: 'standard',
      amount_refunded_to_payer: wanted,
    };
    payment.refunds.push(refund);
    payment.transaction_amount_refunded = Math.round((payment.transaction_amount_refunded + wanted) * 100) / 100;
    const whole = payment.transaction_amount_refunded >= payment.transaction_amount;
    this.change(payment, whole ? 'refunded' : 'approved', whole ? 'refunded' : 'partially_refunded');
    return { status: 201, body: refund };
  }

  /** The card's holder disputes a payment with their bank, which then takes the money back or leaves it. */
  dispute(payment: PaymentRecord, detail: 'in_process' | 'settled' | 'reimbursed'): boolean {
    if (deferredMethod(payment.payment_method_id)) return false;
    const open = payment.status === 'charged_back' && payment.status_detail === 'in_process';
    if (detail === 'in_process' ? payment.status !== 'approved' : !open) return false;
    this.change(payment, 'charged_back', detail);
    return true;
  }

  /** Closes the transfers whose deadline has passed. */
  expireOverdue(now: Date): void {
    for (const payment of this.store.payments.values()) {
      if (payment.status !== 'pending' || !payment.date_of_expiration) continue;
      if (Date.parse(payment.date_of_expiration) <= now.getTime()) this.expire(payment);
    }
  }

  /** The card's holder answers the bank's question; the bank itself may refuse whatever they say. */
  answerChallenge(payment: PaymentRecord, accept: boolean): boolean {
    if (payment.status_detail !== 'pending_challenge') return false;
    const refuses = JSON.parse(Buffer.from(payment.three_ds_info?.creq ?? '', 'base64').toString()).refuses === true;
    if (accept && !refuses) this.change(payment, 'approved', 'accredited');
    else this.change(payment, 'rejected', 'cc_rejected_3ds_challenge');
    return true;
  }

  private charge(request: PaymentRequest, origin: string): ApiAnswer {
    const token = request.token ? this.store.tokens.get(request.token) : undefined;
    if (!token || token.used) {
      return apiError(400, 'Card Token not found', [{ code: 2006, description: 'Card Token not found' }]);
    }
    const card = cardOfBin(token.bin);
    if (!card || card.method.id !== request.payment_method_id) {
      return apiError(400, 'Invalid payment_method_id', [{ code: 3028, description: 'Invalid payment_method_id' }]);
    }
    const plans = plansFor(card.method, request.transaction_amount);
    if (plans.length === 0) {
      return apiError(400, 'Invalid transaction_amount', [
        { code: 129, description: 'Cannot pay this amount with this paymentMethod' },
      ]);
    }
    if (!plans.some((plan) => plan.installments === request.installments)) {
      return apiError(400, 'Invalid installments', [
        { code: 109, description: 'Invalid number of shares for this payment_method_id' },
      ]);
    }

    token.used = true;
    const plain = outcomeFor(token.cardholder.name, token.testCard);
    const record = blankPayment(this.store.nextId(), request, card.method.payment_type_id);
    const { outcome, info } = withChallenge(
      plain,
      token.challenge,
      request.three_d_secure_mode,
      `${origin}/mercadopago/3ds/${record.id}`,
    );
    const payment = this.keep({
      ...record,
      ...outcome,
      three_ds_info: info,
      issuer_id: String(card.issuer.id),
      installments: request.installments,
      captured: outcome.status === 'approved',
      card: cardShown(token),
    });
    if (outcome.status === 'approved') approve(payment);
    return { status: 201, body: payment };
  }

  private defer(method: DeferredMethod, request: PaymentRequest, origin: string): ApiAnswer {
    const record = blankPayment(this.store.nextId(), request, method.type);
    const number = String(record.id).padStart(11, '0').slice(-11);
    const first17 = `646180${number}`;
    // a ticket's number is the provider's own, and no CLABE
    const reference = method.type === 'bank_transfer' ? `${first17}${clabeCheckDigit(first17)}` : `99${number}0`;
    const fallback = new Date(Date.now() + DEFAULT_DEFERRED_DAYS * 24 * 3600 * 1000).toISOString();
    const payment = this.keep({
      ...record,
      status: 'pending',
      status_detail: method.detail,
      date_of_expiration: request.date_of_expiration ?? fallback,
      payment_method: {
        id: request.payment_method_id,
        type: method.type,
        data: { reference_id: reference, external_reference_id: String(record.id) },
      },
      transaction_details: {
        ...record.transaction_details,
        external_resource_url: `${origin}/mercadopago/deferred/${record.id}`,
        payment_method_reference_id: reference,
      },
    });
    return { status: 201, body: payment };
  }

  private keep(payment: PaymentRecord): PaymentRecord {
    this.store.payments.set(payment.id, payment);
    this.store.changed();
    this.notifications.announce(payment, 'payment.created');
    return payment;
  }

  private change(payment: PaymentRecord, status: string, detail: PaymentDetail): void {
    payment.status = status;
    payment.status_detail = detail;
    payment.date_last_updated = new Date().toISOString();
    if (detail === 'accredited') approve(payment);
    this.store.changed();
    this.notifications.announce(payment, 'payment.updated');
  }
}

function approve(payment: PaymentRecord): void {
  payment.date_approved = new Date().toISOString();
  payment.captured = true;
  payment.authorization_code = deferredMethod(payment.payment_method_id) ? null : String(randomInt(100_000, 1_000_000));
  payment.transaction_details.net_received_amount =
    Math.round(payment.transaction_amount * (1 - FEE_SHARE) * 100) / 100;
}

function cardShown(token: CardToken): PaymentRecord['card'] {
  const { first_six_digits, last_four_digits, expiration_month, expiration_year, cardholder } = token;
  return { first_six_digits, last_four_digits, expiration_month, expiration_year, cardholder };
}
