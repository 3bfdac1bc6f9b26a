import type { Migration } from './migration';

/** What brokers say of themselves, and which quotations and orders are theirs. */
export const brokers: Migration = {
  name: '0055-brokers',
  sql: /* sql */ `
CREATE TABLE broker_profile (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  street text NOT NULL,
  external_number text NOT NULL,
  internal_number text NOT NULL,
  zip text NOT NULL,
  neighborhood text NOT NULL,
  municipality text NOT NULL,
  city text NOT NULL,
  state_code text NOT NULL,
  street2 text NOT NULL,
  notes text NOT NULL,
  business_name text NOT NULL,
  legal_name text NOT NULL,
  rfc text NOT NULL,
  legal_representative text NOT NULL,
  clabe text NOT NULL,
  bank text NOT NULL,
  bank_account text NOT NULL,
  invoice_street text NOT NULL,
  invoice_external_number text NOT NULL,
  invoice_internal_number text NOT NULL,
  invoice_zip text NOT NULL,
  invoice_neighborhood text NOT NULL,
  invoice_municipality text NOT NULL,
  invoice_city text NOT NULL,
  invoice_state_code text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- the broker who made the quotation; an order keeps it for the commission
ALTER TABLE quotation ADD COLUMN broker_id uuid;
ALTER TABLE orders ADD COLUMN broker_id uuid;
CREATE INDEX quotation_broker ON quotation (broker_id, created_at DESC) WHERE broker_id IS NOT NULL;
CREATE INDEX orders_broker ON orders (broker_id, created_at DESC) WHERE broker_id IS NOT NULL;
`,
};
