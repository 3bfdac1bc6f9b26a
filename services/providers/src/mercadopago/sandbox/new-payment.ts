import { z } from 'zod';
import type { PaymentRecord } from './payment-record';

/** Body of `POST /v1/payments`, as far as the sandbox minds it. */
export const paymentRequest = z.object({
  transaction_amount: z.number().positive().multipleOf(0.01),
  token: z.string().optional(),
  description: z.string().nullish(),
  installments: z.number().int().positive().default(1),
  payment_method_id: z.string().min(1),
  issuer_id: z.union([z.number(), z.string()]).nullish(),
  external_reference: z.string().max(256).nullish(),
  statement_descriptor: z.string().nullish(),
  three_d_secure_mode: z.enum(['not_supported', 'optional', 'mandatory']).nullish(),
  notification_url: z.url().nullish(),
  date_of_expiration: z.iso.datetime({ offset: true }).nullish(),
  payer: z.looseObject({ email: z.email(), first_name: z.string().nullish(), last_name: z.string().nullish() }),
  additional_info: z.unknown().optional(),
  metadata: z.unknown().optional(),
});

export type PaymentRequest = z.output<typeof paymentRequest>;

/** A payment before anything is decided about it. */
export function blankPayment(id: number, request: PaymentRequest, type: string): PaymentRecord {
  const now = new Date().toISOString();
  return {
    id,
    status: 'pending',
    status_detail: '',
    date_created: now,
    date_approved: null,
    date_last_updated: now,
    date_of_expiration: null,
    payment_method_id: request.payment_method_id,
    payment_type_id: type,
    payment_method: { id: request.payment_method_id, type },
    issuer_id: null,
    installments: 1,
    transaction_amount: request.transaction_amount,
    transaction_amount_refunded: 0,
    currency_id: 'MXN',
    description: request.description ?? null,
    external_reference: request.external_reference ?? null,
    statement_descriptor: request.statement_descriptor ?? null,
    notification_url: request.notification_url ?? null,
    live_mode: false,
    authorization_code: null,
    captured: false,
    card: {},
    payer: {
      email: request.payer.email,
      first_name: request.payer.first_name ?? null,
      last_name: request.payer.last_name ?? null,
    },
    additional_info: numbersAsText(request.additional_info),
    metadata: request.metadata ?? {},
    transaction_details: {
      net_received_amount: 0,
      total_paid_amount: request.transaction_amount,
      installment_amount: Math.round((request.transaction_amount / request.installments) * 100) / 100,
      external_resource_url: null,
      payment_method_reference_id: null,
    },
    point_of_interaction: { type: 'UNSPECIFIED' },
    refunds: [],
  };
}

/** The provider gives the numbers of `additional_info` back as text. */
function numbersAsText(value: unknown): unknown {
  return value === undefined
    ? {}
    : JSON.parse(JSON.stringify(value), (_, part: unknown) => (typeof part === 'number' ? String(part) : part));
}

/** The provider's code for a field it does not accept. */
export function codeOfField(field: string): number {
  if (field.startsWith('payer')) return 4050;
  if (field === 'transaction_amount') return 4037;
  return field === 'notification_url' ? 4020 : 4000;
}
