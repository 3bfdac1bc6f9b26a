import { pesosFromCents } from '../money';
import type { InvoiceInput, InvoiceItem } from './types';

const iva = [{ type: 'IVA', rate: 0.16, factor: 'Tasa', withholding: false }];

/** Unit of a concept, of c_ClaveUnidad. */
const units = {
  piece: { unit_key: 'H87', unit_name: 'Pieza' },
  act: { unit_key: 'ACT', unit_name: 'Actividad' },
} as const satisfies Record<NonNullable<InvoiceItem['unit']>, object>;

/** Body of `POST /invoices`. Prices go with their taxes in them: the provider takes them apart at six decimals. */
export const invoiceBody = (input: InvoiceInput) => ({
  type: input.type,
  customer: {
    legal_name: input.customer.name,
    tax_id: input.customer.rfc,
    tax_system: input.customer.regime,
    address: { zip: input.customer.zip, country: 'MEX' },
  },
  items: input.items.map((item) => ({
    quantity: item.quantity,
    product: {
      description: item.description,
      product_key: item.productKey,
      unit_key: units[item.unit ?? 'piece'].unit_key,
      unit_name: units[item.unit ?? 'piece'].unit_name,
      sku: item.sku,
      price: pesosFromCents(item.unitTotalCents),
      tax_included: true,
      taxability: '02',
      taxes: iva,
    },
  })),
  use: input.use,
  payment_form: input.paymentForm,
  payment_method: input.paymentMethod,
  currency: 'MXN',
  series: input.series,
  external_id: input.externalId,
  idempotency_key: input.idempotencyKey,
  related_documents: input.related
    ? [{ relationship: input.related.relation, documents: [input.related.uuid] }]
    : undefined,
  date: input.date?.toISOString(),
  global: input.global,
});
