import type { Migration } from './migration';

/** Invoices that are canceled, and those that another one takes the place of. */
export const invoiceCancellations: Migration = {
  name: '0030-invoice-cancellations',
  sql: /* sql */ `
ALTER TABLE invoice
  -- the order's how manieth document: the provider knows each by an id of ours of its own
  ADD COLUMN document integer NOT NULL DEFAULT 1,
  -- number of the document that this one takes the place of
  ADD COLUMN replaces text,
  DROP CONSTRAINT invoice_state_check,
  DROP CONSTRAINT invoice_check,
  ADD CONSTRAINT invoice_state_check CHECK (state IN ('requested', 'refused', 'valid', 'canceling', 'canceled')),
  ADD CONSTRAINT invoice_check CHECK ((state IN ('valid', 'canceling', 'canceled')) = (uuid IS NOT NULL));

-- A stamped document whose cancellation is asked for, as it was stamped: an order's invoice goes on to the next one.
CREATE TABLE invoice_cancellation (
  provider_id text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES invoice,
  uuid text NOT NULL UNIQUE,
  series text,
  folio_number integer,
  total_cents bigint NOT NULL,
  issued_at timestamptz,
  sent_at timestamptz,
  receiver jsonb NOT NULL,
  email text NOT NULL,
  replaces text,
  motive text NOT NULL CHECK (motive IN ('01', '02', '03', '04')),
  -- replacing: waits for the document that takes its place to be stamped, and is valid until then
  state text NOT NULL CHECK (state IN ('replacing', 'asked', 'pending', 'canceled', 'refused')),
  -- the document that took its place
  substitution text,
  asked_by uuid,
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- asked for so many times: after a refusal it may be asked for again
  asked integer NOT NULL DEFAULT 1,
  ended_at timestamptz
);
CREATE INDEX invoice_cancellation_order ON invoice_cancellation (order_id);

-- A file belongs to one document of its order.
ALTER TABLE invoice_file ADD COLUMN provider_id text;
UPDATE invoice_file f SET provider_id = i.provider_id FROM invoice i WHERE i.order_id = f.order_id;
ALTER TABLE invoice_file DROP CONSTRAINT invoice_file_pkey;
CREATE UNIQUE INDEX invoice_file_document ON invoice_file (provider_id, format);

ALTER TABLE invoice_log
  DROP CONSTRAINT invoice_log_step_check,
  ADD CONSTRAINT invoice_log_step_check CHECK (step IN ('request', 'stamp', 'mail', 'file', 'cancel'));
`,
};
