import type { Migration } from './migration';

/** Invoices of orders, and what leaves the account service for them. */
export const invoices: Migration = {
  name: '0010-invoices',
  sql: /* sql */ `
-- A client confirmed the invoice data on the way to paying: the order is invoiced by itself once it is paid.
CREATE TABLE invoice_request (
  quotation_id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES client,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- the order's invoice was asked for, or none can be made
  closed_at timestamptz
);
CREATE INDEX invoice_request_open ON invoice_request (created_at) WHERE closed_at IS NULL;

-- The one invoice of an order, for ever.
CREATE TABLE invoice (
  order_id uuid PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('requested', 'refused', 'valid')),
  -- raised by a correction after a refusal: another document, with another key at the provider
  revision integer NOT NULL DEFAULT 1,
  -- whom it is made out to; never changed while an answer of the provider may be out
  receiver jsonb NOT NULL,
  email text NOT NULL,
  requested_by uuid,
  requested_at timestamptz NOT NULL DEFAULT now(),
  refusal jsonb NOT NULL DEFAULT '[]',
  provider_id text UNIQUE,
  uuid text UNIQUE,
  series text,
  folio_number integer,
  total_cents bigint,
  issued_at timestamptz,
  sent_at timestamptz,
  CHECK ((state = 'valid') = (uuid IS NOT NULL))
);

-- Its files, kept as they were stamped.
CREATE TABLE invoice_file (
  order_id uuid NOT NULL REFERENCES invoice,
  format text NOT NULL CHECK (format IN ('pdf', 'xml')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, format)
);

CREATE TABLE invoice_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL,
  step text NOT NULL CHECK (step IN ('request', 'stamp', 'mail', 'file')),
  ok boolean NOT NULL,
  -- what the provider said; no personal data
  sentence text NOT NULL,
  code text,
  duration_ms integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invoice_log_order ON invoice_log (order_id, id DESC);

CREATE TABLE account_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- kind and key together: one effect, however often it is asked for
  key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  parked_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, key)
);
CREATE INDEX account_outbox_due ON account_outbox (next_at) WHERE done_at IS NULL AND parked_at IS NULL;
CREATE INDEX account_outbox_order ON account_outbox ((payload ->> 'orderId'), id DESC);
`,
};
