import type { Migration } from './migration';

/** Mailed codes of refunds by transfer that are asked for by the signed link of a mail (decision 0180). */
export const refundCodes: Migration = {
  name: '0279-refund-codes',
  sql: /* sql */ `
CREATE TABLE refund_code (
  key uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  holder_hash text NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_code_order ON refund_code (order_id, created_at);
CREATE INDEX refund_code_created ON refund_code (created_at);

COMMENT ON TABLE refund_code IS 'Codes mailed to the address of an order, which a browser with its signed link alone needs to name an account for a refund.';
COMMENT ON COLUMN refund_code.key IS 'Of its message: the code is derived from it and from a secret, so it stands nowhere.';
COMMENT ON COLUMN refund_code.holder_hash IS 'SHA-256 of the holder cookie of the browser that asked: it is good there alone.';
COMMENT ON COLUMN refund_code.tries IS 'How often it was tried; one that was used has no try left.';
`,
};
