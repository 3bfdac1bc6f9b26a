/** Tables of the checkout service: quotations, payments, orders and the stock taken for them. */
export const checkoutTables = /* sql */ `
CREATE SEQUENCE order_folio AS bigint START 200001;

CREATE SEQUENCE quotation_folio AS bigint START 100001;

CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'a ledger is only added to'; END $$;

CREATE FUNCTION ledger_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (client_id, kind) VALUES (NEW.client_id, NEW.kind) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ledger_account WHERE client_id = NEW.client_id AND kind = NEW.kind FOR UPDATE;
  IF NEW.amount_cents < 0 AND NEW.amount_cents + coalesce((
    SELECT sum(amount_cents) FROM ledger_entry WHERE client_id = NEW.client_id AND kind = NEW.kind), 0) < 0 THEN
    RAISE EXCEPTION 'the ledger has less than that' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_funds';
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION mark_stock_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $$;

CREATE FUNCTION note_lead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address)
    WHERE id = coalesce(NEW.quotation_id, OLD.quotation_id);
  RETURN NULL;
END $$;

CREATE FUNCTION note_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY(SELECT DISTINCT order_id FROM added));
  RETURN NULL;
END $$;

CREATE FUNCTION note_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation SET lost_reason =
    (SELECT reason FROM quotation_closing WHERE quotation_id = NEW.quotation_id AND reopened_at IS NULL)
  WHERE id = NEW.quotation_id;
  RETURN NULL;
END $$;

CREATE FUNCTION note_moved_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;

CREATE FUNCTION note_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.client_name := client_name_of(NEW.id, NEW.client_id, NEW.guest_address);
  NEW.seller_name := seller_name_of(NEW.seller_id);
  RETURN NEW;
END $$;

CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.quoted_at := (SELECT created_at FROM quotation WHERE id = NEW.quotation_id);
  END IF;
  NEW.seller_id := (SELECT id FROM app_user WHERE id = NEW.user_id AND role IN ('seller', 'manager', 'admin'));
  RETURN NEW;
END $$;

CREATE FUNCTION note_tried() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation SET tried = true WHERE id = NEW.quotation_id AND NOT tried;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_transition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a % does not go from % to %', TG_TABLE_NAME, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $$;

CREATE FUNCTION sum_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_order(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_order(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION sum_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.folio IS NOT NULL THEN PERFORM add_quotation(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.folio IS NOT NULL THEN PERFORM add_quotation(NEW, 1); END IF;
  RETURN NULL;
END $$;

CREATE TABLE caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX caller_use_ends ON caller_use USING btree (ends_at);

CREATE TABLE checkout_idempotency (
  key text NOT NULL,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamp with time zone NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT checkout_idempotency_pkey PRIMARY KEY (key)
);
CREATE INDEX checkout_idempotency_created ON checkout_idempotency USING btree (created_at);

CREATE TABLE dollar_rate (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  pesos numeric(8,4) NOT NULL,
  set_by uuid,
  set_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT dollar_rate_pkey PRIMARY KEY (id),
  CONSTRAINT dollar_rate_pesos_check CHECK (((pesos >= (5)::numeric) AND (pesos <= (50)::numeric)))
);

CREATE TABLE ledger_account (
  client_id uuid NOT NULL,
  kind text NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (client_id, kind),
  CONSTRAINT ledger_account_kind_check CHECK ((kind = ANY (ARRAY['ewallet'::text, 'client-balance'::text])))
);

CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  parked_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_kind_key_key UNIQUE (kind, key)
);
CREATE INDEX outbox_done ON outbox USING btree (done_at) WHERE ((done_at IS NOT NULL) AND (kind <> ALL (ARRAY['refund'::text, 'refund-case'::text])));
CREATE INDEX outbox_due ON outbox USING btree (next_at) WHERE ((done_at IS NULL) AND (parked_at IS NULL));
CREATE INDEX outbox_order_link ON outbox USING btree (((payload ->> 'orderId'::text)), created_at) WHERE (kind = 'order-link'::text);

CREATE TABLE quotation (
  id uuid NOT NULL,
  folio bigint,
  site text NOT NULL,
  holder_hash text,
  client_id uuid,
  user_id uuid,
  zipcode_id text,
  contact_id uuid,
  guest_address jsonb,
  payment_group smallint NOT NULL DEFAULT 1,
  payment_attempts smallint NOT NULL DEFAULT 0,
  rate_limit_reported boolean NOT NULL DEFAULT false,
  is_closed boolean NOT NULL DEFAULT false,
  is_spei boolean NOT NULL DEFAULT false,
  from_offers boolean NOT NULL DEFAULT false,
  priced_on date NOT NULL,
  repriced jsonb NOT NULL DEFAULT '[]'::jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  seller_id uuid,
  merged_into uuid,
  broker_id uuid,
  store_code text,
  pieces integer NOT NULL DEFAULT 0,
  totals_cents bigint[] NOT NULL DEFAULT '{0,0,0,0,0}'::bigint[],
  ordered_at timestamp with time zone,
  total_cents bigint GENERATED ALWAYS AS (totals_cents[payment_group]) STORED,
  state text GENERATED ALWAYS AS (
CASE
    WHEN (ordered_at IS NOT NULL) THEN 'ordered'::text
    WHEN (merged_into IS NOT NULL) THEN 'merged'::text
    WHEN is_closed THEN 'lost'::text
    ELSE 'open'::text
END) STORED,
  followed boolean NOT NULL DEFAULT false,
  tried boolean NOT NULL DEFAULT false,
  lost_reason text,
  client_name text NOT NULL DEFAULT ''::text,
  seller_name text NOT NULL DEFAULT ''::text,
  close_on date NOT NULL DEFAULT 'infinity'::date,
  next_on date NOT NULL DEFAULT 'infinity'::date,
  CONSTRAINT quotation_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_folio_key UNIQUE (folio),
  CONSTRAINT quotation_payment_group_check CHECK (((payment_group >= 1) AND (payment_group <= 5))),
  CONSTRAINT quotation_totals_cents_check CHECK ((cardinality(totals_cents) = 5)),
  CONSTRAINT quotation_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES quotation(id)
);
CREATE INDEX quotation_broker ON quotation USING btree (broker_id, created_at DESC) WHERE (broker_id IS NOT NULL);
CREATE INDEX quotation_client ON quotation USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);
CREATE INDEX quotation_client_name ON quotation USING btree (client_name, created_at DESC);
CREATE INDEX quotation_close_on ON quotation USING btree (close_on, created_at DESC);
CREATE INDEX quotation_created ON quotation USING btree (created_at DESC, id) INCLUDE (folio, site, store_code, seller_id, state, total_cents);
CREATE INDEX quotation_guest_words ON quotation USING gin (guest_words(guest_address) gin_trgm_ops) WHERE (guest_address IS NOT NULL);
CREATE INDEX quotation_merged_into ON quotation USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX quotation_next_on ON quotation USING btree (next_on, created_at DESC);
CREATE INDEX quotation_nobodys ON quotation USING btree (created_at) WHERE ((client_id IS NULL) AND (seller_id IS NULL));
CREATE INDEX quotation_pieces ON quotation USING btree (pieces, created_at DESC);
CREATE INDEX quotation_seller ON quotation USING btree (seller_id, created_at DESC) WHERE (seller_id IS NOT NULL);
CREATE INDEX quotation_seller_name ON quotation USING btree (seller_name, created_at DESC);
CREATE INDEX quotation_state ON quotation USING btree (state, created_at DESC);
CREATE INDEX quotation_store ON quotation USING btree (COALESCE(store_code, site), created_at DESC);
CREATE INDEX quotation_total ON quotation USING btree (total_cents, created_at DESC);
CREATE INDEX quotation_without_folio ON quotation USING btree (updated_at) WHERE (folio IS NULL);
CREATE TRIGGER quotation_named BEFORE INSERT OR UPDATE OF client_id, guest_address, seller_id ON quotation FOR EACH ROW EXECUTE FUNCTION note_names();
CREATE TRIGGER quotation_summed AFTER INSERT OR DELETE ON quotation FOR EACH ROW EXECUTE FUNCTION sum_quotation();
CREATE TRIGGER quotation_summed_anew AFTER UPDATE ON quotation FOR EACH ROW WHEN ((((((((((((old.folio IS NULL) IS DISTINCT FROM (new.folio IS NULL)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.store_code IS DISTINCT FROM new.store_code)) OR (old.site IS DISTINCT FROM new.site)) OR (old.seller_id IS DISTINCT FROM new.seller_id)) OR (old.lost_reason IS DISTINCT FROM new.lost_reason)) OR (old.state IS DISTINCT FROM new.state)) OR (old.total_cents IS DISTINCT FROM new.total_cents)) OR (old.followed IS DISTINCT FROM new.followed)) OR (old.tried IS DISTINCT FROM new.tried))) EXECUTE FUNCTION sum_quotation();

CREATE TABLE lead (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT lead_pkey PRIMARY KEY (id),
  CONSTRAINT lead_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id)
);
CREATE INDEX lead_created ON lead USING btree (created_at);
CREATE INDEX lead_quotation ON lead USING btree (quotation_id, created_at DESC);
CREATE TRIGGER lead_named AFTER INSERT OR DELETE ON lead FOR EACH ROW EXECUTE FUNCTION note_lead();

CREATE FUNCTION client_name_of(of_id uuid, of_client uuid, address jsonb) RETURNS text LANGUAGE sql
 STABLE
RETURN COALESCE(NULLIF((SELECT sorted_name(client.first_name, client.last_name) AS sorted_name FROM client WHERE (client.id = client_name_of.of_client)), ''::text), NULLIF(sorted_name((address ->> 'firstName'::text), (address ->> 'lastName'::text)), ''::text), (SELECT plain(lead.name) AS plain FROM lead WHERE (lead.quotation_id = client_name_of.of_id) ORDER BY lead.created_at DESC LIMIT 1), ''::text);

CREATE TABLE orders (
  id uuid NOT NULL,
  folio bigint NOT NULL DEFAULT nextval('order_folio'::regclass),
  quotation_id uuid NOT NULL,
  site text NOT NULL,
  status text NOT NULL,
  holder_hash text,
  client_id uuid,
  user_id uuid,
  is_invited boolean NOT NULL DEFAULT false,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  address jsonb NOT NULL,
  payment_type text NOT NULL,
  payment_group smallint NOT NULL,
  subtotal_cents bigint NOT NULL,
  discount_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  paid_cents bigint NOT NULL DEFAULT 0,
  delivery_date date,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  broker_id uuid,
  store_code text,
  pieces integer NOT NULL DEFAULT 0,
  returned_cents bigint NOT NULL DEFAULT 0,
  quoted_at timestamp with time zone,
  seller_id uuid,
  promised integer NOT NULL DEFAULT 0,
  promises_kept integer NOT NULL DEFAULT 0,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_folio_key UNIQUE (folio),
  CONSTRAINT orders_quotation_id_key UNIQUE (quotation_id),
  CONSTRAINT orders_returned_cents_check CHECK ((returned_cents >= 0)),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'pending-sap'::text, 'pending-payment'::text, 'canceled'::text]))),
  CONSTRAINT orders_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id)
);
CREATE INDEX orders_broker ON orders USING btree (broker_id, created_at DESC) WHERE (broker_id IS NOT NULL);
CREATE INDEX orders_client ON orders USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);
CREATE INDEX orders_client_name ON orders USING btree (plain(((first_name || ' '::text) || last_name)), created_at DESC);
CREATE INDEX orders_created ON orders USING btree (created_at DESC, id) INCLUDE (status, total_cents, paid_cents, site, store_code, user_id, payment_type, quoted_at);
CREATE INDEX orders_delivered ON orders USING btree (delivery_date) WHERE (status = ANY (ARRAY['completed'::text, 'pending-sap'::text]));
CREATE INDEX orders_paid ON orders USING btree (paid_cents, created_at DESC);
CREATE INDEX orders_payment_type ON orders USING btree (payment_type, created_at DESC);
CREATE INDEX orders_pieces ON orders USING btree (pieces, created_at DESC);
CREATE INDEX orders_status ON orders USING btree (status, created_at DESC);
CREATE INDEX orders_store ON orders USING btree (COALESCE(store_code, site), created_at DESC);
CREATE INDEX orders_total ON orders USING btree (total_cents, created_at DESC);
CREATE INDEX orders_user ON orders USING btree (user_id, created_at DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX orders_words ON orders USING gin (order_words(first_name, last_name, email, phone) gin_trgm_ops);
CREATE TRIGGER orders_noted BEFORE INSERT OR UPDATE OF user_id ON orders FOR EACH ROW EXECUTE FUNCTION note_order();
CREATE TRIGGER orders_summed AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION sum_order();
CREATE TRIGGER orders_summed_anew AFTER UPDATE ON orders FOR EACH ROW WHEN (((((((((((old.created_at IS DISTINCT FROM new.created_at) OR (old.store_code IS DISTINCT FROM new.store_code)) OR (old.site IS DISTINCT FROM new.site)) OR (old.seller_id IS DISTINCT FROM new.seller_id)) OR (old.payment_type IS DISTINCT FROM new.payment_type)) OR (old.status IS DISTINCT FROM new.status)) OR (old.total_cents IS DISTINCT FROM new.total_cents)) OR (old.paid_cents IS DISTINCT FROM new.paid_cents)) OR (old.promised IS DISTINCT FROM new.promised)) OR (old.promises_kept IS DISTINCT FROM new.promises_kept))) EXECUTE FUNCTION sum_order();
CREATE TRIGGER orders_transition BEFORE UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status <> new.status) AND (((((((old.status <> 'pending-payment'::text) OR (new.status <> 'pending-sap'::text)) AND ((old.status <> 'pending-payment'::text) OR (new.status <> 'canceled'::text))) AND ((old.status <> 'pending-sap'::text) OR (new.status <> 'completed'::text))) AND ((old.status <> 'pending-sap'::text) OR (new.status <> 'canceled'::text))) AND ((old.status <> 'completed'::text) OR (new.status <> 'canceled'::text))) AND ((old.status <> 'canceled'::text) OR (new.status <> 'pending-sap'::text))))) EXECUTE FUNCTION refuse_transition();

CREATE TABLE delivery_change (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  pieces integer NOT NULL,
  changed_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT delivery_change_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_change_check CHECK ((to_day <> from_day)),
  CONSTRAINT delivery_change_pieces_check CHECK ((pieces > 0)),
  CONSTRAINT delivery_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX delivery_change_order ON delivery_change USING btree (order_id, created_at);
CREATE TRIGGER delivery_change_append_only BEFORE DELETE OR UPDATE ON delivery_change FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE TABLE erp_document (
  order_id uuid NOT NULL,
  document text NOT NULL,
  doc_entry bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  series_next_at timestamp with time zone,
  compared_at timestamp with time zone,
  CONSTRAINT erp_document_pkey PRIMARY KEY (order_id),
  CONSTRAINT erp_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX erp_document_compared ON erp_document USING btree (compared_at NULLS FIRST);
CREATE INDEX erp_document_series ON erp_document USING btree (series_next_at) WHERE (series_next_at IS NOT NULL);

CREATE TABLE erp_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  sentence text NOT NULL,
  code text,
  ok boolean NOT NULL,
  duration_ms integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT erp_log_pkey PRIMARY KEY (id),
  CONSTRAINT erp_log_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX erp_log_at ON erp_log USING btree (at);
CREATE INDEX erp_log_order ON erp_log USING btree (order_id, at DESC);

CREATE TABLE order_holder (
  order_id uuid NOT NULL,
  holder_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT order_holder_pkey PRIMARY KEY (order_id, holder_hash),
  CONSTRAINT order_holder_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_holder_created ON order_holder USING btree (created_at);

CREATE TABLE order_line (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  product_id uuid NOT NULL,
  item_code text NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  picture text NOT NULL,
  finish text,
  quantity integer NOT NULL,
  unit_price_cents bigint NOT NULL,
  unit_total_cents bigint NOT NULL,
  total_cents bigint NOT NULL,
  ship_date date,
  ship_company text,
  ship_company_from text,
  "position" integer NOT NULL,
  has_series boolean NOT NULL DEFAULT false,
  series_numbers text[] NOT NULL DEFAULT '{}'::text[],
  bigticket_percentage smallint NOT NULL DEFAULT 0,
  discount_name text,
  CONSTRAINT order_line_pkey PRIMARY KEY (id),
  CONSTRAINT order_line_bigticket_percentage_check CHECK (((bigticket_percentage >= 0) AND (bigticket_percentage <= 100))),
  CONSTRAINT order_line_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_line_order ON order_line USING btree (order_id, "position");
CREATE TRIGGER order_line_added AFTER INSERT ON order_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_lines();
CREATE TRIGGER order_line_moved AFTER UPDATE OF ship_date ON order_line FOR EACH ROW WHEN ((old.ship_date IS DISTINCT FROM new.ship_date)) EXECUTE FUNCTION note_moved_line();

CREATE TABLE payment (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  order_id uuid,
  idempotency_key text NOT NULL,
  provider text NOT NULL,
  provider_payment_id text,
  type text NOT NULL,
  payment_group smallint NOT NULL,
  months smallint NOT NULL DEFAULT 1,
  amount_cents bigint NOT NULL,
  refunded_cents bigint NOT NULL DEFAULT 0,
  status text NOT NULL,
  status_detail text,
  card_last_four text,
  card_brand text,
  authorization_code text,
  check_at timestamp with time zone NOT NULL DEFAULT now(),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  expires_at timestamp with time zone,
  part boolean NOT NULL DEFAULT false,
  clabe text,
  bank text,
  transfer_url text,
  challenge_url text,
  challenge_creq text,
  taken_by uuid,
  reference text,
  terminal text,
  exchange_rate numeric(10,4),
  compared_at timestamp with time zone,
  caller_holder text,
  caller_address text,
  caller_network text,
  caller_email text,
  received_cents bigint,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT payment_provider_payment_id_key UNIQUE (provider_payment_id),
  CONSTRAINT payment_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT payment_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  CONSTRAINT payment_check1 CHECK ((received_cents >= amount_cents)),
  CONSTRAINT payment_clabe_check CHECK ((clabe ~ '^[0-9]{18}$'::text)),
  CONSTRAINT payment_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  CONSTRAINT payment_payment_group_check CHECK (((payment_group >= 1) AND (payment_group <= 5))),
  CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text, 'refunded'::text]))),
  CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payment_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id)
);
CREATE INDEX payment_compared ON payment USING btree (compared_at NULLS FIRST) WHERE (provider = 'mercadopago'::text);
CREATE INDEX payment_deadline ON payment USING btree (expires_at) WHERE ((status = 'pending'::text) AND (expires_at IS NOT NULL));
CREATE UNIQUE INDEX payment_in_progress ON payment USING btree (quotation_id) WHERE (status = ANY (ARRAY['started'::text, 'unknown'::text]));
CREATE INDEX payment_open ON payment USING btree (check_at) WHERE (status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text]));
CREATE INDEX payment_order ON payment USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX payment_part ON payment USING btree (updated_at) WHERE ((status = 'approved'::text) AND (order_id IS NULL));
CREATE INDEX payment_quotation ON payment USING btree (quotation_id, created_at);
CREATE INDEX payment_rejected ON payment USING btree (updated_at DESC) WHERE (status = 'rejected'::text);
CREATE INDEX payment_taken_by ON payment USING btree (taken_by, created_at) WHERE (taken_by IS NOT NULL);
CREATE INDEX payment_tried_type ON payment USING btree (type, quotation_id);
CREATE INDEX payment_under_way_address ON payment USING btree (caller_address) WHERE (status = 'started'::text);
CREATE INDEX payment_waiting_email ON payment USING btree (caller_email) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
CREATE INDEX payment_waiting_holder ON payment USING btree (caller_holder) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
CREATE INDEX payment_waiting_network ON payment USING btree (caller_network) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
CREATE TRIGGER payment_transition BEFORE UPDATE OF status ON payment FOR EACH ROW WHEN (((old.status <> new.status) AND (((((((((((((((old.status <> 'started'::text) OR (new.status <> 'unknown'::text)) AND ((old.status <> 'started'::text) OR (new.status <> 'pending'::text))) AND ((old.status <> 'started'::text) OR (new.status <> 'approved'::text))) AND ((old.status <> 'started'::text) OR (new.status <> 'rejected'::text))) AND ((old.status <> 'started'::text) OR (new.status <> 'cancelled'::text))) AND ((old.status <> 'unknown'::text) OR (new.status <> 'pending'::text))) AND ((old.status <> 'unknown'::text) OR (new.status <> 'approved'::text))) AND ((old.status <> 'unknown'::text) OR (new.status <> 'rejected'::text))) AND ((old.status <> 'unknown'::text) OR (new.status <> 'cancelled'::text))) AND ((old.status <> 'pending'::text) OR (new.status <> 'approved'::text))) AND ((old.status <> 'pending'::text) OR (new.status <> 'rejected'::text))) AND ((old.status <> 'pending'::text) OR (new.status <> 'cancelled'::text))) AND ((old.status <> 'approved'::text) OR (new.status <> 'refunded'::text))) AND ((old.status <> 'cancelled'::text) OR (new.status <> 'approved'::text))))) EXECUTE FUNCTION refuse_transition();
CREATE TRIGGER quotation_tried AFTER INSERT ON payment FOR EACH ROW EXECUTE FUNCTION note_tried();

CREATE TABLE ledger_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  payment_id uuid,
  key text NOT NULL,
  created_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT ledger_entry_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entry_key_key UNIQUE (key),
  CONSTRAINT ledger_entry_amount_cents_check CHECK ((amount_cents <> 0)),
  CONSTRAINT ledger_entry_reason_check CHECK ((reason = ANY (ARRAY['deposit'::text, 'payment'::text, 'return'::text, 'adjustment'::text]))),
  CONSTRAINT ledger_entry_client_id_kind_fkey FOREIGN KEY (client_id, kind) REFERENCES ledger_account(client_id, kind),
  CONSTRAINT ledger_entry_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id)
);
CREATE INDEX ledger_entry_account ON ledger_entry USING btree (client_id, kind, id) INCLUDE (amount_cents);
CREATE INDEX ledger_entry_payment ON ledger_entry USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE TRIGGER ledger_append_only BEFORE DELETE OR UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER ledger_guard BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_guard();

CREATE TABLE payment_refund (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  refunded_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT payment_refund_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refund_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT payment_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id)
);
CREATE INDEX payment_refund_payment ON payment_refund USING btree (payment_id);
CREATE TRIGGER payment_refund_append_only BEFORE DELETE OR UPDATE ON payment_refund FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE TABLE quotation_caller (
  quotation_id uuid NOT NULL,
  client_ip text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_caller_pkey PRIMARY KEY (quotation_id),
  CONSTRAINT quotation_caller_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_caller_created ON quotation_caller USING btree (created_at);

CREATE TABLE quotation_closing (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  reason text NOT NULL,
  comment text NOT NULL,
  closed_by uuid NOT NULL,
  closed_at timestamp with time zone NOT NULL DEFAULT now(),
  reopened_by uuid,
  reopened_at timestamp with time zone,
  CONSTRAINT quotation_closing_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_closing_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_closing_at ON quotation_closing USING btree (closed_at);
CREATE UNIQUE INDEX quotation_closing_open ON quotation_closing USING btree (quotation_id) WHERE (reopened_at IS NULL);
CREATE TRIGGER quotation_lost AFTER INSERT OR UPDATE ON quotation_closing FOR EACH ROW EXECUTE FUNCTION note_lost();

CREATE TABLE quotation_day (
  day date NOT NULL,
  store text NOT NULL,
  seller_id uuid,
  lost_reason text,
  quotations integer NOT NULL,
  ordered integer NOT NULL,
  followed integer NOT NULL,
  tried integer NOT NULL,
  fresh boolean NOT NULL DEFAULT true,
  cents bigint NOT NULL DEFAULT 0,
  open integer NOT NULL DEFAULT 0,
  open_cents bigint NOT NULL DEFAULT 0,
  ordered_cents bigint NOT NULL DEFAULT 0,
  lost integer NOT NULL DEFAULT 0,
  lost_cents bigint NOT NULL DEFAULT 0
);
CREATE INDEX quotation_day_day ON quotation_day USING btree (day);
CREATE INDEX quotation_day_fresh ON quotation_day USING btree (day) WHERE fresh;

CREATE FUNCTION add_quotation(q quotation, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO quotation_day (day, store, seller_id, lost_reason, quotations, ordered, followed, tried,
    cents, open, open_cents, ordered_cents, lost, lost_cents)
  SELECT store_day(q.created_at), coalesce(q.store_code, q.site), q.seller_id, q.lost_reason,
    sign, sign * is_ordered, sign * q.followed::int, sign * q.tried::int,
    sign * q.total_cents, sign * is_open, sign * is_open * q.total_cents, sign * is_ordered * q.total_cents,
    sign * is_lost, sign * is_lost * q.total_cents
  FROM (SELECT (q.state = 'open')::int AS is_open, (q.state = 'ordered')::int AS is_ordered,
    (q.state = 'lost')::int AS is_lost) AS is_so
$$;

CREATE TABLE quotation_handover (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  from_user uuid,
  to_user uuid NOT NULL,
  by_user uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_handover_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_handover_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_handover_quotation ON quotation_handover USING btree (quotation_id, at DESC);

CREATE TABLE quotation_holder (
  quotation_id uuid NOT NULL,
  holder_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_holder_pkey PRIMARY KEY (quotation_id, holder_hash),
  CONSTRAINT quotation_holder_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_holder_created ON quotation_holder USING btree (created_at);

CREATE TABLE quotation_line (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  product_id uuid NOT NULL,
  item_code text NOT NULL,
  quantity integer NOT NULL,
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
  "position" bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  bigticket_percentage smallint NOT NULL DEFAULT 0,
  package_id uuid,
  bargain jsonb,
  CONSTRAINT quotation_line_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_line_bigticket_percentage_check CHECK (((bigticket_percentage >= 0) AND (bigticket_percentage <= 100))),
  CONSTRAINT quotation_line_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT quotation_line_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_line_quotation ON quotation_line USING btree (quotation_id, "position");

CREATE TABLE reconciliation_break (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  subject text NOT NULL,
  sentence text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  first_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  resolved_at timestamp with time zone,
  seen_at timestamp with time zone,
  seen_by uuid,
  note text,
  CONSTRAINT reconciliation_break_pkey PRIMARY KEY (id),
  CONSTRAINT reconciliation_break_kind_subject_key UNIQUE (kind, subject)
);
CREATE INDEX reconciliation_break_open ON reconciliation_break USING btree (first_seen_at DESC) WHERE (resolved_at IS NULL);
CREATE INDEX reconciliation_break_resolved ON reconciliation_break USING btree (resolved_at) WHERE (resolved_at IS NOT NULL);

CREATE TABLE reservation (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  payment_id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  line_id uuid NOT NULL,
  item_code text NOT NULL,
  stock_source_id bigint NOT NULL,
  quantity integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  state text NOT NULL DEFAULT 'held'::text,
  CONSTRAINT reservation_pkey PRIMARY KEY (id),
  CONSTRAINT reservation_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT reservation_state_check CHECK ((state = ANY (ARRAY['held'::text, 'claimed'::text, 'released'::text]))),
  CONSTRAINT reservation_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id)
);
CREATE INDEX reservation_held ON reservation USING btree (stock_source_id) INCLUDE (quantity, expires_at) WHERE (state = 'held'::text);
CREATE INDEX reservation_payment ON reservation USING btree (payment_id);
CREATE INDEX reservation_released ON reservation USING btree (expires_at) WHERE (state = 'released'::text);

CREATE TABLE sales_day (
  day date NOT NULL,
  store text NOT NULL,
  site text NOT NULL,
  seller_id uuid,
  payment_type text NOT NULL,
  orders integer NOT NULL,
  cents bigint NOT NULL,
  promised integer NOT NULL,
  promises_kept integer NOT NULL,
  fresh boolean NOT NULL DEFAULT true,
  placed integer NOT NULL DEFAULT 0,
  placed_cents bigint NOT NULL DEFAULT 0,
  paid_cents bigint NOT NULL DEFAULT 0,
  due_orders integer NOT NULL DEFAULT 0,
  due_cents bigint NOT NULL DEFAULT 0,
  pending_sap integer NOT NULL DEFAULT 0,
  pending_payment integer NOT NULL DEFAULT 0,
  canceled integer NOT NULL DEFAULT 0
);
CREATE INDEX sales_day_day ON sales_day USING btree (day);
CREATE INDEX sales_day_fresh ON sales_day USING btree (day) WHERE fresh;

CREATE FUNCTION add_order(o orders, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_day (day, store, site, seller_id, payment_type, orders, cents, promised, promises_kept,
    placed, placed_cents, paid_cents, due_orders, due_cents, pending_sap, pending_payment, canceled)
  SELECT store_day(o.created_at), coalesce(o.store_code, o.site), o.site, o.seller_id, o.payment_type,
    sign * valid, sign * valid * o.total_cents, sign * valid * o.promised, sign * valid * o.promises_kept,
    sign, sign * o.total_cents, sign * o.paid_cents, sign * due, sign * due * (o.total_cents - o.paid_cents),
    sign * (o.status = 'pending-sap')::int, sign * (o.status = 'pending-payment')::int, sign * (1 - valid)
  FROM (SELECT (o.status <> 'canceled')::int AS valid,
    (o.status <> 'canceled' AND o.paid_cents < o.total_cents)::int AS due) AS is_so
$$;

CREATE FUNCTION sum_days() RETURNS void LANGUAGE sql AS $$
  DELETE FROM sales_day;
  DELETE FROM quotation_day;
  INSERT INTO sales_day (day, store, site, seller_id, payment_type, orders, cents, promised, promises_kept,
    placed, placed_cents, paid_cents, due_orders, due_cents, pending_sap, pending_payment, canceled, fresh)
  SELECT store_day(created_at), coalesce(store_code, site), site, seller_id, payment_type,
    count(*) FILTER (WHERE status <> 'canceled'), coalesce(sum(total_cents) FILTER (WHERE status <> 'canceled'), 0),
    coalesce(sum(promised) FILTER (WHERE status <> 'canceled'), 0),
    coalesce(sum(promises_kept) FILTER (WHERE status <> 'canceled'), 0),
    count(*), sum(total_cents), sum(paid_cents), count(*) FILTER (WHERE status <> 'canceled' AND paid_cents < total_cents),
    coalesce(sum(total_cents - paid_cents) FILTER (WHERE status <> 'canceled' AND paid_cents < total_cents), 0),
    count(*) FILTER (WHERE status = 'pending-sap'), count(*) FILTER (WHERE status = 'pending-payment'),
    count(*) FILTER (WHERE status = 'canceled'), false
  FROM orders GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO quotation_day (day, store, seller_id, lost_reason, quotations, ordered, followed, tried,
    cents, open, open_cents, ordered_cents, lost, lost_cents, fresh)
  SELECT store_day(created_at), coalesce(store_code, site), seller_id, lost_reason,
    count(*), count(*) FILTER (WHERE state = 'ordered'), count(*) FILTER (WHERE followed), count(*) FILTER (WHERE tried),
    sum(total_cents), count(*) FILTER (WHERE state = 'open'), coalesce(sum(total_cents) FILTER (WHERE state = 'open'), 0),
    coalesce(sum(total_cents) FILTER (WHERE state = 'ordered'), 0), count(*) FILTER (WHERE state = 'lost'),
    coalesce(sum(total_cents) FILTER (WHERE state = 'lost'), 0), false
  FROM quotation WHERE folio IS NOT NULL GROUP BY 1, 2, 3, 4;
$$;

CREATE TABLE spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX spent_proof_expires ON spent_proof USING btree (expires_at);

CREATE TABLE stock_sold (
  stock_source_id bigint NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  changed_in bigint NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  CONSTRAINT stock_sold_pkey PRIMARY KEY (stock_source_id),
  CONSTRAINT stock_sold_sold_check CHECK ((sold >= 0))
);
CREATE INDEX stock_sold_changed ON stock_sold USING btree (changed_in);
CREATE TRIGGER stock_sold_changed BEFORE UPDATE ON stock_sold FOR EACH ROW EXECUTE FUNCTION mark_stock_change();

CREATE TABLE transfer_credit (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  reference text NOT NULL,
  received_on date NOT NULL,
  amount_cents bigint NOT NULL,
  returned_cents bigint NOT NULL,
  credited_by uuid NOT NULL,
  credited_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT transfer_credit_pkey PRIMARY KEY (id),
  CONSTRAINT transfer_credit_reference_received_on_key UNIQUE (reference, received_on),
  CONSTRAINT transfer_credit_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT transfer_credit_check CHECK (((returned_cents >= 0) AND (returned_cents <= amount_cents))),
  CONSTRAINT transfer_credit_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX transfer_credit_order ON transfer_credit USING btree (order_id, credited_at);
CREATE TRIGGER transfer_credit_append_only BEFORE DELETE OR UPDATE ON transfer_credit FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE TABLE webhook_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_key text NOT NULL,
  provider_payment_id text NOT NULL,
  body jsonb NOT NULL,
  received_at timestamp with time zone NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  processed_at timestamp with time zone,
  last_error text,
  CONSTRAINT webhook_event_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_event_event_key_key UNIQUE (event_key)
);
CREATE INDEX webhook_event_due ON webhook_event USING btree (next_at) WHERE (processed_at IS NULL);
CREATE INDEX webhook_event_processed ON webhook_event USING btree (processed_at) WHERE (processed_at IS NOT NULL);
`;
