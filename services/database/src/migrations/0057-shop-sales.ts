import type { Migration } from './migration';

/** What a sale in a shop needs: who handed a quotation to whom, and what was handed over for a payment. */
export const shopSales: Migration = {
  name: '0057-shop-sales',
  sql: /* sql */ `
CREATE TABLE quotation_handover (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation ON DELETE CASCADE,
  -- null: it was nobody's
  from_user uuid,
  to_user uuid NOT NULL,
  by_user uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX quotation_handover_quotation ON quotation_handover (quotation_id, at DESC);

-- what was handed over in cash, in pesos: what is more than the payment was given back
ALTER TABLE payment ADD COLUMN received_cents bigint, ADD CHECK (received_cents >= amount_cents);
`,
};
