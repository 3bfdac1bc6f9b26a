import { creditRelations } from '@actual/contracts/facts/payment/invoices';
import { z } from 'zod';
import { customerRefusal, type Refusal } from './taxpayers';

const item = z.object({
  quantity: z.number().int().positive(),
  product: z.object({
    description: z.string().min(1).max(1_000),
    product_key: z.string().regex(/^\d{8}$/),
    unit_key: z.string().default('H87'),
    unit_name: z.string().default('Pieza'),
    sku: z.string().max(100).default(''),
    price: z.number().positive(),
    tax_included: z.boolean().default(true),
    taxability: z.literal('02').default('02'),
  }),
});
const body = z.object({
  type: z.enum(['I', 'E']).default('I'),
  customer: z.object({
    legal_name: z.string().min(1),
    tax_id: z.string(),
    tax_system: z.string(),
    address: z.object({ zip: z.string() }),
  }),
  items: z.array(item).min(1).max(5_000),
  use: z.string(),
  payment_form: z.string().regex(/^(0[1-68]|1[2-57]|2[3-9]|3[01])$/),
  payment_method: z.literal('PUE'),
  currency: z.literal('MXN').default('MXN'),
  series: z.string().max(25).default(''),
  related_documents: z
    .array(z.object({ relationship: z.string().regex(/^0[1-7]$/), documents: z.array(z.uuid()).min(1) }))
    .optional(),
  external_id: z.string().max(100).optional(),
  idempotency_key: z.string().max(100).optional(),
  date: z.iso.datetime({ offset: true }).optional(),
  global: z.object({ periodicity: z.string(), months: z.string().regex(/^\d\d$/), year: z.number().int() }).optional(),
});

/** A request for an invoice, as it is kept. */
export type InvoiceBody = z.output<typeof body>;

const isCreditRelation = (relation: string): boolean => Object.values<string>(creditRelations).includes(relation);

const datedBackMs = 72 * 3_600_000;
const refused = (code: string, path: string, message: string): Refusal => ({
  code,
  path,
  message,
  source: 'facturapi',
});

const motives = z.object({ motive: z.enum(['01', '02', '03', '04']), substitution: z.string().min(1).optional() });

/** A request to cancel, or why it is none: motive 01 names the invoice that takes the place, the others name none. */
export function readCancellation(
  sent: unknown,
): { motive: string; substitution: string | null } | { refusal: Refusal } {
  const { data } = motives.safeParse(sent);
  if (!data)
    return { refusal: refused('invalid_value', 'motive', 'El motivo de cancelación debe ser 01, 02, 03 o 04.') };
  if ((data.motive === '01') === (data.substitution !== undefined))
    return { motive: data.motive, substitution: data.substitution ?? null };
  return {
    refusal: refused('invalid_value', 'substitution', 'El motivo 01 lleva el folio que sustituye; los demás no.'),
  };
}

/** The request, or the reasons for its refusal: first the provider's own, then the tax authority's. */
export function readInvoice(sent: unknown, now: Date): { body: InvoiceBody } | { refusals: Refusal[] } {
  const parsed = body.safeParse(sent);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((one) => refused('invalid_value', one.path.join('.'), one.message));
    return { refusals: issues };
  }
  const { type, customer, use, global, date, related_documents } = parsed.data;
  const age = date ? now.getTime() - Date.parse(date) : 0;
  if (age > datedBackMs || age < -60_000)
    return { refusals: [refused('invalid_date', 'date', 'La fecha no puede tener más de 72 horas ni ser futura.')] };
  if (type === 'E' && !related_documents?.some(({ relationship }) => isCreditRelation(relationship)))
    return {
      refusals: [refused('invalid_value', 'related_documents', 'Un CFDI de egreso nombra la factura de la que es.')],
    };
  const refusal = customerRefusal(customer, use, global !== undefined);
  return refusal ? { refusals: [refusal] } : { body: parsed.data };
}
