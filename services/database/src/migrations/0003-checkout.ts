import type { Migration } from './migration';

/** Quotations, payments, orders and what leaves the house for them. Written by the checkout service alone. */
export const checkout: Migration = {
  name: '0003-checkout',
  sql: /* sql */ `
CREATE SEQUENCE quotation_folio START 100001 MAXVALUE 999999;
CREATE TABLE quotation (
  id uuid PRIMARY KEY,
  folio integer NOT NULL UNIQUE DEFAULT nextval('quotation_folio'),
  site text NOT NULL,
  -- sha-256 of the holder's cookie; whoever brings the cookie holds the quotation
  holder_hash text,
  client_id uuid,
  user_id uuid,
  zipcode_id text,
  contact_id uuid,
  guest_address jsonb,
  payment_group smallint NOT NULL DEFAULT 1 CHECK (payment_group BETWEEN 1 AND 5),
  payment_attempts smallint NOT NULL DEFAULT 0,
  rate_limit_reported boolean NOT NULL DEFAULT false,
  is_closed boolean NOT NULL DEFAULT false,
  is_spei boolean NOT NULL DEFAULT false,
  from_offers boolean NOT NULL DEFAULT false,
  -- the day (store time zone) its prices are of
  priced_on date NOT NULL,
  -- what the last re-pricing changed, told until the person changes the lines: [{ detailId, before, now }] in centavos
  repriced jsonb NOT NULL DEFAULT '[]',
  -- raised by every change of the quotation, its lines or its payments
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX quotation_client ON quotation (client_id, created_at DESC) WHERE client_id IS NOT NULL;
CREATE INDEX quotation_created ON quotation (created_at DESC);

CREATE TABLE quotation_line (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation ON DELETE CASCADE,
  product_id uuid NOT NULL,
  item_code text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  original_quantity integer NOT NULL,
  unit_price_cents bigint NOT NULL,
  discount_pg1 smallint NOT NULL DEFAULT 0,
  discount_pg2 smallint NOT NULL DEFAULT 0,
  discount_pg3 smallint NOT NULL DEFAULT 0,
  discount_pg4 smallint NOT NULL DEFAULT 0,
  discount_pg5 smallint NOT NULL DEFAULT 0,
  ship_date date,
  original_ship_date date,
  ship_company text,
  ship_company_from text,
  stock_source_id bigint,
  position bigint GENERATED ALWAYS AS IDENTITY
);
CREATE INDEX quotation_line_quotation ON quotation_line (quotation_id, position);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation,
  order_id uuid,
  -- sent to the provider; one key, one charge
  idempotency_key text NOT NULL UNIQUE,
  provider text NOT NULL,
  provider_payment_id text UNIQUE,
  type text NOT NULL,
  payment_group smallint NOT NULL CHECK (payment_group BETWEEN 1 AND 5),
  months smallint NOT NULL DEFAULT 1,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  refunded_cents bigint NOT NULL DEFAULT 0 CHECK (refunded_cents BETWEEN 0 AND amount_cents),
  -- started: about to ask the provider; unknown: asked, no answer; see the domain's payment states
  status text NOT NULL CHECK (status IN ('started', 'unknown', 'pending', 'approved', 'rejected', 'cancelled', 'refunded')),
  status_detail text,
  card_last_four text,
  card_brand text,
  authorization_code text,
  -- when an open payment is next looked up at the provider
  check_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_quotation ON payment (quotation_id, created_at);
-- what the sweeper looks at after a crash
CREATE INDEX payment_open ON payment (check_at) WHERE status IN ('started', 'unknown', 'pending');
-- one payment at a time per quotation
CREATE UNIQUE INDEX payment_in_progress ON payment (quotation_id) WHERE status IN ('started', 'unknown');

-- The row to lock before pieces are promised. sold never passes what was received less what others hold.
CREATE TABLE stock_sold (
  stock_source_id bigint PRIMARY KEY,
  sold integer NOT NULL DEFAULT 0 CHECK (sold >= 0)
);

CREATE TABLE reservation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  quotation_id uuid NOT NULL,
  line_id uuid NOT NULL,
  item_code text NOT NULL,
  stock_source_id bigint NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'claimed', 'released'))
);
CREATE INDEX reservation_held ON reservation (stock_source_id) INCLUDE (quantity, expires_at) WHERE state = 'held';
CREATE INDEX reservation_payment ON reservation (payment_id);

CREATE SEQUENCE order_folio START 200001 MAXVALUE 999999;
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  folio integer NOT NULL UNIQUE DEFAULT nextval('order_folio'),
  quotation_id uuid NOT NULL UNIQUE REFERENCES quotation,
  site text NOT NULL,
  status text NOT NULL CHECK (status IN ('completed', 'pending-sap', 'pending-payment', 'canceled')),
  holder_hash text,
  client_id uuid,
  user_id uuid,
  is_invited boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  address jsonb NOT NULL,
  payment_type text NOT NULL,
  payment_group smallint NOT NULL,
  subtotal_cents bigint NOT NULL,
  discount_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  paid_cents bigint NOT NULL DEFAULT 0,
  delivery_date date,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX orders_created ON orders (created_at DESC, id);
CREATE INDEX orders_client ON orders (client_id, created_at DESC) WHERE client_id IS NOT NULL;
CREATE INDEX orders_status ON orders (status, created_at DESC);
ALTER TABLE payment ADD FOREIGN KEY (order_id) REFERENCES orders;

CREATE TABLE order_line (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  product_id uuid NOT NULL,
  item_code text NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  picture text NOT NULL,
  finish text,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_price_cents bigint NOT NULL,
  unit_total_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  ship_date date,
  ship_company text,
  ship_company_from text,
  position integer NOT NULL
);
CREATE INDEX order_line_order ON order_line (order_id, position);

-- Everything that leaves the house because of an order, written in the order's own transaction.
CREATE TABLE outbox (
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
CREATE INDEX outbox_due ON outbox (next_at) WHERE done_at IS NULL AND parked_at IS NULL;

-- The inbox of provider notices: stored first, answered at once, worked later.
CREATE TABLE webhook_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_key text NOT NULL UNIQUE,
  provider_payment_id text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,
  last_error text
);
CREATE INDEX webhook_event_due ON webhook_event (next_at) WHERE processed_at IS NULL;

CREATE TABLE erp_document (
  order_id uuid PRIMARY KEY REFERENCES orders,
  document text NOT NULL,
  doc_entry bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE erp_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  sentence text NOT NULL,
  code text,
  ok boolean NOT NULL,
  duration_ms integer NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX erp_log_order ON erp_log (order_id, at DESC);

CREATE TABLE checkout_idempotency (
  key text NOT NULL,
  actor text NOT NULL,
  body_hash text NOT NULL,
  status smallint,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor, key)
);
`,
};
