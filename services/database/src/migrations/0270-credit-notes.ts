import type { Migration } from './migration';

/** Credit notes (CFDI of egreso) of invoices, and the keys of their sources. */
export const creditNotes: Migration = {
  name: '0270-credit-notes',
  sql: /* sql */ `
CREATE TABLE credit_note (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES invoice,
  invoice_uuid text NOT NULL,
  source uuid NOT NULL,
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'valid', 'refused')),
  relation text NOT NULL CHECK (relation IN ('01', '03')),
  payment_form text NOT NULL,
  items jsonb NOT NULL CHECK (jsonb_typeof(items) = 'array'),
  total_cents bigint NOT NULL CHECK (total_cents > 0),
  provider_id text UNIQUE,
  uuid text UNIQUE,
  series text,
  folio_number integer,
  issued_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (source, invoice_uuid),
  CHECK ((state = 'valid') = (uuid IS NOT NULL AND provider_id IS NOT NULL))
);
CREATE INDEX credit_note_order ON credit_note (order_id, created_at);

ALTER TABLE payment_refund ADD COLUMN request_id uuid REFERENCES service_request;
CREATE INDEX payment_refund_created ON payment_refund (created_at);
CREATE INDEX order_cancellation_created ON order_cancellation (created_at);

ALTER TABLE invoice_log DROP CONSTRAINT invoice_log_step_check,
  ADD CONSTRAINT invoice_log_step_check CHECK (step IN ('request', 'stamp', 'mail', 'file', 'cancel', 'credit'));

COMMENT ON TABLE credit_note IS 'CFDI of egreso: what went back of an invoice after it was stamped, one for each giving back.';
COMMENT ON COLUMN credit_note.id IS 'The provider finds it by this id, and makes one by it.';
COMMENT ON COLUMN credit_note.invoice_uuid IS 'Number of the invoice that it takes its total off.';
COMMENT ON COLUMN credit_note.source IS 'What went back: an order_cancellation, a service_request, a payment_refund, or the order where all of it did.';
COMMENT ON COLUMN credit_note.relation IS 'c_TipoRelacion: 01 money alone, 03 pieces that are the store’s again.';
COMMENT ON COLUMN credit_note.payment_form IS 'c_FormaPago by which it went back.';
COMMENT ON COLUMN credit_note.items IS 'Its concepts, kept so that each try sends the same.';
COMMENT ON COLUMN payment_refund.request_id IS 'The service request that it was decided in; null: none.';
`,
};
