CREATE EXTENSION btree_gin;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE OR REPLACE FUNCTION add_order(o orders, sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO sales_day (day, store, site, seller_id, payment_type, orders, cents, promised, promises_kept,
    placed, placed_cents, paid_cents, due_orders, due_cents, pending_sap, pending_payment, canceled)
  SELECT store_day(o.created_at), coalesce(o.store_code, o.site), o.site, o.seller_id, o.payment_type,
    sign * valid, sign * valid * o.total_cents, sign * valid * o.promised, sign * valid * o.promises_kept,
    sign, sign * o.total_cents, sign * o.paid_cents, sign * due, sign * due * (o.total_cents - o.paid_cents),
    sign * (o.status = 'pending-sap')::int, sign * (o.status = 'pending-payment')::int, sign * (1 - valid)
  FROM (SELECT (o.status <> 'canceled')::int AS valid,
    (o.status <> 'canceled' AND o.paid_cents < o.total_cents)::int AS due) AS is_so
$function$;

CREATE OR REPLACE FUNCTION add_quotation(q quotation, sign integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO quotation_day (day, store, seller_id, lost_reason, quotations, ordered, followed, tried,
    cents, open, open_cents, ordered_cents, lost, lost_cents)
  SELECT store_day(q.created_at), coalesce(q.store_code, q.site), q.seller_id, q.lost_reason,
    sign, sign * is_ordered, sign * q.followed::int, sign * q.tried::int,
    sign * q.total_cents, sign * is_open, sign * is_open * q.total_cents, sign * is_ordered * q.total_cents,
    sign * is_lost, sign * is_lost * q.total_cents
  FROM (SELECT (q.state = 'open')::int AS is_open, (q.state = 'ordered')::int AS is_ordered,
    (q.state = 'lost')::int AS is_lost) AS is_so
$function$;

CREATE OR REPLACE FUNCTION append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME; END $function$;

CREATE OR REPLACE FUNCTION audit_is_appended()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'the audit log is only appended to' USING ERRCODE = 'insufficient_privilege';
END $function$;

-- The client’s name, else that of a guest’s address, else of a lead.
CREATE OR REPLACE FUNCTION client_name_of(of_id uuid, of_client uuid, address jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN COALESCE(NULLIF((SELECT sorted_name(client.first_name, client.last_name) AS sorted_name FROM client WHERE (client.id = client_name_of.of_client)), ''::text), NULLIF(sorted_name((address ->> 'firstName'::text), (address ->> 'lastName'::text)), ''::text), (SELECT plain(lead.name) AS plain FROM lead WHERE (lead.quotation_id = client_name_of.of_id) ORDER BY lead.created_at DESC LIMIT 1), ''::text);

CREATE OR REPLACE FUNCTION count_promises(orders_changed uuid[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  -- of two that change lines of one order the second counts after the first
  PERFORM FROM orders WHERE id = ANY (orders_changed) ORDER BY id FOR UPDATE;
  UPDATE orders o SET promised = s.promised, promises_kept = s.kept
  FROM (SELECT c.id, count(*) FILTER (WHERE l.ship_date IS NOT NULL AND f.original_ship_date IS NOT NULL)::int AS promised,
      count(*) FILTER (WHERE coalesce(e.came_on, l.ship_date) <= f.original_ship_date)::int AS kept
    FROM unnest(orders_changed) AS c(id) LEFT JOIN order_line l ON l.order_id = c.id
    -- an order's line has the id of the quotation's
    LEFT JOIN quotation_line f ON f.id = l.id
    -- the van came, whether or not somebody was there, or the buyer asked to wait; what was noted by mistake did not happen
    LEFT JOIN LATERAL (SELECT min(v.happened_on) AS came_on FROM delivery_event v
      WHERE v.order_id = l.order_id AND l.id = ANY (v.lines) AND v.state IN ('delivered', 'failed', 'stored')
        AND NOT EXISTS (SELECT FROM delivery_event w WHERE w.corrects = v.id)) AS e ON true
    GROUP BY c.id) AS s
  WHERE o.id = s.id AND (o.promised, o.promises_kept) IS DISTINCT FROM (s.promised, s.kept);
END $function$;

-- A price in centavos less whole percent, rounded to the nearest half peso, ties up.
CREATE OR REPLACE FUNCTION discounted(price_cents bigint, percent integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (percent = 0) THEN price_cents ELSE ((((price_cents * (100 - percent)) + 2500) / 5000) * 50) END;

CREATE OR REPLACE FUNCTION end_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE session SET ended_at = clock_timestamp() WHERE user_id = OLD.id AND ended_at IS NULL;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $function$;

-- The checkout service lets go of a client whose account is deleted, and may not write the records of talks.
CREATE OR REPLACE FUNCTION forget_talks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  DELETE FROM follow_up_record WHERE quotation_id = NEW.id;
  UPDATE follow_up SET next_step = NULL, next_step_on = NULL WHERE quotation_id = NEW.id AND next_step IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION guest_words(address jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN order_words(COALESCE((address ->> 'firstName'::text), ''::text), COALESCE((address ->> 'lastName'::text), ''::text), COALESCE((address ->> 'email'::text), ''::text), COALESCE((address ->> 'phone'::text), ''::text));

CREATE OR REPLACE FUNCTION ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN RAISE EXCEPTION 'a ledger is only added to'; END $function$;

-- Movements of one account lock its row in turn, and none may make it negative.
CREATE OR REPLACE FUNCTION ledger_guard()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO ledger_account (client_id, kind) VALUES (NEW.client_id, NEW.kind) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ledger_account WHERE client_id = NEW.client_id AND kind = NEW.kind FOR UPDATE;
  IF NEW.amount_cents < 0 AND NEW.amount_cents + coalesce((
    SELECT sum(amount_cents) FROM ledger_entry WHERE client_id = NEW.client_id AND kind = NEW.kind), 0) < 0 THEN
    RAISE EXCEPTION 'the ledger has less than that' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_funds';
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION mark_stock_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.changed_in := pg_current_xact_id()::text::bigint;
  RETURN NEW;
END $function$;

-- Notes changes in the order of their keys, so that two writers never deadlock.
CREATE OR REPLACE FUNCTION note_catalog_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  noted text := format('SELECT %s FROM changed', CASE WHEN TG_ARGV[1] = '' THEN '''''' ELSE TG_ARGV[1] || '::text' END);
BEGIN
  IF TG_OP = 'UPDATE' AND TG_ARGV[1] <> '' THEN
    noted := noted || replace(' UNION ' || noted, 'FROM changed', 'FROM before');
  END IF;
  EXECUTE format(
    'INSERT INTO catalog_change (kind, key, changed_in)
     SELECT %L, noted.key, pg_current_xact_id()::text::bigint FROM (SELECT DISTINCT key FROM (%s) AS every(key)) AS noted
     ORDER BY noted.key
     ON CONFLICT (kind, key) DO UPDATE SET changed_in = excluded.changed_in', TG_ARGV[0], noted);
  RETURN NULL;
END $function$;

-- The account and staff services may not write quotations themselves.
CREATE OR REPLACE FUNCTION note_client_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address) WHERE client_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_promises(ARRAY[NEW.order_id]);
  RETURN NULL;
END $function$;

-- Every service deletes its own rows, and only account may write file_removal.
CREATE OR REPLACE FUNCTION note_file_removal()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  INSERT INTO file_removal (file_id, folder) VALUES (OLD.file_id, TG_TABLE_NAME);
  RETURN NULL;
END $function$;

-- The staff service writes the records and may not write quotations.
CREATE OR REPLACE FUNCTION note_followed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE quotation SET followed = true WHERE id = NEW.quotation_id AND NOT followed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_lead()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address)
    WHERE id = coalesce(NEW.quotation_id, OLD.quotation_id);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_promises(ARRAY(SELECT DISTINCT order_id FROM added));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_lost()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE quotation SET lost_reason =
    (SELECT reason FROM quotation_closing WHERE quotation_id = NEW.quotation_id AND reopened_at IS NULL)
  WHERE id = NEW.quotation_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_moved_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_promises(ARRAY[NEW.order_id]);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_names()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.client_name := client_name_of(NEW.id, NEW.client_id, NEW.guest_address);
  NEW.seller_name := seller_name_of(NEW.seller_id);
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION note_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.quoted_at := (SELECT created_at FROM quotation WHERE id = NEW.quotation_id);
  END IF;
  NEW.seller_id := (SELECT id FROM app_user WHERE id = NEW.user_id AND role IN ('seller', 'manager', 'admin'));
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION note_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE quotation SET close_on = coalesce(NEW.estimated_close_date, 'infinity'),
    next_on = coalesce(NEW.next_step_on, 'infinity') WHERE id = NEW.quotation_id;
  RETURN NULL;
END $function$;

-- An article that is no more is no promise that was kept.
CREATE OR REPLACE FUNCTION note_removed_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM count_promises(ARRAY(SELECT DISTINCT order_id FROM removed));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_seller_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  UPDATE quotation SET seller_name = seller_name_of(NEW.id) WHERE seller_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_tried()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE quotation SET tried = true WHERE id = NEW.quotation_id AND NOT tried;
  RETURN NULL;
END $function$;

-- What an order is searched by: names and e-mail without accents, the telephone as digits.
CREATE OR REPLACE FUNCTION order_words(first_name text, last_name text, email text, phone text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((plain(((((first_name || ' '::text) || last_name) || ' '::text) || email)) || ' '::text) || regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text));

-- unaccent() is only STABLE because its dictionary may change. Ours does not, and indexes need IMMUTABLE.
CREATE OR REPLACE FUNCTION plain(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE OR REPLACE FUNCTION refuse_transition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'a % does not go from % to %', TG_TABLE_NAME, OLD.status, NEW.status
    USING ERRCODE = 'check_violation', CONSTRAINT = TG_NAME;
END $function$;

CREATE OR REPLACE FUNCTION seller_name_of(of_seller uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT sorted_name(app_user.first_name, app_user.last_name) AS sorted_name FROM app_user WHERE (app_user.id = seller_name_of.of_seller)), ''::text);

CREATE OR REPLACE FUNCTION sorted_name(first_name text, last_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN plain(TRIM(BOTH FROM concat_ws(' '::text, first_name, last_name)));

CREATE OR REPLACE FUNCTION store_day(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((at AT TIME ZONE 'America/Cancun'::text))::date;

-- Computes all sums of days anew, for stores filled in bulk.
CREATE OR REPLACE FUNCTION sum_days()
 RETURNS void
 LANGUAGE sql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION sum_exchange()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE exchange SET balance_cents = balance_cents + NEW.amount_cents WHERE request_id = NEW.request_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION sum_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_order(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_order(NEW, 1); END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION sum_quotation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.folio IS NOT NULL THEN PERFORM add_quotation(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.folio IS NOT NULL THEN PERFORM add_quotation(NEW, 1); END IF;
  RETURN NULL;
END $function$;

CREATE SEQUENCE client_card_code AS bigint START 100001;

CREATE SEQUENCE contact_code AS bigint START 1001;

CREATE SEQUENCE form_folio AS bigint START 100001;

CREATE SEQUENCE order_folio AS bigint START 200001;

CREATE SEQUENCE quotation_folio AS bigint START 100001;

-- As caller_use, for the calls of the account service.
CREATE TABLE account_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT account_caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX account_caller_use_ends ON account_caller_use USING btree (ends_at);

-- Answers of calls that may be repeated, by idempotency key.
CREATE TABLE account_idempotency (
  key text NOT NULL,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamp with time zone NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT account_idempotency_pkey PRIMARY KEY (key)
);
CREATE INDEX account_idempotency_created ON account_idempotency USING btree (created_at);

-- Mails and invoicing calls that the account service owes, written in the transaction that causes them.
CREATE TABLE account_outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- Kind and key together name one effect, however often it is asked for.
  key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  parked_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT account_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT account_outbox_kind_key_key UNIQUE (kind, key)
);
CREATE INDEX account_outbox_done ON account_outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX account_outbox_due ON account_outbox USING btree (next_at) WHERE ((done_at IS NULL) AND (parked_at IS NULL));
CREATE INDEX account_outbox_order ON account_outbox USING btree (((payload ->> 'orderId'::text)), id DESC);

-- As spent_proof, for the calls of the account service.
CREATE TABLE account_spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX account_spent_proof_expires ON account_spent_proof USING btree (expires_at);

-- People who may sign in: clients, brokers and staff.
CREATE TABLE app_user (
  id uuid NOT NULL,
  role text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  mobile_phone text NOT NULL DEFAULT ''::text,
  invited boolean NOT NULL DEFAULT false,
  client_id uuid,
  main_store text,
  active_store text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  disabled_at timestamp with time zone,
  -- In lower case. A new e-mail of the account starts unproven.
  proven_email text,
  -- True for the client who proved the e-mail, and for an account that the store made.
  owns_email boolean NOT NULL GENERATED ALWAYS AS (((NOT invited) AND ((role <> ALL (ARRAY['client'::text, 'guest'::text])) OR COALESCE((proven_email = lower(email)), false)))) STORED,
  made_by_store boolean NOT NULL DEFAULT false,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_role_check CHECK ((role = ANY (ARRAY['client'::text, 'guest'::text, 'seller'::text, 'manager'::text, 'admin'::text, 'broker'::text]))),
  CONSTRAINT app_user_active_store_fkey FOREIGN KEY (active_store) REFERENCES store(code),
  CONSTRAINT app_user_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT app_user_main_store_fkey FOREIGN KEY (main_store) REFERENCES store(code)
);
CREATE INDEX app_user_client ON app_user USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE UNIQUE INDEX app_user_email ON app_user USING btree (lower(email)) WHERE owns_email;
CREATE INDEX app_user_guest_email ON app_user USING btree (lower(email), created_at) WHERE invited;
CREATE INDEX app_user_inside ON app_user USING btree (role) WHERE (role = ANY (ARRAY['seller'::text, 'manager'::text, 'admin'::text, 'broker'::text]));
CREATE INDEX app_user_registered_email ON app_user USING btree (lower(email), owns_email, created_at DESC) WHERE (NOT invited);
CREATE TRIGGER app_user_gone BEFORE DELETE ON app_user FOR EACH ROW EXECUTE FUNCTION end_sessions();
CREATE TRIGGER app_user_rights BEFORE UPDATE OF role, client_id, disabled_at ON app_user FOR EACH ROW WHEN (((old.role IS DISTINCT FROM new.role) OR (old.client_id IS DISTINCT FROM new.client_id) OR (old.disabled_at IS DISTINCT FROM new.disabled_at))) EXECUTE FUNCTION end_sessions();
CREATE TRIGGER seller_renamed AFTER UPDATE OF first_name, last_name ON app_user FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION note_seller_name();

-- What staff asked for. Written before the call is carried out, so that nothing is done without its row.
CREATE TABLE audit_entry (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  user_id uuid NOT NULL,
  role text NOT NULL,
  site text NOT NULL,
  service text NOT NULL,
  -- Method and path, as the contracts name them.
  call text NOT NULL,
  -- The first parameter of the path: a quotation, order, record or product.
  object_id text,
  request_id text NOT NULL,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entry_at ON audit_entry USING btree (at DESC, id);
CREATE INDEX audit_entry_object ON audit_entry USING btree (object_id, at DESC) WHERE (object_id IS NOT NULL);
CREATE INDEX audit_entry_user ON audit_entry USING btree (user_id, at DESC);
CREATE TRIGGER audit_entry_appended BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();

-- How a call of audit_entry ended. None where the process died in between.
CREATE TABLE audit_outcome (
  entry_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  status smallint NOT NULL,
  -- Why it was refused: an error code of the contracts.
  code text,
  -- Fields before the change, for calls that say which to keep.
  before jsonb,
  after jsonb,
  -- What the call made; audit_entry has what existed before.
  object_id text,
  CONSTRAINT audit_outcome_pkey PRIMARY KEY (entry_id),
  CONSTRAINT audit_outcome_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES audit_entry(id)
);
CREATE INDEX audit_outcome_object ON audit_outcome USING btree (object_id) WHERE (object_id IS NOT NULL);
CREATE TRIGGER audit_outcome_appended BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_outcome FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();

-- Pictures with a link on home pages and categories.
CREATE TABLE banner (
  id uuid NOT NULL,
  site text NOT NULL,
  filename text NOT NULL,
  display_url text NOT NULL,
  display_text text NOT NULL,
  title text,
  new_tab boolean NOT NULL DEFAULT false,
  second_banner boolean NOT NULL DEFAULT false,
  product_id uuid,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT banner_pkey PRIMARY KEY (id),
  CONSTRAINT banner_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  CONSTRAINT banner_site_fkey FOREIGN KEY (site) REFERENCES site(handle)
);
CREATE TRIGGER banner_delete_noted AFTER DELETE ON banner REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('banner', '');
CREATE TRIGGER banner_insert_noted AFTER INSERT ON banner REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('banner', '');
CREATE TRIGGER banner_update_noted AFTER UPDATE ON banner REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('banner', '');

-- Makers of products.
CREATE TABLE brand (
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT brand_pkey PRIMARY KEY (id),
  CONSTRAINT brand_name_key UNIQUE (name)
);
CREATE TRIGGER brand_delete_noted AFTER DELETE ON brand REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');
CREATE TRIGGER brand_insert_noted AFTER INSERT ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');
CREATE TRIGGER brand_update_noted AFTER UPDATE ON brand REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');

-- What brokers say of themselves.
CREATE TABLE broker_profile (
  user_id uuid NOT NULL,
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
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT broker_profile_pkey PRIMARY KEY (user_id),
  CONSTRAINT broker_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

-- How often a caller did something that has a limit, until the count starts again.
CREATE TABLE caller_use (
  -- Keyed digest of a holder, address, network, e-mail, card or quotation.
  subject text NOT NULL,
  -- A name in services/contracts/src/facts/limits.ts.
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX caller_use_ends ON caller_use USING btree (ends_at);

-- What a shop counted of a day’s money.
CREATE TABLE cash_report (
  user_id uuid NOT NULL,
  day date NOT NULL,
  opening_cents bigint NOT NULL,
  -- By payment type: centavos, or cents of a dollar.
  counted jsonb NOT NULL,
  note text NOT NULL,
  signed_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT cash_report_pkey PRIMARY KEY (user_id, day),
  CONSTRAINT cash_report_opening_cents_check CHECK ((opening_cents >= 0))
);

-- As caller_use, for the calls of the catalog service.
CREATE TABLE catalog_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT catalog_caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX catalog_caller_use_ends ON catalog_caller_use USING btree (ends_at);

-- Products, stock and small tables that changed, in order, for whoever keeps the catalog in memory.
CREATE TABLE catalog_change (
  -- product (key: id), item (key: item code), or a small table that changed as a whole (no key).
  kind text NOT NULL,
  key text NOT NULL,
  changed_in bigint NOT NULL,
  CONSTRAINT catalog_change_pkey PRIMARY KEY (kind, key)
);
CREATE INDEX catalog_change_in ON catalog_change USING btree (changed_in);

-- Answers of calls that may be repeated, by idempotency key.
CREATE TABLE catalog_idempotency (
  key text NOT NULL,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamp with time zone NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT catalog_idempotency_pkey PRIMARY KEY (key)
);
CREATE INDEX catalog_idempotency_created ON catalog_idempotency USING btree (created_at);

-- Imports of merchants’ files at the desk: what was asked for and how far each is.
CREATE TABLE catalog_import (
  id uuid NOT NULL,
  made_by uuid NOT NULL,
  filename text NOT NULL,
  bytes bigint NOT NULL,
  -- A ZIP of pictures and models uploaded with the file.
  pictures_filename text,
  pictures_bytes bigint,
  -- uploading: parts are missing. waiting, running: a job. ready: for the next job. done: products are written.
  state text NOT NULL DEFAULT 'uploading'::text,
  job text,
  stage text,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL DEFAULT 0,
  -- What the file seems to be, what staff chose, and what the last job found or failed for.
  look jsonb,
  choices jsonb,
  report jsonb,
  problem jsonb,
  undo_report jsonb,
  -- Raised by each process that takes up the job, so that the work of an earlier one is ignored.
  attempt smallint NOT NULL DEFAULT 0,
  alive_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  ran_by uuid,
  ran_at timestamp with time zone,
  undone_by uuid,
  undone_at timestamp with time zone,
  CONSTRAINT catalog_import_pkey PRIMARY KEY (id),
  CONSTRAINT catalog_import_check CHECK (((pictures_filename IS NULL) = (pictures_bytes IS NULL))),
  CONSTRAINT catalog_import_job_check CHECK ((job = ANY (ARRAY['look'::text, 'try'::text, 'run'::text, 'undo'::text]))),
  CONSTRAINT catalog_import_state_check CHECK ((state = ANY (ARRAY['uploading'::text, 'waiting'::text, 'running'::text, 'ready'::text, 'done'::text, 'undone'::text])))
);
CREATE INDEX catalog_import_created ON catalog_import USING btree (created_at);

-- What a product was before an import and after it, as far as they differ.
CREATE TABLE catalog_import_change (
  import_id uuid NOT NULL,
  item_code text NOT NULL,
  is_new boolean NOT NULL,
  before jsonb NOT NULL,
  after jsonb,
  CONSTRAINT catalog_import_change_pkey PRIMARY KEY (import_id, item_code),
  CONSTRAINT catalog_import_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import(id) ON DELETE CASCADE
);

-- The uploaded file of an import, in parts.
CREATE TABLE catalog_import_part (
  import_id uuid NOT NULL,
  kind text NOT NULL,
  "position" integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT catalog_import_part_pkey PRIMARY KEY (import_id, kind, "position"),
  CONSTRAINT catalog_import_part_kind_check CHECK ((kind = ANY (ARRAY['table'::text, 'pictures'::text, 'report'::text]))),
  CONSTRAINT catalog_import_part_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import(id) ON DELETE CASCADE
);
CREATE INDEX catalog_import_part_created ON catalog_import_part USING btree (created_at);

-- As spent_proof, for the calls of the catalog service.
CREATE TABLE catalog_spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT catalog_spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX catalog_spent_proof_expires ON catalog_spent_proof USING btree (expires_at);

-- One row that counts the catalog’s writes, so that caches know when they are old.
CREATE TABLE catalog_version (
  one boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT catalog_version_pkey PRIMARY KEY (one),
  CONSTRAINT catalog_version_one_check CHECK (one)
);

-- The tree of categories, three levels deep.
CREATE TABLE category (
  id uuid NOT NULL,
  handle text NOT NULL,
  name text NOT NULL,
  description text,
  level smallint NOT NULL,
  parent_id uuid,
  picture text,
  -- False for one that was removed; its products count for the category that took them.
  active boolean NOT NULL DEFAULT true,
  "position" integer NOT NULL DEFAULT 0,
  removed boolean NOT NULL DEFAULT false,
  merged_into uuid,
  CONSTRAINT category_pkey PRIMARY KEY (id),
  CONSTRAINT category_handle_key UNIQUE (handle),
  CONSTRAINT category_level_check CHECK (((level >= 1) AND (level <= 3))),
  CONSTRAINT category_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES category(id),
  CONSTRAINT category_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES category(id)
);
CREATE INDEX category_parent ON category USING btree (parent_id, "position");
CREATE TRIGGER category_delete_noted AFTER DELETE ON category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('category', '');
CREATE TRIGGER category_insert_noted AFTER INSERT ON category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('category', '');
CREATE TRIGGER category_update_noted AFTER UPDATE ON category REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('category', '');

-- Handles that categories had before; they redirect.
CREATE TABLE category_handle (
  handle text NOT NULL,
  category_id uuid NOT NULL,
  CONSTRAINT category_handle_pkey PRIMARY KEY (handle),
  CONSTRAINT category_handle_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id)
);

-- Answers of calls that may be repeated, by idempotency key.
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

-- Those who buy, with or without an account.
CREATE TABLE client (
  id uuid NOT NULL,
  card_code text NOT NULL DEFAULT ('C'::text || nextval('client_card_code'::regclass)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  mobile_phone text NOT NULL DEFAULT ''::text,
  currency text NOT NULL DEFAULT 'MXN'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The way into the home that they told last, as wayInText writes it.
  way_in text,
  CONSTRAINT client_pkey PRIMARY KEY (id),
  CONSTRAINT client_card_code_key UNIQUE (card_code),
  CONSTRAINT client_currency_check CHECK ((currency = ANY (ARRAY['MXN'::text, 'MXP'::text, 'USD'::text]))),
  CONSTRAINT client_way_in_check CHECK ((length(way_in) <= 120))
);
CREATE INDEX client_card_code_beginning ON client USING btree (card_code text_pattern_ops);
CREATE INDEX client_words ON client USING gin (order_words(first_name, last_name, email, ((phone || ' '::text) || mobile_phone)) gin_trgm_ops);
CREATE TRIGGER client_renamed AFTER UPDATE OF first_name, last_name ON client FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION note_client_name();

-- Days on which nothing is delivered.
CREATE TABLE closed_day (
  day date NOT NULL,
  warehouse_code text,
  reason text NOT NULL,
  CONSTRAINT closed_day_warehouse_code_fkey FOREIGN KEY (warehouse_code) REFERENCES warehouse(code)
);
CREATE UNIQUE INDEX closed_day_key ON closed_day USING btree (day, COALESCE(warehouse_code, ''::text));
CREATE TRIGGER closed_day_delete_noted AFTER DELETE ON closed_day REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('closed_day', '');
CREATE TRIGGER closed_day_insert_noted AFTER INSERT ON closed_day REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('closed_day', '');
CREATE TRIGGER closed_day_update_noted AFTER UPDATE ON closed_day REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('closed_day', '');

-- Who sells, in one row; without it a store goes by what it was built with.
CREATE TABLE company (
  id boolean NOT NULL DEFAULT true,
  name text NOT NULL,
  rfc text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  mail text NOT NULL,
  privacy_mail text NOT NULL,
  -- Of each day, Monday first, from when to when somebody answers the telephone.
  phone_week jsonb NOT NULL,
  -- Of each day, Monday first, from when to when the office is open.
  office_week jsonb NOT NULL,
  CONSTRAINT company_pkey PRIMARY KEY (id),
  CONSTRAINT company_id_check CHECK (id)
);

-- What people agreed to or withdrew, and the notice they were shown. Never changed or deleted.
CREATE TABLE consent (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  -- The account. Without one, the e-mail is kept as a keyed digest.
  user_id uuid,
  email_digest text,
  site text NOT NULL,
  purpose text NOT NULL,
  given boolean NOT NULL,
  -- Date of the privacy notice that was shown.
  notice date NOT NULL,
  form text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consent_pkey PRIMARY KEY (id),
  CONSTRAINT consent_check CHECK (((user_id IS NULL) <> (email_digest IS NULL)))
);
CREATE INDEX consent_email ON consent USING btree (email_digest, id) WHERE (email_digest IS NOT NULL);
CREATE INDEX consent_person ON consent USING btree (user_id, id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION append_only();

-- Saved delivery addresses of clients.
CREATE TABLE contact (
  id uuid NOT NULL,
  code text NOT NULL DEFAULT ('D'::text || nextval('contact_code'::regclass)),
  client_id uuid NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  mobile_phone text NOT NULL,
  email text NOT NULL,
  street text NOT NULL,
  exterior_number text NOT NULL,
  interior_number text NOT NULL DEFAULT ''::text,
  settlement text NOT NULL,
  municipality text NOT NULL,
  city text NOT NULL,
  state_code text NOT NULL,
  zip text NOT NULL,
  between_street text NOT NULL DEFAULT ''::text,
  and_street text NOT NULL DEFAULT ''::text,
  notes text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT contact_pkey PRIMARY KEY (id),
  CONSTRAINT contact_code_key UNIQUE (code),
  CONSTRAINT contact_notes_check CHECK ((length(notes) <= 100)),
  CONSTRAINT contact_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text)),
  CONSTRAINT contact_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id),
  CONSTRAINT contact_state_code_fkey FOREIGN KEY (state_code) REFERENCES state(code)
);
CREATE INDEX contact_client ON contact USING btree (client_id, created_at);

-- CFDI of egreso: what went back of an invoice after it was stamped, one for each giving back.
CREATE TABLE credit_note (
  -- The provider finds it by this id, and makes one by it.
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Number of the invoice that it takes its total off.
  invoice_uuid text NOT NULL,
  -- What went back: an order_cancellation, a service_request, a payment_refund, or the order where all of it did.
  source uuid NOT NULL,
  state text NOT NULL DEFAULT 'requested'::text,
  -- c_TipoRelacion: 01 money alone, 03 pieces that are the store’s again.
  relation text NOT NULL,
  -- c_FormaPago by which it went back.
  payment_form text NOT NULL,
  -- Its concepts, kept so that each try sends the same.
  items jsonb NOT NULL,
  total_cents bigint NOT NULL,
  provider_id text,
  uuid text,
  series text,
  folio_number integer,
  issued_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT credit_note_pkey PRIMARY KEY (id),
  CONSTRAINT credit_note_provider_id_key UNIQUE (provider_id),
  CONSTRAINT credit_note_source_invoice_uuid_key UNIQUE (source, invoice_uuid),
  CONSTRAINT credit_note_uuid_key UNIQUE (uuid),
  CONSTRAINT credit_note_check CHECK (((state = 'valid'::text) = ((uuid IS NOT NULL) AND (provider_id IS NOT NULL)))),
  CONSTRAINT credit_note_items_check CHECK ((jsonb_typeof(items) = 'array'::text)),
  CONSTRAINT credit_note_relation_check CHECK ((relation = ANY (ARRAY['01'::text, '03'::text]))),
  CONSTRAINT credit_note_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'valid'::text, 'refused'::text]))),
  CONSTRAINT credit_note_total_cents_check CHECK ((total_cents > 0)),
  CONSTRAINT credit_note_order_id_fkey FOREIGN KEY (order_id) REFERENCES invoice(order_id)
);
CREATE INDEX credit_note_order ON credit_note USING btree (order_id, created_at);

-- Exports of everything kept about an account, until fetched or expired.
CREATE TABLE data_export (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  site text NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The archive; null until it is made.
  content bytea,
  email text,
  made_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT data_export_pkey PRIMARY KEY (id),
  CONSTRAINT data_export_check CHECK (((made_at IS NULL) = (content IS NULL))),
  CONSTRAINT data_export_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX data_export_asked ON data_export USING btree (asked_at);
-- One export at a time is made.
CREATE UNIQUE INDEX data_export_making ON data_export USING btree (user_id) WHERE (made_at IS NULL);
CREATE INDEX data_export_person ON data_export USING btree (user_id, asked_at);

-- Where orders were to go before their buyer or staff changed it. Never changed or deleted.
CREATE TABLE delivery_address_change (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The one after it is in the next row, or in the order.
  address_before jsonb NOT NULL,
  -- Who of the staff did it; null when the buyer did.
  changed_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT delivery_address_change_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_address_change_address_before_check CHECK ((jsonb_typeof(address_before) = 'object'::text)),
  CONSTRAINT delivery_address_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX delivery_address_change_order ON delivery_address_change USING btree (order_id, created_at);
CREATE TRIGGER delivery_address_change_append_only BEFORE DELETE OR UPDATE ON delivery_address_change FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Deliveries that were moved to another day after the purchase.
CREATE TABLE delivery_change (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  pieces integer NOT NULL,
  -- Who of the staff did it; null when the buyer did.
  changed_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The half of the day that was chosen before; null: any time.
  from_half text,
  -- The half that was chosen; null: any time.
  to_half text,
  CONSTRAINT delivery_change_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_change_check CHECK (((to_day <> from_day) OR (to_half IS DISTINCT FROM from_half))),
  CONSTRAINT delivery_change_pieces_check CHECK ((pieces > 0)),
  CONSTRAINT delivery_change_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX delivery_change_order ON delivery_change USING btree (order_id, created_at);
CREATE TRIGGER delivery_change_append_only BEFORE DELETE OR UPDATE ON delivery_change FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Pieces of an order that the store could not bring on their day, and the day it proposed instead. Never changed or deleted.
CREATE TABLE delivery_delay (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Lines of the order that were to come on the day.
  lines uuid[] NOT NULL,
  pieces integer NOT NULL,
  from_day date NOT NULL,
  -- It stands until the buyer chooses another one.
  proposed_day date NOT NULL,
  -- The first day that staff held possible; null: as the engine says.
  not_before date,
  reason text NOT NULL,
  -- Staff to the buyer.
  note text NOT NULL DEFAULT ''::text,
  by_staff uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT delivery_delay_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_delay_check CHECK ((proposed_day > from_day)),
  CONSTRAINT delivery_delay_lines_check CHECK ((cardinality(lines) > 0)),
  CONSTRAINT delivery_delay_pieces_check CHECK ((pieces > 0)),
  CONSTRAINT delivery_delay_reason_check CHECK ((reason = ANY (ARRAY['not-arrived'::text, 'not-passed'::text, 'no-van'::text, 'weather'::text]))),
  CONSTRAINT delivery_delay_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX delivery_delay_order ON delivery_delay USING btree (order_id, created_at);
CREATE TRIGGER delivery_delay_append_only BEFORE DELETE OR UPDATE ON delivery_delay FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- What the buyer chose when the store put pieces off. Without a row the proposed day stands. Never changed or deleted.
CREATE TABLE delivery_delay_answer (
  delay_id uuid NOT NULL,
  answer text NOT NULL,
  -- The chosen day; null where the pieces were canceled.
  day date,
  -- Who of the staff wrote it down for the buyer; null: the buyer.
  by_staff uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT delivery_delay_answer_pkey PRIMARY KEY (delay_id),
  CONSTRAINT delivery_delay_answer_answer_check CHECK ((answer = ANY (ARRAY['kept'::text, 'moved'::text, 'canceled'::text]))),
  CONSTRAINT delivery_delay_answer_check CHECK (((answer = 'canceled'::text) = (day IS NULL))),
  CONSTRAINT delivery_delay_answer_delay_id_fkey FOREIGN KEY (delay_id) REFERENCES delivery_delay(id)
);
CREATE TRIGGER delivery_delay_answer_append_only BEFORE DELETE OR UPDATE ON delivery_delay_answer FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- States of the pieces of an order that come together on a day. The last one of a line is its state; none: in preparation. Never changed or deleted.
CREATE TABLE delivery_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  -- Lines of the order that the van brings.
  lines uuid[] NOT NULL,
  -- The day for which they were promised then.
  day date NOT NULL,
  state text NOT NULL,
  -- The day on which it happened, as staff say.
  happened_on date NOT NULL,
  -- Why an attempt failed.
  reason text,
  -- The day of the next attempt.
  new_day date,
  carrier text,
  -- The number by which the carrier finds it.
  guide text,
  -- The page on which the carrier shows where it is.
  link text,
  -- Who of the staff noted it; null when the buyer asked for it.
  by_staff uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The event that was noted by mistake: this one says what held before it; null: it says something new.
  corrects bigint,
  -- How the mistake came about, as staff say.
  mistake text,
  CONSTRAINT delivery_event_pkey PRIMARY KEY (id),
  CONSTRAINT delivery_event_check CHECK (((state = 'failed'::text) = (reason IS NOT NULL))),
  CONSTRAINT delivery_event_check1 CHECK (((state = 'preparing'::text) = (new_day IS NOT NULL))),
  CONSTRAINT delivery_event_corrects_check CHECK (((corrects IS NULL) = (mistake IS NULL))),
  CONSTRAINT delivery_event_lines_check CHECK ((cardinality(lines) > 0)),
  CONSTRAINT delivery_event_link_check CHECK ((link ~~ 'https://%'::text)),
  CONSTRAINT delivery_event_reason_check CHECK ((reason = ANY (ARRAY['nobody'::text, 'no-access'::text]))),
  CONSTRAINT delivery_event_state_check CHECK ((state = ANY (ARRAY['preparing'::text, 'on-the-way'::text, 'delivered'::text, 'failed'::text, 'stored'::text]))),
  CONSTRAINT delivery_event_corrects_fkey FOREIGN KEY (corrects) REFERENCES delivery_event(id),
  CONSTRAINT delivery_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX delivery_event_corrects ON delivery_event USING btree (corrects) WHERE (corrects IS NOT NULL);
CREATE INDEX delivery_event_order ON delivery_event USING btree (order_id, id);
CREATE TRIGGER delivery_event_append_only BEFORE DELETE OR UPDATE ON delivery_event FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER delivery_event_counted AFTER INSERT ON delivery_event FOR EACH ROW WHEN (((new.corrects IS NOT NULL) OR (new.state = ANY (ARRAY['delivered'::text, 'failed'::text, 'stored'::text])))) EXECUTE FUNCTION note_delivery();

-- Weekdays on which a warehouse delivers to a zone.
CREATE TABLE delivery_route (
  warehouse_code text NOT NULL,
  zone text NOT NULL,
  days smallint NOT NULL,
  -- Its buyers may choose the morning or the afternoon of their day.
  halves boolean NOT NULL DEFAULT false,
  CONSTRAINT delivery_route_pkey PRIMARY KEY (warehouse_code, zone),
  CONSTRAINT delivery_route_days_check CHECK ((days >= 0)),
  CONSTRAINT delivery_route_warehouse_code_fkey FOREIGN KEY (warehouse_code) REFERENCES warehouse(code)
);
CREATE TRIGGER delivery_route_delete_noted AFTER DELETE ON delivery_route REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');
CREATE TRIGGER delivery_route_insert_noted AFTER INSERT ON delivery_route REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');
CREATE TRIGGER delivery_route_update_noted AFTER UPDATE ON delivery_route REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');

-- Pesos that a dollar counts for. Rows are added; the last one holds.
CREATE TABLE dollar_rate (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  pesos numeric(8,4) NOT NULL,
  -- Null for the demo’s rate.
  set_by uuid,
  set_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT dollar_rate_pkey PRIMARY KEY (id),
  CONSTRAINT dollar_rate_pesos_check CHECK (((pesos >= (5)::numeric) AND (pesos <= (50)::numeric)))
);

-- The new e-mail of an account, until whoever reads its mail confirms it.
CREATE TABLE email_change (
  user_id uuid NOT NULL,
  email text NOT NULL,
  -- SHA-256 of the token in the mail.
  token_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT email_change_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX email_change_expires ON email_change USING btree (expires_at);

-- The document that the ERP has of an order.
CREATE TABLE erp_document (
  order_id uuid NOT NULL,
  document text NOT NULL,
  doc_entry bigint NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When the ERP is next asked for serial numbers; null when none are missing.
  series_next_at timestamp with time zone,
  -- When the ERP was last asked for it; the oldest is asked first.
  compared_at timestamp with time zone,
  CONSTRAINT erp_document_pkey PRIMARY KEY (order_id),
  CONSTRAINT erp_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX erp_document_compared ON erp_document USING btree (compared_at NULLS FIRST);
CREATE INDEX erp_document_series ON erp_document USING btree (series_next_at) WHERE (series_next_at IS NOT NULL);

-- Each attempt to send an order to the ERP, and what it answered.
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

-- What changed pieces were worth, for the quotation of those that come instead.
CREATE TABLE exchange (
  request_id uuid NOT NULL,
  -- Where it can be spent.
  quotation_id uuid,
  -- The sum of its entries.
  balance_cents bigint NOT NULL DEFAULT 0,
  -- What is left then goes back as it was paid.
  usable_until timestamp with time zone NOT NULL,
  -- When its buyer or staff chose the money instead.
  ended_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT exchange_pkey PRIMARY KEY (request_id),
  CONSTRAINT exchange_quotation_id_key UNIQUE (quotation_id),
  CONSTRAINT exchange_funds CHECK ((balance_cents >= 0)),
  CONSTRAINT exchange_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE SET NULL,
  CONSTRAINT exchange_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX exchange_with_money ON exchange USING btree (usable_until) WHERE (balance_cents > 0);

-- Movements of an exchange. Never changed or deleted.
CREATE TABLE exchange_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  request_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  -- granted: out of a payment of the first order. payment, return: to and from a payment of the new one. refund: back to a payment of the first.
  reason text NOT NULL,
  payment_id uuid NOT NULL,
  -- One movement, however often it is asked for.
  key text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT exchange_entry_pkey PRIMARY KEY (id),
  CONSTRAINT exchange_entry_key_key UNIQUE (key),
  CONSTRAINT exchange_entry_check CHECK ((((reason = ANY (ARRAY['granted'::text, 'return'::text])) AND (amount_cents > 0)) OR ((reason = ANY (ARRAY['payment'::text, 'refund'::text])) AND (amount_cents < 0)))),
  CONSTRAINT exchange_entry_reason_check CHECK ((reason = ANY (ARRAY['granted'::text, 'payment'::text, 'return'::text, 'refund'::text]))),
  CONSTRAINT exchange_entry_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT exchange_entry_request_id_fkey FOREIGN KEY (request_id) REFERENCES exchange(request_id)
);
CREATE INDEX exchange_entry_payment ON exchange_entry USING btree (payment_id);
CREATE INDEX exchange_entry_request ON exchange_entry USING btree (request_id, id);
CREATE TRIGGER exchange_entry_append_only BEFORE DELETE OR UPDATE ON exchange_entry FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER exchange_entry_summed AFTER INSERT ON exchange_entry FOR EACH ROW EXECUTE FUNCTION sum_exchange();

-- Saved products, of a client or of a browser that nobody has signed in at.
CREATE TABLE favorite (
  client_id uuid,
  -- SHA-256 of the browser’s holder cookie.
  holder_hash text,
  site text NOT NULL,
  product_id uuid NOT NULL,
  saved_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT favorite_client_id_site_product_id_key UNIQUE (client_id, site, product_id),
  CONSTRAINT favorite_holder_hash_site_product_id_key UNIQUE (holder_hash, site, product_id),
  CONSTRAINT favorite_check CHECK (((client_id IS NULL) <> (holder_hash IS NULL))),
  CONSTRAINT favorite_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  CONSTRAINT favorite_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX favorite_product ON favorite USING btree (product_id);
CREATE INDEX favorite_saved ON favorite USING btree (saved_at) WHERE (client_id IS NULL);

-- Files in the bucket whose rows are gone.
CREATE TABLE file_removal (
  file_id uuid NOT NULL,
  -- The table that the row was in.
  folder text NOT NULL,
  -- When any upload still under way has given up.
  due_at timestamp with time zone NOT NULL DEFAULT (now() + '01:00:00'::interval),
  CONSTRAINT file_removal_pkey PRIMARY KEY (file_id)
);
CREATE INDEX file_removal_due ON file_removal USING btree (due_at);

-- Filters of lists that come from a merchant’s columns.
CREATE TABLE filter (
  id uuid NOT NULL,
  handle text NOT NULL,
  name text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT filter_pkey PRIMARY KEY (id),
  CONSTRAINT filter_handle_key UNIQUE (handle)
);
CREATE TRIGGER filter_delete_noted AFTER DELETE ON filter REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter', '');
CREATE TRIGGER filter_insert_noted AFTER INSERT ON filter REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter', '');
CREATE TRIGGER filter_update_noted AFTER UPDATE ON filter REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter', '');

-- Values of a filter.
CREATE TABLE filter_value (
  id uuid NOT NULL,
  filter_id uuid NOT NULL,
  handle text NOT NULL,
  name text NOT NULL,
  code text,
  CONSTRAINT filter_value_pkey PRIMARY KEY (id),
  CONSTRAINT filter_value_filter_id_handle_key UNIQUE (filter_id, handle),
  CONSTRAINT filter_value_filter_id_fkey FOREIGN KEY (filter_id) REFERENCES filter(id)
);
CREATE TRIGGER filter_value_delete_noted AFTER DELETE ON filter_value REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter_value', '');
CREATE TRIGGER filter_value_insert_noted AFTER INSERT ON filter_value REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter_value', '');
CREATE TRIGGER filter_value_update_noted AFTER UPDATE ON filter_value REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('filter_value', '');

-- Fiscal data of clients.
CREATE TABLE fiscal_address (
  client_id uuid NOT NULL,
  rfc text NOT NULL,
  company_name text NOT NULL,
  public_name text NOT NULL DEFAULT ''::text,
  cfdi_use text NOT NULL,
  regime text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  email text NOT NULL DEFAULT ''::text,
  street text NOT NULL DEFAULT ''::text,
  exterior_number text NOT NULL DEFAULT ''::text,
  interior_number text NOT NULL DEFAULT ''::text,
  block text NOT NULL DEFAULT ''::text,
  city text NOT NULL DEFAULT ''::text,
  state text NOT NULL DEFAULT ''::text,
  zip text NOT NULL,
  locality text NOT NULL DEFAULT ''::text,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT fiscal_address_pkey PRIMARY KEY (client_id),
  CONSTRAINT fiscal_address_company_name_check CHECK (((length(company_name) >= 1) AND (length(company_name) <= 50))),
  CONSTRAINT fiscal_address_rfc_check CHECK ((length(rfc) = ANY (ARRAY[12, 13]))),
  CONSTRAINT fiscal_address_zip_check CHECK ((zip ~ '^[0-9]{5}$'::text)),
  CONSTRAINT fiscal_address_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id)
);

-- How a seller follows up a quotation.
CREATE TABLE follow_up (
  quotation_id uuid NOT NULL,
  estimated_close_date date,
  next_step text,
  next_step_on date,
  updated_by uuid NOT NULL,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT follow_up_pkey PRIMARY KEY (quotation_id),
  CONSTRAINT follow_up_check CHECK (((next_step IS NULL) = (next_step_on IS NULL))),
  CONSTRAINT follow_up_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX follow_up_estimated_close ON follow_up USING btree (estimated_close_date) WHERE (estimated_close_date IS NOT NULL);
CREATE INDEX follow_up_next_step ON follow_up USING btree (next_step_on) WHERE (next_step_on IS NOT NULL);
CREATE TRIGGER quotation_planned AFTER INSERT OR UPDATE OF estimated_close_date, next_step_on ON follow_up FOR EACH ROW EXECUTE FUNCTION note_plan();

-- The one picture of a follow-up record, encoded again by the store.
CREATE TABLE follow_up_file (
  record_id uuid NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  file_id uuid,
  CONSTRAINT follow_up_file_pkey PRIMARY KEY (record_id),
  CONSTRAINT follow_up_file_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT follow_up_file_record_id_fkey FOREIGN KEY (record_id) REFERENCES follow_up_record(id) ON DELETE CASCADE
);
CREATE INDEX follow_up_file_to_move ON follow_up_file USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER follow_up_file_gone AFTER DELETE ON follow_up_file FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- What was talked about with a client, and when.
CREATE TABLE follow_up_record (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  event_type text NOT NULL,
  -- When it was talked about, not when it was written down.
  spoken_at timestamp with time zone NOT NULL,
  notes text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT follow_up_record_pkey PRIMARY KEY (id),
  CONSTRAINT follow_up_record_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX follow_up_record_quotation ON follow_up_record USING btree (quotation_id, spoken_at DESC);
CREATE TRIGGER quotation_followed AFTER INSERT ON follow_up_record FOR EACH ROW EXECUTE FUNCTION note_followed();

-- The file that goes with a form’s message. It belongs to no message until that is sent.
CREATE TABLE form_attachment (
  id uuid NOT NULL,
  message_id uuid,
  -- The file name in the mail; empty until the message is sent.
  name text NOT NULL DEFAULT ''::text,
  type text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  file_id uuid,
  CONSTRAINT form_attachment_pkey PRIMARY KEY (id),
  CONSTRAINT form_attachment_message_id_key UNIQUE (message_id),
  CONSTRAINT form_attachment_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT form_attachment_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  CONSTRAINT form_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES form_message(id) ON DELETE CASCADE
);
CREATE INDEX form_attachment_to_move ON form_attachment USING btree (file_id) WHERE (content IS NOT NULL);
CREATE INDEX form_attachment_waiting ON form_attachment USING btree (created_at) WHERE (message_id IS NULL);
CREATE TRIGGER form_attachment_gone AFTER DELETE ON form_attachment FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- What people write by the store’s forms, and who answered.
CREATE TABLE form_message (
  id uuid NOT NULL,
  folio bigint NOT NULL DEFAULT nextval('form_folio'::regclass),
  kind text NOT NULL,
  site text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT ''::text,
  message text NOT NULL,
  order_folio text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  answered_at timestamp with time zone,
  answered_by uuid,
  CONSTRAINT form_message_pkey PRIMARY KEY (id),
  CONSTRAINT form_message_folio_key UNIQUE (folio),
  CONSTRAINT form_message_kind_check CHECK ((kind = ANY (ARRAY['contact'::text, 'suggestion'::text])))
);
CREATE INDEX form_message_answered ON form_message USING btree (answered_at DESC, id) WHERE (answered_at IS NOT NULL);
CREATE INDEX form_message_created ON form_message USING btree (created_at);
CREATE INDEX form_message_unanswered ON form_message USING btree (created_at, id) WHERE (answered_at IS NULL);

-- An e-mail that a mailed link proved: what a guest with it bought at a site until then moves to the account.
CREATE TABLE guest_join (
  guest_client_id uuid NOT NULL,
  site text NOT NULL,
  client_id uuid NOT NULL,
  user_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT guest_join_pkey PRIMARY KEY (guest_client_id, site),
  CONSTRAINT guest_join_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
  CONSTRAINT guest_join_guest_client_id_fkey FOREIGN KEY (guest_client_id) REFERENCES client(id) ON DELETE CASCADE,
  CONSTRAINT guest_join_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX guest_join_asked ON guest_join USING btree (asked_at);

-- The invoice of an order; an order has one.
CREATE TABLE invoice (
  order_id uuid NOT NULL,
  state text NOT NULL,
  -- Raised by a correction after a refusal; each revision has its own key at the provider.
  revision integer NOT NULL DEFAULT 1,
  -- Whom it is made out to. Not changed while an answer of the provider may be on its way.
  receiver jsonb NOT NULL,
  email text NOT NULL,
  requested_by uuid,
  requested_at timestamp with time zone NOT NULL DEFAULT now(),
  refusal jsonb NOT NULL DEFAULT '[]'::jsonb,
  provider_id text,
  uuid text,
  series text,
  folio_number integer,
  total_cents bigint,
  issued_at timestamp with time zone,
  sent_at timestamp with time zone,
  -- Number of the order’s document, from 1; the provider knows each by an id of its own.
  document integer NOT NULL DEFAULT 1,
  -- Number of the document that this one replaces.
  replaces text,
  CONSTRAINT invoice_pkey PRIMARY KEY (order_id),
  CONSTRAINT invoice_provider_id_key UNIQUE (provider_id),
  CONSTRAINT invoice_uuid_key UNIQUE (uuid),
  CONSTRAINT invoice_check CHECK (((state = ANY (ARRAY['valid'::text, 'canceling'::text, 'canceled'::text])) = (uuid IS NOT NULL))),
  CONSTRAINT invoice_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'refused'::text, 'valid'::text, 'canceling'::text, 'canceled'::text])))
);

-- Stamped invoices whose cancellation was asked for.
CREATE TABLE invoice_cancellation (
  provider_id text NOT NULL,
  order_id uuid NOT NULL,
  uuid text NOT NULL,
  series text,
  folio_number integer,
  total_cents bigint NOT NULL,
  issued_at timestamp with time zone,
  sent_at timestamp with time zone,
  receiver jsonb NOT NULL,
  email text NOT NULL,
  replaces text,
  motive text NOT NULL,
  -- replacing: valid until the document that replaces it is stamped.
  state text NOT NULL,
  -- The document that replaced it.
  substitution text,
  asked_by uuid,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  -- How many times it was asked for; after a refusal it may be asked again.
  asked integer NOT NULL DEFAULT 1,
  ended_at timestamp with time zone,
  CONSTRAINT invoice_cancellation_pkey PRIMARY KEY (provider_id),
  CONSTRAINT invoice_cancellation_uuid_key UNIQUE (uuid),
  CONSTRAINT invoice_cancellation_motive_check CHECK ((motive = ANY (ARRAY['01'::text, '02'::text, '03'::text, '04'::text]))),
  CONSTRAINT invoice_cancellation_state_check CHECK ((state = ANY (ARRAY['replacing'::text, 'asked'::text, 'pending'::text, 'canceled'::text, 'refused'::text]))),
  CONSTRAINT invoice_cancellation_order_id_fkey FOREIGN KEY (order_id) REFERENCES invoice(order_id)
);
CREATE INDEX invoice_cancellation_order ON invoice_cancellation USING btree (order_id);

-- XML and PDF of a stamped invoice, unchanged.
CREATE TABLE invoice_file (
  order_id uuid NOT NULL,
  format text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The document of the order that the file belongs to.
  provider_id text,
  file_id uuid,
  CONSTRAINT invoice_file_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'xml'::text]))),
  CONSTRAINT invoice_file_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT invoice_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES invoice(order_id)
);
CREATE UNIQUE INDEX invoice_file_document ON invoice_file USING btree (provider_id, format);
CREATE INDEX invoice_file_to_move ON invoice_file USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER invoice_file_gone AFTER DELETE ON invoice_file FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- Each step of an invoice, and what the provider answered.
CREATE TABLE invoice_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  step text NOT NULL,
  ok boolean NOT NULL,
  -- What the provider said, without personal data.
  sentence text NOT NULL,
  code text,
  duration_ms integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoice_log_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_log_step_check CHECK ((step = ANY (ARRAY['request'::text, 'stamp'::text, 'mail'::text, 'file'::text, 'cancel'::text, 'credit'::text])))
);
CREATE INDEX invoice_log_at ON invoice_log USING btree (at);
CREATE INDEX invoice_log_order ON invoice_log USING btree (order_id, id DESC);

-- Orders to invoice as soon as they are paid, because the client confirmed the data while paying.
CREATE TABLE invoice_request (
  quotation_id uuid NOT NULL,
  client_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When the invoice was asked for, or it was clear that none can be made.
  closed_at timestamp with time zone,
  CONSTRAINT invoice_request_pkey PRIMARY KEY (quotation_id),
  CONSTRAINT invoice_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id)
);
CREATE INDEX invoice_request_created ON invoice_request USING btree (created_at);
CREATE INDEX invoice_request_open ON invoice_request USING btree (created_at) WHERE (closed_at IS NULL);

-- Telephones that visitors left with a quotation.
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

-- E-wallet and balance of a client: the row to lock before money moves.
CREATE TABLE ledger_account (
  client_id uuid NOT NULL,
  kind text NOT NULL,
  CONSTRAINT ledger_account_pkey PRIMARY KEY (client_id, kind),
  CONSTRAINT ledger_account_kind_check CHECK ((kind = ANY (ARRAY['ewallet'::text, 'client-balance'::text])))
);

-- Movements of a ledger account. Never changed or deleted; the balance is their sum.
CREATE TABLE ledger_entry (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  payment_id uuid,
  -- One movement, however often it is asked for.
  key text NOT NULL,
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
CREATE INDEX ledger_entry_returned ON ledger_entry USING btree (created_at) WHERE (reason = 'return'::text);
CREATE TRIGGER ledger_append_only BEFORE DELETE OR UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
CREATE TRIGGER ledger_guard BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_guard();

-- How large the 3D models of products on sale are, read from their files.
CREATE TABLE model_size (
  -- The name that products have it by.
  model text NOT NULL,
  width_cm numeric(8,1),
  depth_cm numeric(8,1),
  height_cm numeric(8,1),
  -- Why its size is not known.
  fault text,
  measured_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT model_size_pkey PRIMARY KEY (model),
  CONSTRAINT model_size_check CHECK (((fault IS NULL) = (num_nonnulls(width_cm, depth_cm, height_cm) = 3))),
  CONSTRAINT model_size_check1 CHECK ((num_nonnulls(width_cm, depth_cm, height_cm) = ANY (ARRAY[0, 3]))),
  CONSTRAINT model_size_fault_check CHECK ((fault = ANY (ARRAY['absent'::text, 'too-large'::text, 'unreadable'::text])))
);
CREATE INDEX model_size_measured ON model_size USING btree (measured_at);

-- Who asked for a brand’s newsletter, and when they confirmed it by mail.
CREATE TABLE newsletter_reader (
  id uuid NOT NULL,
  site text NOT NULL,
  email text NOT NULL,
  -- SHA-256 of the token in the last mail; null once used.
  token_hash text,
  expires_at timestamp with time zone NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  confirmed_at timestamp with time zone,
  ended_at timestamp with time zone,
  CONSTRAINT newsletter_reader_pkey PRIMARY KEY (id)
);
CREATE INDEX newsletter_reader_asked ON newsletter_reader USING btree (asked_at) WHERE (confirmed_at IS NULL);
CREATE UNIQUE INDEX newsletter_reader_email ON newsletter_reader USING btree (site, lower(email));
CREATE UNIQUE INDEX newsletter_reader_token ON newsletter_reader USING btree (token_hash);

-- Pieces that were canceled before they left, as they were sold. Never changed or deleted.
CREATE TABLE order_cancellation (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Products, pieces and prices; the lines of the order have them no more.
  lines jsonb NOT NULL,
  total_before_cents bigint NOT NULL,
  value_cents bigint NOT NULL,
  returned_cents bigint NOT NULL,
  whole boolean NOT NULL,
  reason text NOT NULL,
  -- Who of the staff did it; null: whoever bought.
  canceled_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT order_cancellation_pkey PRIMARY KEY (id),
  CONSTRAINT order_cancellation_check CHECK ((total_before_cents >= value_cents)),
  CONSTRAINT order_cancellation_check1 CHECK (((returned_cents >= 0) AND (returned_cents <= value_cents))),
  CONSTRAINT order_cancellation_value_cents_check CHECK ((value_cents >= 0)),
  CONSTRAINT order_cancellation_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_cancellation_created ON order_cancellation USING btree (created_at);
CREATE INDEX order_cancellation_order ON order_cancellation USING btree (order_id, created_at);
CREATE TRIGGER order_cancellation_append_only BEFORE DELETE OR UPDATE ON order_cancellation FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Browsers that opened an order by the signed link of its mail.
CREATE TABLE order_holder (
  order_id uuid NOT NULL,
  -- SHA-256 of the browser’s holder cookie.
  holder_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT order_holder_pkey PRIMARY KEY (order_id, holder_hash),
  CONSTRAINT order_holder_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_holder_created ON order_holder USING btree (created_at);

-- Products of an order, as they were bought.
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
  -- What was answered when it was paid: answer, text, more, carriers, parcelsKnown.
  passage jsonb,
  -- The half of its day that was chosen; null: any time.
  half text,
  CONSTRAINT order_line_pkey PRIMARY KEY (id),
  CONSTRAINT order_line_bigticket_percentage_check CHECK (((bigticket_percentage >= 0) AND (bigticket_percentage <= 100))),
  CONSTRAINT order_line_half_check CHECK ((half = ANY (ARRAY['morning'::text, 'afternoon'::text]))),
  CONSTRAINT order_line_passage_check CHECK ((jsonb_typeof(passage) = 'object'::text)),
  CONSTRAINT order_line_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_line_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX order_line_order ON order_line USING btree (order_id, "position");
CREATE INDEX order_line_ship_date ON order_line USING btree (ship_date) WHERE (ship_date IS NOT NULL);
CREATE TRIGGER order_line_added AFTER INSERT ON order_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_lines();
CREATE TRIGGER order_line_moved AFTER UPDATE OF ship_date ON order_line FOR EACH ROW WHEN ((old.ship_date IS DISTINCT FROM new.ship_date)) EXECUTE FUNCTION note_moved_line();
CREATE TRIGGER order_line_removed AFTER DELETE ON order_line REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION note_removed_lines();

-- Paid, or to be paid: what a quotation became.
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
  -- Of paid_cents, what was given back by choice; nobody owes it.
  returned_cents bigint NOT NULL DEFAULT 0,
  -- When its quotation was begun.
  quoted_at timestamp with time zone,
  -- Who of the staff sold it; null for the web.
  seller_id uuid,
  -- Lines with a promised day.
  promised integer NOT NULL DEFAULT 0,
  -- Lines that came no later than the day first promised; before they come, those whose day is no later.
  promises_kept integer NOT NULL DEFAULT 0,
  -- As quotation.way_in; its buyer corrects it until the last day.
  way_in text,
  -- The zone of its changed address; null: that of its quotation.
  zipcode_id text,
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_folio_key UNIQUE (folio),
  CONSTRAINT orders_quotation_id_key UNIQUE (quotation_id),
  CONSTRAINT orders_returned_cents_check CHECK ((returned_cents >= 0)),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['completed'::text, 'pending-sap'::text, 'pending-payment'::text, 'canceled'::text]))),
  CONSTRAINT orders_way_in_check CHECK ((length(way_in) <= 120)),
  CONSTRAINT orders_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id)
);
CREATE INDEX orders_broker ON orders USING btree (broker_id, created_at DESC) WHERE (broker_id IS NOT NULL);
CREATE INDEX orders_client ON orders USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);
CREATE INDEX orders_client_name ON orders USING btree (plain(((first_name || ' '::text) || last_name)), created_at DESC);
CREATE INDEX orders_created ON orders USING btree (created_at DESC, id) INCLUDE (status, total_cents, paid_cents, site, store_code, user_id, payment_type, quoted_at);
-- Orders that were delivered lately.
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
CREATE TRIGGER orders_summed_anew AFTER UPDATE ON orders FOR EACH ROW WHEN (((old.created_at IS DISTINCT FROM new.created_at) OR (old.store_code IS DISTINCT FROM new.store_code) OR (old.site IS DISTINCT FROM new.site) OR (old.seller_id IS DISTINCT FROM new.seller_id) OR (old.payment_type IS DISTINCT FROM new.payment_type) OR (old.status IS DISTINCT FROM new.status) OR (old.total_cents IS DISTINCT FROM new.total_cents) OR (old.paid_cents IS DISTINCT FROM new.paid_cents) OR (old.promised IS DISTINCT FROM new.promised) OR (old.promises_kept IS DISTINCT FROM new.promises_kept))) EXECUTE FUNCTION sum_order();
CREATE TRIGGER orders_transition BEFORE UPDATE OF status ON orders FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status <> 'pending-payment'::text) OR (new.status <> 'pending-sap'::text)) AND ((old.status <> 'pending-payment'::text) OR (new.status <> 'canceled'::text)) AND ((old.status <> 'pending-sap'::text) OR (new.status <> 'completed'::text)) AND ((old.status <> 'pending-sap'::text) OR (new.status <> 'canceled'::text)) AND ((old.status <> 'completed'::text) OR (new.status <> 'canceled'::text)) AND ((old.status <> 'canceled'::text) OR (new.status <> 'pending-sap'::text))))) EXECUTE FUNCTION refuse_transition();

-- Mails, refunds and ERP messages that the checkout owes, written in the transaction that causes them.
CREATE TABLE outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- Kind and key together name one effect, however often it is asked for.
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
-- How many fresh links of an order went out within the hour.
CREATE INDEX outbox_order_link ON outbox USING btree (((payload ->> 'orderId'::text)), created_at) WHERE (kind = 'order-link'::text);

-- Packages of products, with or without a password.
CREATE TABLE package (
  id uuid NOT NULL,
  name text NOT NULL,
  picture text NOT NULL,
  is_public boolean NOT NULL DEFAULT true,
  site text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  password_id uuid,
  CONSTRAINT package_pkey PRIMARY KEY (id),
  CONSTRAINT package_password_id_fkey FOREIGN KEY (password_id) REFERENCES package_password(id),
  CONSTRAINT package_site_fkey FOREIGN KEY (site) REFERENCES site(handle)
);
CREATE TRIGGER package_delete_noted AFTER DELETE ON package REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package', '');
CREATE TRIGGER package_insert_noted AFTER INSERT ON package REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package', '');
CREATE TRIGGER package_update_noted AFTER UPDATE ON package REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package', '');

-- Passwords of packages.
CREATE TABLE package_password (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hash text NOT NULL,
  -- Null where it existed before staff could set one.
  made_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- A published version names it, so it is kept for as long as that version may come back.
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT package_password_pkey PRIMARY KEY (id)
);
CREATE INDEX package_password_unused ON package_password USING btree (created_at) WHERE (NOT is_used);

-- Products of a package.
CREATE TABLE package_product (
  package_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT package_product_pkey PRIMARY KEY (package_id, product_id),
  CONSTRAINT package_product_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT package_product_package_id_fkey FOREIGN KEY (package_id) REFERENCES package(id) ON DELETE CASCADE,
  CONSTRAINT package_product_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id)
);
CREATE TRIGGER package_product_delete_noted AFTER DELETE ON package_product REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package_product', '');
CREATE TRIGGER package_product_insert_noted AFTER INSERT ON package_product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package_product', '');
CREATE TRIGGER package_product_update_noted AFTER UPDATE ON package_product REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('package_product', '');

-- Texts of pages of information that hold instead of the release's; a brand's own before that of all brands.
CREATE TABLE page_text (
  -- A site's handle, or store: all brands.
  scope text NOT NULL,
  -- The page's address, with dots for slashes: manual.pieles.
  page text NOT NULL,
  lead text NOT NULL,
  description text NOT NULL,
  -- Markdown; never HTML, which the catalog service makes of it for each answer.
  body text NOT NULL,
  -- The day since which the page says it, which it shows itself.
  updated_on date NOT NULL,
  CONSTRAINT page_text_pkey PRIMARY KEY (scope, page)
);

-- Passkeys of accounts.
CREATE TABLE passkey (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  -- The host it was made for.
  rp_id text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  -- How often it signed; zero where the authenticator does not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone,
  CONSTRAINT passkey_pkey PRIMARY KEY (id),
  CONSTRAINT passkey_credential_id_key UNIQUE (credential_id),
  CONSTRAINT passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_person ON passkey USING btree (user_id);

-- Challenges that browsers answer with a passkey. Using one deletes it.
CREATE TABLE passkey_challenge (
  challenge text NOT NULL,
  rp_id text NOT NULL,
  -- Who registers a passkey with it; null for a sign-in.
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge USING btree (expires_at);

-- The one live link to a new password of a person. A new link replaces it; its use deletes it.
CREATE TABLE password_link (
  user_id uuid NOT NULL,
  -- SHA-256 of the token in the mail.
  token_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  -- Where the link was mailed. It works while the account still has this e-mail.
  email text NOT NULL,
  CONSTRAINT password_link_pkey PRIMARY KEY (user_id),
  CONSTRAINT password_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX password_link_expires ON password_link USING btree (expires_at);

-- Payments of quotations and orders, whatever their type.
CREATE TABLE payment (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  order_id uuid,
  -- Sent to the provider: one key, one charge.
  idempotency_key text NOT NULL,
  provider text NOT NULL,
  provider_payment_id text,
  type text NOT NULL,
  payment_group smallint NOT NULL,
  months smallint NOT NULL DEFAULT 1,
  amount_cents bigint NOT NULL,
  refunded_cents bigint NOT NULL DEFAULT 0,
  -- started: the provider is about to be asked. unknown: asked without an answer. See the domain’s payment states.
  status text NOT NULL,
  status_detail text,
  card_last_four text,
  card_brand text,
  authorization_code text,
  -- When an open payment is next looked up at the provider.
  check_at timestamp with time zone NOT NULL DEFAULT now(),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  -- Until when the money may come: the deadline of a transfer or of 3-D Secure.
  expires_at timestamp with time zone,
  -- True where it pays a part on purpose; another payment pays the rest.
  part boolean NOT NULL DEFAULT false,
  -- The account that a transfer is sent to.
  clabe text,
  bank text,
  transfer_url text,
  -- The bank’s page for 3-D Secure.
  challenge_url text,
  challenge_creq text,
  -- The member of staff who took the payment.
  taken_by uuid,
  reference text,
  terminal text,
  exchange_rate numeric(10,4),
  -- When provider and store were last compared.
  compared_at timestamp with time zone,
  -- The caller_ columns are keyed digests that are only counted; null where staff took the payment.
  caller_holder text,
  caller_address text,
  caller_network text,
  caller_email text,
  -- Cash handed over, in centavos; what exceeds the payment was given back as change.
  received_cents bigint,
  -- Of refunded_cents, what an exchange holds or spent: it never left the store.
  moved_cents bigint NOT NULL DEFAULT 0,
  -- When its money was there; updated_at moves with a refund.
  approved_at timestamp with time zone,
  CONSTRAINT payment_pkey PRIMARY KEY (id),
  CONSTRAINT payment_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT payment_provider_payment_id_key UNIQUE (provider_payment_id),
  CONSTRAINT payment_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT payment_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  CONSTRAINT payment_check1 CHECK ((received_cents >= amount_cents)),
  CONSTRAINT payment_clabe_check CHECK ((clabe ~ '^[0-9]{18}$'::text)),
  CONSTRAINT payment_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  CONSTRAINT payment_moved_cents_check CHECK (((moved_cents >= 0) AND (moved_cents <= refunded_cents))),
  CONSTRAINT payment_payment_group_check CHECK (((payment_group >= 1) AND (payment_group <= 5))),
  CONSTRAINT payment_status_check CHECK ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text, 'approved'::text, 'rejected'::text, 'cancelled'::text, 'refunded'::text]))),
  CONSTRAINT payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT payment_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id)
);
CREATE INDEX payment_compared ON payment USING btree (compared_at NULLS FIRST) WHERE (provider = 'mercadopago'::text);
CREATE INDEX payment_deadline ON payment USING btree (expires_at) WHERE ((status = 'pending'::text) AND (expires_at IS NOT NULL));
-- One payment at a time per quotation.
CREATE UNIQUE INDEX payment_in_progress ON payment USING btree (quotation_id) WHERE (status = ANY (ARRAY['started'::text, 'unknown'::text]));
-- What the sweeper looks at after a crash.
CREATE INDEX payment_open ON payment USING btree (check_at) WHERE (status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text]));
CREATE INDEX payment_order ON payment USING btree (order_id) WHERE (order_id IS NOT NULL);
CREATE INDEX payment_part ON payment USING btree (updated_at) WHERE ((status = 'approved'::text) AND (order_id IS NULL));
CREATE INDEX payment_quotation ON payment USING btree (quotation_id, created_at);
CREATE INDEX payment_rejected ON payment USING btree (updated_at DESC) WHERE (status = 'rejected'::text);
CREATE INDEX payment_taken_by ON payment USING btree (taken_by, approved_at) WHERE (taken_by IS NOT NULL);
CREATE INDEX payment_tried_type ON payment USING btree (type, quotation_id);
-- Cards being tried, by address.
CREATE INDEX payment_under_way_address ON payment USING btree (caller_address) WHERE (status = 'started'::text);
CREATE INDEX payment_waiting_email ON payment USING btree (caller_email) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
-- Transfers waited for, by who asked.
CREATE INDEX payment_waiting_holder ON payment USING btree (caller_holder) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
CREATE INDEX payment_waiting_network ON payment USING btree (caller_network) WHERE ((status = ANY (ARRAY['started'::text, 'unknown'::text, 'pending'::text])) AND (expires_at IS NOT NULL));
CREATE TRIGGER payment_transition BEFORE UPDATE OF status ON payment FOR EACH ROW WHEN (((old.status <> new.status) AND (((old.status <> 'started'::text) OR (new.status <> 'unknown'::text)) AND ((old.status <> 'started'::text) OR (new.status <> 'pending'::text)) AND ((old.status <> 'started'::text) OR (new.status <> 'approved'::text)) AND ((old.status <> 'started'::text) OR (new.status <> 'rejected'::text)) AND ((old.status <> 'started'::text) OR (new.status <> 'cancelled'::text)) AND ((old.status <> 'unknown'::text) OR (new.status <> 'pending'::text)) AND ((old.status <> 'unknown'::text) OR (new.status <> 'approved'::text)) AND ((old.status <> 'unknown'::text) OR (new.status <> 'rejected'::text)) AND ((old.status <> 'unknown'::text) OR (new.status <> 'cancelled'::text)) AND ((old.status <> 'pending'::text) OR (new.status <> 'approved'::text)) AND ((old.status <> 'pending'::text) OR (new.status <> 'rejected'::text)) AND ((old.status <> 'pending'::text) OR (new.status <> 'cancelled'::text)) AND ((old.status <> 'approved'::text) OR (new.status <> 'refunded'::text)) AND ((old.status <> 'cancelled'::text) OR (new.status <> 'approved'::text))))) EXECUTE FUNCTION refuse_transition();
CREATE TRIGGER quotation_tried AFTER INSERT ON payment FOR EACH ROW EXECUTE FUNCTION note_tried();

-- Money of an order that staff gave back without canceling the payment.
CREATE TABLE payment_refund (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount_cents bigint NOT NULL,
  reason text NOT NULL,
  -- Who of the staff refunded it; null: the buyer canceled pieces, or it was refunded in the provider's panel.
  refunded_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- What it goes back for; null: by choice, with the order as it was.
  cancellation_id uuid,
  -- The service request that it was decided in; null: none.
  request_id uuid,
  CONSTRAINT payment_refund_pkey PRIMARY KEY (id),
  CONSTRAINT payment_refund_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT payment_refund_cancellation_id_fkey FOREIGN KEY (cancellation_id) REFERENCES order_cancellation(id),
  CONSTRAINT payment_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  CONSTRAINT payment_refund_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX payment_refund_created ON payment_refund USING btree (created_at);
CREATE INDEX payment_refund_payment ON payment_refund USING btree (payment_id);
CREATE TRIGGER payment_refund_append_only BEFORE DELETE OR UPDATE ON payment_refund FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- One row for each color and size that is sold.
CREATE TABLE product (
  id uuid NOT NULL,
  item_code text NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  society text NOT NULL,
  description text NOT NULL DEFAULT ''::text,
  main_features text[] NOT NULL DEFAULT '{}'::text[],
  package_content text,
  restrictions text,
  conservation text,
  price_cents bigint NOT NULL,
  promotion_id uuid,
  -- The discounts are copied from the main promotion, so that lists need no join and sorting has an index.
  discount_pg1 smallint NOT NULL DEFAULT 0,
  discount_pg2 smallint NOT NULL DEFAULT 0,
  discount_pg3 smallint NOT NULL DEFAULT 0,
  discount_pg4 smallint NOT NULL DEFAULT 0,
  discount_pg5 smallint NOT NULL DEFAULT 0,
  discount_price_cents bigint GENERATED ALWAYS AS (discounted(price_cents, (discount_pg1)::integer)) STORED,
  brand_id uuid,
  group_id uuid,
  u_familia text NOT NULL DEFAULT 'SI'::text,
  active boolean NOT NULL DEFAULT true,
  slow_movement boolean NOT NULL DEFAULT false,
  spotlight boolean NOT NULL DEFAULT false,
  sales_count integer NOT NULL DEFAULT 0,
  finish text,
  facts text,
  detailed_color text,
  color_name text,
  color_code text,
  size text,
  tint text,
  width_cm numeric(8,2),
  -- [{ name, label, value, uom }], in the order they are shown.
  dimensions jsonb NOT NULL DEFAULT '[]'::jsonb,
  weight_kg numeric(8,2),
  -- Names of pictures; the first is the main one.
  pictures text[] NOT NULL DEFAULT '{}'::text[],
  model text,
  is_package boolean NOT NULL DEFAULT false,
  search_text text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  has_series boolean NOT NULL DEFAULT false,
  gtin text,
  -- { parcels: [{ pieces, width, depth, height, weightKg }], builtAtHome, bare: { width, depth, height } | null }, in centimeters.
  packing jsonb,
  CONSTRAINT product_pkey PRIMARY KEY (id),
  CONSTRAINT product_item_code_key UNIQUE (item_code),
  CONSTRAINT product_slug_key UNIQUE (slug),
  CONSTRAINT product_gtin_check CHECK ((gtin ~ '^[0-9]{8,14}$'::text)),
  CONSTRAINT product_packing_check CHECK ((jsonb_typeof(packing) = 'object'::text)),
  CONSTRAINT product_price_cents_check CHECK ((price_cents > 0)),
  CONSTRAINT product_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brand(id),
  CONSTRAINT product_group_id_fkey FOREIGN KEY (group_id) REFERENCES product_group(id),
  CONSTRAINT product_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(id)
);
CREATE INDEX product_group_members ON product USING btree (group_id) WHERE (group_id IS NOT NULL);
CREATE INDEX product_price ON product USING btree (discount_price_cents, id);
CREATE INDEX product_promotion ON product USING btree (promotion_id, society) WHERE (active AND (promotion_id IS NOT NULL));
CREATE INDEX product_sales ON product USING btree (sales_count DESC, id);
CREATE TRIGGER product_delete_noted AFTER DELETE ON product REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'id');
CREATE TRIGGER product_insert_noted AFTER INSERT ON product REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'id');
CREATE TRIGGER product_update_noted AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'id');

-- Categories of a product, with their ancestors.
CREATE TABLE product_category (
  category_id uuid NOT NULL,
  product_id uuid NOT NULL,
  -- True where the product is here only because it is in a category below. Null: imported and not yet checked.
  derived boolean,
  CONSTRAINT product_category_pkey PRIMARY KEY (category_id, product_id),
  CONSTRAINT product_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT product_category_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_category_product ON product_category USING btree (product_id);
CREATE TRIGGER product_category_delete_noted AFTER DELETE ON product_category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_category_insert_noted AFTER INSERT ON product_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_category_update_noted AFTER UPDATE ON product_category REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');

-- Filter values of a product.
CREATE TABLE product_filter_value (
  product_id uuid NOT NULL,
  filter_value_id uuid NOT NULL,
  CONSTRAINT product_filter_value_pkey PRIMARY KEY (product_id, filter_value_id),
  CONSTRAINT product_filter_value_filter_value_id_fkey FOREIGN KEY (filter_value_id) REFERENCES filter_value(id),
  CONSTRAINT product_filter_value_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_filter_value_value ON product_filter_value USING btree (filter_value_id);
CREATE TRIGGER product_filter_value_delete_noted AFTER DELETE ON product_filter_value REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_filter_value_insert_noted AFTER INSERT ON product_filter_value REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_filter_value_update_noted AFTER UPDATE ON product_filter_value REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');

-- Products that are variants of one model.
CREATE TABLE product_group (
  id uuid NOT NULL,
  type text NOT NULL DEFAULT 'variations'::text,
  name text NOT NULL,
  CONSTRAINT product_group_pkey PRIMARY KEY (id)
);
CREATE TRIGGER product_group_delete_noted AFTER DELETE ON product_group REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');
CREATE TRIGGER product_group_insert_noted AFTER INSERT ON product_group REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');
CREATE TRIGGER product_group_update_noted AFTER UPDATE ON product_group REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');

-- Views of products by day. It says nothing of who looked.
CREATE TABLE product_seen (
  product_id uuid NOT NULL,
  -- Of the store’s calendar.
  day date NOT NULL,
  looks integer NOT NULL,
  CONSTRAINT product_seen_pkey PRIMARY KEY (product_id, day),
  CONSTRAINT product_seen_looks_check CHECK ((looks > 0)),
  CONSTRAINT product_seen_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_seen_day ON product_seen USING btree (day, looks DESC);

-- What an order promised, and what was changed of that by buyer or store. Names nobody; never changed or deleted.
CREATE TABLE promise (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  site text NOT NULL,
  -- The shapes of contracts/src/promise.ts, without the place in the chain.
  content jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT promise_pkey PRIMARY KEY (id),
  CONSTRAINT promise_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX promise_created ON promise USING btree (created_at);
CREATE INDEX promise_order ON promise USING btree (order_id, id);
CREATE TRIGGER promise_append_only BEFORE DELETE OR UPDATE ON promise FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Public keys that promises were signed by.
CREATE TABLE promise_key (
  -- The first 16 hexadecimal digits of the SHA-256 of the key.
  id text NOT NULL,
  pem text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT promise_key_pkey PRIMARY KEY (id)
);
CREATE TRIGGER promise_key_append_only BEFORE DELETE OR UPDATE ON promise_key FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- A promise in the chain of its brand: each document names the hash of the one before it. Never changed or deleted.
CREATE TABLE promise_record (
  promise_id bigint NOT NULL,
  site text NOT NULL,
  -- Its place in the chain of the brand, from one, without gaps.
  number integer NOT NULL,
  -- The canonical JSON that was signed.
  document text NOT NULL,
  -- SHA-256 of the document, in hexadecimal digits.
  hash text NOT NULL,
  key_id text NOT NULL,
  -- ECDSA P-256 over SHA-256 of the document, DER in base64.
  signature text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT promise_record_pkey PRIMARY KEY (promise_id),
  CONSTRAINT promise_record_site_number_key UNIQUE (site, number),
  CONSTRAINT promise_record_number_check CHECK ((number > 0)),
  CONSTRAINT promise_record_promise_id_fkey FOREIGN KEY (promise_id) REFERENCES promise(id)
);
CREATE TRIGGER promise_record_append_only BEFORE DELETE OR UPDATE ON promise_record FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Discounts by payment group.
CREATE TABLE promotion (
  id uuid NOT NULL,
  public_name text NOT NULL,
  has_lm boolean NOT NULL DEFAULT false,
  discount_pg1 smallint NOT NULL,
  discount_pg2 smallint NOT NULL,
  discount_pg3 smallint NOT NULL,
  discount_pg4 smallint NOT NULL,
  discount_pg5 smallint NOT NULL,
  discount_text_pg5 text,
  ends_on date,
  CONSTRAINT promotion_pkey PRIMARY KEY (id),
  CONSTRAINT promotion_discount_pg1_check CHECK (((discount_pg1 >= 0) AND (discount_pg1 <= 100))),
  CONSTRAINT promotion_discount_pg2_check CHECK (((discount_pg2 >= 0) AND (discount_pg2 <= 100))),
  CONSTRAINT promotion_discount_pg3_check CHECK (((discount_pg3 >= 0) AND (discount_pg3 <= 100))),
  CONSTRAINT promotion_discount_pg4_check CHECK (((discount_pg4 >= 0) AND (discount_pg4 <= 100))),
  CONSTRAINT promotion_discount_pg5_check CHECK (((discount_pg5 >= 0) AND (discount_pg5 <= 100)))
);
CREATE TRIGGER promotion_delete_noted AFTER DELETE ON promotion REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('promotion', '');
CREATE TRIGGER promotion_insert_noted AFTER INSERT ON promotion REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('promotion', '');
CREATE TRIGGER promotion_update_noted AFTER UPDATE ON promotion REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('promotion', '');

-- The cart: lines, prices and address, until it becomes an order.
CREATE TABLE quotation (
  id uuid NOT NULL,
  folio bigint,
  site text NOT NULL,
  -- SHA-256 of the holder’s cookie. Whoever has the cookie holds the quotation.
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
  -- The store’s day that its prices are of.
  priced_on date NOT NULL,
  -- [{ detailId, before, now }] in centavos: what the last repricing changed, shown until the lines change.
  repriced jsonb NOT NULL DEFAULT '[]'::jsonb,
  -- Raised by every change of the quotation, its lines or its payments.
  version integer NOT NULL DEFAULT 1,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  -- The seller of a quotation that staff made.
  seller_id uuid,
  merged_into uuid,
  -- The broker who made it; an order keeps it for the commission.
  broker_id uuid,
  -- The shop of its seller; null for a quotation of the web.
  store_code text,
  pieces integer NOT NULL DEFAULT 0,
  -- Its total for each payment group, written with its lines.
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
  -- Somebody talked with its client.
  followed boolean NOT NULL DEFAULT false,
  -- A payment was tried.
  tried boolean NOT NULL DEFAULT false,
  lost_reason text,
  client_name text NOT NULL DEFAULT ''::text,
  seller_name text NOT NULL DEFAULT ''::text,
  -- Expected close; infinity without one, so that it sorts last.
  close_on date NOT NULL DEFAULT 'infinity'::date,
  next_on date NOT NULL DEFAULT 'infinity'::date,
  -- The way into the home it goes to, as wayInText writes it.
  way_in text,
  CONSTRAINT quotation_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_folio_key UNIQUE (folio),
  CONSTRAINT quotation_payment_group_check CHECK (((payment_group >= 1) AND (payment_group <= 5))),
  CONSTRAINT quotation_totals_cents_check CHECK ((cardinality(totals_cents) = 5)),
  CONSTRAINT quotation_way_in_check CHECK ((length(way_in) <= 120)),
  CONSTRAINT quotation_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES quotation(id)
);
CREATE INDEX quotation_broker ON quotation USING btree (broker_id, created_at DESC) WHERE (broker_id IS NOT NULL);
CREATE INDEX quotation_client ON quotation USING btree (client_id, created_at DESC) WHERE (client_id IS NOT NULL);
CREATE INDEX quotation_client_name ON quotation USING btree (client_name, created_at DESC);
CREATE INDEX quotation_close_on ON quotation USING btree (close_on, created_at DESC);
CREATE INDEX quotation_created ON quotation USING btree (created_at DESC, id) INCLUDE (folio, site, store_code, seller_id, state, total_cents);
CREATE INDEX quotation_guest_words ON quotation USING gin (guest_words(guest_address) gin_trgm_ops) WHERE (guest_address IS NOT NULL);
-- Deleting a quotation asks which were merged into it.
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
CREATE TRIGGER quotation_forgotten AFTER UPDATE OF client_id ON quotation FOR EACH ROW WHEN (((old.client_id IS NOT NULL) AND (new.client_id IS NULL))) EXECUTE FUNCTION forget_talks();
CREATE TRIGGER quotation_named BEFORE INSERT OR UPDATE OF client_id, guest_address, seller_id ON quotation FOR EACH ROW EXECUTE FUNCTION note_names();
CREATE TRIGGER quotation_summed AFTER INSERT OR DELETE ON quotation FOR EACH ROW EXECUTE FUNCTION sum_quotation();
CREATE TRIGGER quotation_summed_anew AFTER UPDATE ON quotation FOR EACH ROW WHEN ((((old.folio IS NULL) IS DISTINCT FROM (new.folio IS NULL)) OR (old.created_at IS DISTINCT FROM new.created_at) OR (old.store_code IS DISTINCT FROM new.store_code) OR (old.site IS DISTINCT FROM new.site) OR (old.seller_id IS DISTINCT FROM new.seller_id) OR (old.lost_reason IS DISTINCT FROM new.lost_reason) OR (old.state IS DISTINCT FROM new.state) OR (old.total_cents IS DISTINCT FROM new.total_cents) OR (old.followed IS DISTINCT FROM new.followed) OR (old.tried IS DISTINCT FROM new.tried))) EXECUTE FUNCTION sum_quotation();

-- The address that began a quotation, as a keyed digest. Kept for weeks; a quotation may be kept for years.
CREATE TABLE quotation_caller (
  quotation_id uuid NOT NULL,
  client_ip text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_caller_pkey PRIMARY KEY (quotation_id),
  CONSTRAINT quotation_caller_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_caller_created ON quotation_caller USING btree (created_at);

-- Quotations closed as lost, and perhaps reopened: one row each time.
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

-- Sums of quotations that have a folio. Rows of one day, shop, seller and reason add up.
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

-- Who handed a quotation to whom.
CREATE TABLE quotation_handover (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  -- Null where it had no seller.
  from_user uuid,
  to_user uuid NOT NULL,
  by_user uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_handover_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_handover_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_handover_quotation ON quotation_handover USING btree (quotation_id, at DESC);

-- Browsers that opened a quotation by its signed link.
CREATE TABLE quotation_holder (
  quotation_id uuid NOT NULL,
  -- SHA-256 of the browser’s holder cookie.
  holder_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT quotation_holder_pkey PRIMARY KEY (quotation_id, holder_hash),
  CONSTRAINT quotation_holder_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_holder_created ON quotation_holder USING btree (created_at);

-- Products of a quotation, with their price and promised day.
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
  -- The agreed discount that holds now.
  bigticket_percentage smallint NOT NULL DEFAULT 0,
  package_id uuid,
  -- What was agreed: percentage, maximum and the terms they hold for.
  bargain jsonb,
  CONSTRAINT quotation_line_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_line_bigticket_percentage_check CHECK (((bigticket_percentage >= 0) AND (bigticket_percentage <= 100))),
  CONSTRAINT quotation_line_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT quotation_line_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX quotation_line_quotation ON quotation_line USING btree (quotation_id, "position");

-- What provider, orders, ledgers and stock disagree about. A row stays until they agree.
CREATE TABLE reconciliation_break (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- payment, order, client or source.
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

-- Keyed digests of the codes that replace the second factor. A used code is deleted.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

-- The account, of whoever bought, to which the store transfers what it took by transfer.
CREATE TABLE refund_account (
  order_id uuid NOT NULL,
  clabe text NOT NULL,
  holder text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT refund_account_pkey PRIMARY KEY (order_id),
  CONSTRAINT refund_account_clabe_check CHECK ((clabe ~ '^[0-9]{18}$'::text)),
  CONSTRAINT refund_account_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX refund_account_created ON refund_account USING btree (created_at);

-- Codes mailed to the address of an order, which a browser with its signed link alone needs to name an account for a refund.
CREATE TABLE refund_code (
  -- Of its message: the code is derived from it and from a secret, so it stands nowhere.
  key uuid NOT NULL,
  order_id uuid NOT NULL,
  -- SHA-256 of the holder cookie of the browser that asked: it is good there alone.
  holder_hash text NOT NULL,
  -- How often it was tried; one that was used has no try left.
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT refund_code_pkey PRIMARY KEY (key),
  CONSTRAINT refund_code_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE
);
CREATE INDEX refund_code_created ON refund_code USING btree (created_at);
CREATE INDEX refund_code_order ON refund_code USING btree (order_id, created_at);

-- Exports of reports: what was asked by whom, and how far it is.
CREATE TABLE report_export (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  report text NOT NULL,
  format text NOT NULL,
  -- The filter as it was asked, and the columns.
  asked jsonb NOT NULL,
  fields text[] NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  -- Raised by each process that takes it up, so that parts of an earlier one are ignored.
  attempt smallint NOT NULL DEFAULT 0,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL,
  bytes bigint,
  -- Renewed by the process that writes it.
  alive_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_export_pkey PRIMARY KEY (id),
  CONSTRAINT report_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX report_export_created ON report_export USING btree (created_at);
CREATE UNIQUE INDEX report_export_under_way ON report_export USING btree (user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX report_export_user ON report_export USING btree (user_id, created_at DESC);

-- The file of an export, in parts, so that no process holds it whole.
CREATE TABLE report_export_part (
  export_id uuid NOT NULL,
  attempt smallint NOT NULL,
  "position" integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_export_part_pkey PRIMARY KEY (export_id, attempt, "position"),
  CONSTRAINT report_export_part_export_id_fkey FOREIGN KEY (export_id) REFERENCES report_export(id) ON DELETE CASCADE
);
CREATE INDEX report_export_part_created ON report_export_part USING btree (created_at);

-- Filters of reports that staff saved under a name.
CREATE TABLE report_view (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  report text NOT NULL,
  name text NOT NULL,
  -- The query of the report’s address.
  search text NOT NULL,
  shared boolean NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_view_pkey PRIMARY KEY (id),
  CONSTRAINT report_view_user_id_report_name_key UNIQUE (user_id, report, name)
);
CREATE INDEX report_view_shared ON report_view USING btree (report, name) WHERE shared;

-- What service requests send. Its id stands in delivery_event.lines and, for its stock, in reservation.line_id.
CREATE TABLE request_shipment (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  order_id uuid NOT NULL,
  resolution text NOT NULL,
  -- The promised day, or that of the next attempt.
  day date NOT NULL,
  -- Code of the warehouse whose van brings it.
  company text NOT NULL,
  -- The state of the request before the decision: the one it has again when the shipment is recalled.
  from_state text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When staff took it back, before it left: its stock was given back then.
  recalled_at timestamp with time zone,
  CONSTRAINT request_shipment_pkey PRIMARY KEY (id),
  CONSTRAINT request_shipment_resolution_check CHECK ((resolution = ANY (ARRAY['replacement'::text, 'part'::text]))),
  CONSTRAINT request_shipment_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT request_shipment_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX request_shipment_day ON request_shipment USING btree (day) WHERE (recalled_at IS NULL);
CREATE INDEX request_shipment_order ON request_shipment USING btree (order_id);
CREATE UNIQUE INDEX request_shipment_request ON request_shipment USING btree (request_id) WHERE (recalled_at IS NULL);

-- Pieces held for a payment.
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

-- Who wants to be told when a sold-out product can be bought again.
CREATE TABLE restock_request (
  id uuid NOT NULL,
  site text NOT NULL,
  product_id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- When its mail was put into the outbox; null while waiting.
  noticed_at timestamp with time zone,
  CONSTRAINT restock_request_pkey PRIMARY KEY (id),
  CONSTRAINT restock_request_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX restock_request_created ON restock_request USING btree (created_at);
CREATE INDEX restock_request_email ON restock_request USING btree (lower(email));
CREATE UNIQUE INDEX restock_request_waiting ON restock_request USING btree (product_id, site, lower(email)) WHERE (noticed_at IS NULL);

-- What buyers say of a product.
CREATE TABLE review (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The group of variants, else the product: colors and sizes share reviews.
  model_id uuid NOT NULL,
  product_id uuid NOT NULL,
  client_id uuid,
  site text NOT NULL,
  rating smallint NOT NULL,
  title text NOT NULL DEFAULT ''::text,
  body text NOT NULL,
  -- Given name and initial; empty once the client is deleted.
  author text NOT NULL,
  finish text,
  state text NOT NULL DEFAULT 'pending'::text,
  -- Why it was refused.
  reason text,
  -- What the shop says to it.
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  CONSTRAINT review_pkey PRIMARY KEY (id),
  CONSTRAINT review_order_id_model_id_key UNIQUE (order_id, model_id),
  CONSTRAINT review_check CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  CONSTRAINT review_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  CONSTRAINT review_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT review_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX review_client ON review USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX review_of_model ON review USING btree (model_id, created_at DESC, id) WHERE (state = 'published'::text);
CREATE INDEX review_product ON review USING btree (product_id);
CREATE INDEX review_to_moderate ON review USING btree (state, created_at DESC, id);

-- Orders whose buyers were asked for a review.
CREATE TABLE review_invitation (
  order_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT review_invitation_pkey PRIMARY KEY (order_id)
);
CREATE INDEX review_invitation_asked ON review_invitation USING btree (asked_at);

-- Pictures of reviews.
CREATE TABLE review_picture (
  id uuid NOT NULL,
  -- The order’s line whose buyer uploaded it.
  line_id uuid NOT NULL,
  -- Null until the review is sent.
  review_id uuid,
  "position" smallint NOT NULL DEFAULT 0,
  content bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  small bytea NOT NULL,
  file_id uuid,
  CONSTRAINT review_picture_pkey PRIMARY KEY (id),
  CONSTRAINT review_picture_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT review_picture_review_id_fkey FOREIGN KEY (review_id) REFERENCES review(id) ON DELETE CASCADE
);
CREATE INDEX review_picture_created ON review_picture USING btree (created_at) WHERE (review_id IS NULL);
CREATE INDEX review_picture_review ON review_picture USING btree (review_id, "position");
CREATE INDEX review_picture_to_move ON review_picture USING btree (file_id) WHERE (content IS NOT NULL);
CREATE INDEX review_picture_waiting ON review_picture USING btree (line_id) WHERE (review_id IS NULL);
CREATE TRIGGER review_picture_gone AFTER DELETE ON review_picture FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- Photographs of rooms whose furniture can be bought.
CREATE TABLE room (
  id uuid NOT NULL,
  site text NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  picture text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT room_pkey PRIMARY KEY (id),
  CONSTRAINT room_site_slug_key UNIQUE (site, slug),
  CONSTRAINT room_site_fkey FOREIGN KEY (site) REFERENCES site(handle)
);
CREATE TRIGGER room_delete_noted AFTER DELETE ON room REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room', '');
CREATE TRIGGER room_insert_noted AFTER INSERT ON room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room', '');
CREATE TRIGGER room_update_noted AFTER UPDATE ON room REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room', '');

-- Products in a room’s photograph.
CREATE TABLE room_piece (
  room_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
  -- Percent of the picture from its left; null where the piece has no point.
  x smallint,
  y smallint,
  "position" integer NOT NULL DEFAULT 0,
  CONSTRAINT room_piece_pkey PRIMARY KEY (room_id, product_id),
  CONSTRAINT room_piece_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT room_piece_x_check CHECK (((x >= 0) AND (x <= 100))),
  CONSTRAINT room_piece_y_check CHECK (((y >= 0) AND (y <= 100))),
  CONSTRAINT room_piece_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id),
  CONSTRAINT room_piece_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE CASCADE
);
CREATE INDEX room_piece_product ON room_piece USING btree (product_id);
CREATE TRIGGER room_piece_delete_noted AFTER DELETE ON room_piece REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room_piece', '');
CREATE TRIGGER room_piece_insert_noted AFTER INSERT ON room_piece REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room_piece', '');
CREATE TRIGGER room_piece_update_noted AFTER UPDATE ON room_piece REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('room_piece', '');

-- Rooms in true scale that clients drew at a brand and keep in their accounts.
CREATE TABLE room_plan (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  site text NOT NULL,
  name text NOT NULL,
  -- As a link carries it (`planText`).
  plan text NOT NULL,
  saved_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT room_plan_pkey PRIMARY KEY (id),
  CONSTRAINT room_plan_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  CONSTRAINT room_plan_plan_check CHECK ((length(plan) <= 3000)),
  CONSTRAINT room_plan_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id)
);
CREATE UNIQUE INDEX room_plan_name ON room_plan USING btree (client_id, site, lower(name));

-- Sums of orders that were not canceled. Rows of one day, shop, brand, seller and payment type add up.
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
  -- Not yet added up with the others of its kind.
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

-- The authenticator app of a person.
CREATE TABLE second_factor (
  user_id uuid NOT NULL,
  -- Sealed by a secret outside the database.
  secret text,
  pending text,
  -- The last half-minute whose code was used; earlier codes are used up too.
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamp with time zone,
  CONSTRAINT second_factor_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

-- What buyers ask for after delivery: return, change, damage, warranty.
CREATE TABLE service_request (
  id uuid NOT NULL,
  -- The number that people read and say on the telephone.
  folio bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'reported'::text,
  -- Until when the store answers.
  due_at timestamp with time zone NOT NULL,
  -- Cost of the way back where the buyer pays it; taken off the refund.
  way_back_cents bigint NOT NULL DEFAULT 0,
  collection_day date,
  -- The day by which money is returned, counted from the day the pieces came.
  refund_by date,
  resolution text,
  refund_cents bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT service_request_pkey PRIMARY KEY (id),
  CONSTRAINT service_request_folio_key UNIQUE (folio),
  CONSTRAINT service_request_check CHECK (((state = 'resolved'::text) = (resolution IS NOT NULL))),
  CONSTRAINT service_request_check1 CHECK (((refund_cents = 0) OR (resolution = ANY (ARRAY['refund'::text, 'exchange'::text])))),
  CONSTRAINT service_request_kind_check CHECK ((kind = ANY (ARRAY['return'::text, 'change'::text, 'damage'::text, 'warranty'::text]))),
  CONSTRAINT service_request_refund_cents_check CHECK ((refund_cents >= 0)),
  CONSTRAINT service_request_resolution_check CHECK ((resolution = ANY (ARRAY['refund'::text, 'replacement'::text, 'exchange'::text, 'repair'::text, 'part'::text]))),
  CONSTRAINT service_request_state_check CHECK ((state = ANY (ARRAY['reported'::text, 'accepted'::text, 'scheduled'::text, 'received'::text, 'inspected'::text, 'resolved'::text, 'refused'::text, 'withdrawn'::text]))),
  CONSTRAINT service_request_way_back_cents_check CHECK ((way_back_cents >= 0)),
  CONSTRAINT service_request_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX service_request_due ON service_request USING btree (due_at, id) WHERE (state = 'reported'::text);
CREATE INDEX service_request_ended ON service_request USING btree (updated_at DESC, id) WHERE (state = ANY (ARRAY['resolved'::text, 'refused'::text, 'withdrawn'::text]));
CREATE INDEX service_request_open ON service_request USING btree (created_at, id) WHERE (state <> ALL (ARRAY['resolved'::text, 'refused'::text, 'withdrawn'::text]));
CREATE INDEX service_request_order ON service_request USING btree (order_id, created_at);

-- The timeline of a request. Never changed or deleted.
CREATE TABLE service_request_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  -- Who of the staff did it; null when the buyer did.
  by_staff uuid,
  body text NOT NULL DEFAULT ''::text,
  detail jsonb NOT NULL DEFAULT '{}'::jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT service_request_event_pkey PRIMARY KEY (id),
  CONSTRAINT service_request_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX service_request_event_request ON service_request_event USING btree (request_id, id);
CREATE TRIGGER service_request_event_append_only BEFORE DELETE OR UPDATE ON service_request_event FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Pictures of a request, encoded again by the store.
CREATE TABLE service_request_picture (
  id uuid NOT NULL,
  request_id uuid NOT NULL,
  content bytea,
  file_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT service_request_picture_pkey PRIMARY KEY (id),
  CONSTRAINT service_request_picture_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT service_request_picture_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX service_request_picture_request ON service_request_picture USING btree (request_id);
CREATE INDEX service_request_picture_to_move ON service_request_picture USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER service_request_picture_gone AFTER DELETE ON service_request_picture FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- The pieces of an order that a request is about.
CREATE TABLE service_request_piece (
  request_id uuid NOT NULL,
  line_id uuid NOT NULL,
  quantity integer NOT NULL,
  -- What these pieces cost.
  amount_cents bigint NOT NULL,
  CONSTRAINT service_request_piece_pkey PRIMARY KEY (request_id, line_id),
  CONSTRAINT service_request_piece_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT service_request_piece_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT service_request_piece_line_id_fkey FOREIGN KEY (line_id) REFERENCES order_line(id),
  CONSTRAINT service_request_piece_request_id_fkey FOREIGN KEY (request_id) REFERENCES service_request(id)
);
CREATE INDEX service_request_piece_line ON service_request_piece USING btree (line_id);

-- Sessions, also ended ones.
CREATE TABLE session (
  id uuid NOT NULL,
  -- Null once the person is deleted.
  user_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone,
  site text NOT NULL,
  -- SHA-256 of the key.
  key_hash text NOT NULL,
  -- Browser and system, in words.
  device text NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX session_ended ON session USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_person ON session USING btree (user_id);
CREATE INDEX session_used ON session USING btree (last_used_at);

-- Shops that people walk into, as «Nuestras tiendas» shows them.
CREATE TABLE shop (
  id text NOT NULL,
  "position" integer NOT NULL DEFAULT 0,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zipcode text NOT NULL,
  reference text,
  phones jsonb NOT NULL DEFAULT '[]'::jsonb,
  -- Opening hours by day, Monday first.
  week jsonb NOT NULL,
  closed_days jsonb NOT NULL DEFAULT '[]'::jsonb,
  offers text,
  map_url text,
  latitude double precision,
  longitude double precision,
  tour_url text,
  -- The warehouse that counts the pieces on display in it.
  warehouse_code text,
  sites jsonb NOT NULL,
  CONSTRAINT shop_pkey PRIMARY KEY (id),
  CONSTRAINT shop_warehouse_code_fkey FOREIGN KEY (warehouse_code) REFERENCES warehouse(code)
);

-- Wrong passwords, as keyed digests of the account guessed at and the address guessed from.
CREATE TABLE sign_in_failure (
  key text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_failure_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_failure_last ON sign_in_failure USING btree (last_at);

-- The stores: one for each domain.
CREATE TABLE site (
  handle text NOT NULL,
  name text NOT NULL,
  theme text NOT NULL,
  society text NOT NULL,
  delivery_text text NOT NULL,
  constants jsonb NOT NULL DEFAULT '{}'::jsonb,
  CONSTRAINT site_pkey PRIMARY KEY (handle)
);
CREATE TRIGGER site_delete_noted AFTER DELETE ON site REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('site', '');
CREATE TRIGGER site_insert_noted AFTER INSERT ON site REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('site', '');
CREATE TRIGGER site_update_noted AFTER UPDATE ON site REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('site', '');

-- Proofs of work that were used. Each is good once.
CREATE TABLE spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX spent_proof_expires ON spent_proof USING btree (expires_at);

-- Answers of calls that may be repeated, by idempotency key.
CREATE TABLE staff_idempotency (
  key text NOT NULL,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamp with time zone NOT NULL,
  answer text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_idempotency_pkey PRIMARY KEY (key)
);
CREATE INDEX staff_idempotency_created ON staff_idempotency USING btree (created_at);

-- Mails that the staff service owes: each seller’s day, once.
CREATE TABLE staff_outbox (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  -- Kind and key together name one effect, however often it is asked for.
  key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  done_at timestamp with time zone,
  parked_at timestamp with time zone,
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT staff_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT staff_outbox_kind_key_key UNIQUE (kind, key)
);
CREATE INDEX staff_outbox_done ON staff_outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX staff_outbox_due ON staff_outbox USING btree (next_at) WHERE ((done_at IS NULL) AND (parked_at IS NULL));

-- States of Mexico.
CREATE TABLE state (
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT state_pkey PRIMARY KEY (code)
);
CREATE TRIGGER state_delete_noted AFTER DELETE ON state REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');
CREATE TRIGGER state_insert_noted AFTER INSERT ON state REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');
CREATE TRIGGER state_update_noted AFTER UPDATE ON state REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');

-- The row to lock before pieces are promised. What is sold never exceeds what was received less what others hold.
CREATE TABLE stock_sold (
  stock_source_id bigint NOT NULL,
  sold integer NOT NULL DEFAULT 0,
  changed_in bigint NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,
  CONSTRAINT stock_sold_pkey PRIMARY KEY (stock_source_id),
  CONSTRAINT stock_sold_sold_check CHECK ((sold >= 0))
);
CREATE INDEX stock_sold_changed ON stock_sold USING btree (changed_in);
CREATE TRIGGER stock_sold_changed BEFORE UPDATE ON stock_sold FOR EACH ROW EXECUTE FUNCTION mark_stock_change();

-- Where pieces come from: a warehouse, or a purchase that arrives there on a day. received counts every piece that ever came in; sold and reserved pieces are subtracted on reading.
CREATE TABLE stock_source (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  item_code text NOT NULL,
  warehouse_code text NOT NULL,
  purchase_document text,
  arrives_on date,
  received integer NOT NULL,
  CONSTRAINT stock_source_pkey PRIMARY KEY (id),
  CONSTRAINT stock_source_check CHECK (((purchase_document IS NULL) = (arrives_on IS NULL))),
  CONSTRAINT stock_source_received_check CHECK ((received >= 0)),
  CONSTRAINT stock_source_item_code_fkey FOREIGN KEY (item_code) REFERENCES product(item_code) ON DELETE CASCADE,
  CONSTRAINT stock_source_warehouse_code_fkey FOREIGN KEY (warehouse_code) REFERENCES warehouse(code)
);
CREATE UNIQUE INDEX stock_source_key ON stock_source USING btree (item_code, warehouse_code, COALESCE(purchase_document, ''::text));
CREATE TRIGGER stock_source_delete_noted AFTER DELETE ON stock_source REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('item', 'item_code');
CREATE TRIGGER stock_source_insert_noted AFTER INSERT ON stock_source REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('item', 'item_code');
CREATE TRIGGER stock_source_update_noted AFTER UPDATE ON stock_source REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('item', 'item_code');

-- Shops where staff sell.
CREATE TABLE store (
  code text NOT NULL,
  name text NOT NULL,
  region text NOT NULL,
  type text NOT NULL,
  cedis boolean NOT NULL DEFAULT false,
  CONSTRAINT store_pkey PRIMARY KEY (code),
  CONSTRAINT store_type_check CHECK ((type = ANY (ARRAY['home'::text, 'studio'::text, 'proyectos'::text])))
);

-- What staff change of the store: banners, home pages, categories, warehouses. One row for each.
CREATE TABLE storefront_document (
  name text NOT NULL,
  -- Raised by every change and undo; a form names the revision it was made from.
  revision integer NOT NULL DEFAULT 0,
  -- The version in force; null for what the store began with.
  applied uuid,
  -- How often another version was applied.
  applications integer NOT NULL DEFAULT 0,
  CONSTRAINT storefront_document_pkey PRIMARY KEY (name)
);
CREATE TRIGGER storefront_document_insert_noted AFTER INSERT ON storefront_document REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');
CREATE TRIGGER storefront_document_update_noted AFTER UPDATE ON storefront_document REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');

-- Pictures that staff uploaded for the store.
CREATE TABLE storefront_picture (
  stem text NOT NULL,
  made_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  -- A version names it, so it is kept for as long as that version may come back.
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT storefront_picture_pkey PRIMARY KEY (stem)
);
CREATE INDEX storefront_picture_unused ON storefront_picture USING btree (created_at) WHERE (NOT is_used);

-- The sizes of such a picture.
CREATE TABLE storefront_picture_file (
  stem text NOT NULL,
  -- The end of its name, such as 600.webp.
  size text NOT NULL,
  content bytea,
  file_id uuid,
  CONSTRAINT storefront_picture_file_pkey PRIMARY KEY (stem, size),
  CONSTRAINT storefront_picture_file_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT storefront_picture_file_stem_fkey FOREIGN KEY (stem) REFERENCES storefront_picture(stem) ON DELETE CASCADE
);
CREATE INDEX storefront_picture_file_to_move ON storefront_picture_file USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER storefront_picture_file_gone AFTER DELETE ON storefront_picture_file FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

-- Versions of a storefront document.
CREATE TABLE storefront_version (
  id uuid NOT NULL,
  document text NOT NULL,
  number integer NOT NULL,
  content jsonb NOT NULL,
  -- Null for what the store began with.
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  made_at timestamp with time zone NOT NULL DEFAULT now(),
  made_by uuid,
  undone_at timestamp with time zone,
  undone_by uuid,
  CONSTRAINT storefront_version_pkey PRIMARY KEY (id),
  CONSTRAINT storefront_version_document_number_key UNIQUE (document, number),
  CONSTRAINT storefront_version_check CHECK ((ends_at > starts_at)),
  CONSTRAINT storefront_version_document_fkey FOREIGN KEY (document) REFERENCES storefront_document(name)
);

-- Bank transfers that staff credited to orders. Never changed or deleted.
CREATE TABLE transfer_credit (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- The bank’s mark of the movement; one movement is credited once in the whole store.
  reference text NOT NULL,
  received_on date NOT NULL,
  amount_cents bigint NOT NULL,
  -- What pays no order and is returned.
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

-- Warehouses that deliver.
CREATE TABLE warehouse (
  code text NOT NULL,
  name text NOT NULL,
  time_zone text NOT NULL,
  cutoff_hour smallint NOT NULL DEFAULT 13,
  handling_days smallint NOT NULL DEFAULT 1,
  works_saturday boolean NOT NULL DEFAULT true,
  is_cedis boolean NOT NULL DEFAULT false,
  -- Removed ones stay as rows, because stock and orders name them.
  removed boolean NOT NULL DEFAULT false,
  CONSTRAINT warehouse_pkey PRIMARY KEY (code),
  CONSTRAINT warehouse_cutoff_hour_check CHECK (((cutoff_hour >= 0) AND (cutoff_hour <= 24))),
  CONSTRAINT warehouse_handling_days_check CHECK ((handling_days >= 0))
);
CREATE TRIGGER warehouse_delete_noted AFTER DELETE ON warehouse REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');
CREATE TRIGGER warehouse_insert_noted AFTER INSERT ON warehouse REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');
CREATE TRIGGER warehouse_update_noted AFTER UPDATE ON warehouse REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');

-- Notices of the payment provider: stored first, answered at once, worked off later.
CREATE TABLE webhook_event (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_key text NOT NULL,
  provider_payment_id text NOT NULL,
  body jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL DEFAULT now(),
  processed_at timestamp with time zone,
  last_error text,
  CONSTRAINT webhook_event_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_event_event_key_key UNIQUE (event_key)
);
CREATE INDEX webhook_event_due ON webhook_event USING btree (next_at) WHERE (processed_at IS NULL);
CREATE INDEX webhook_event_processed ON webhook_event USING btree (processed_at) WHERE (processed_at IS NOT NULL);

-- Postal codes of Mexico, and the zone that delivers to each.
CREATE TABLE zipcode (
  id text NOT NULL,
  cp text NOT NULL,
  settlements text[] NOT NULL DEFAULT '{}'::text[],
  municipality text NOT NULL,
  city text,
  state text NOT NULL,
  state_code text NOT NULL,
  -- Null where the store does not deliver.
  zone text,
  extra_cost boolean NOT NULL DEFAULT false,
  -- True where a change of the desk names the zone.
  zone_changed boolean NOT NULL DEFAULT false,
  -- The zone without the desk’s change.
  imported_zone text,
  CONSTRAINT zipcode_pkey PRIMARY KEY (id)
);
CREATE INDEX zipcode_cp ON zipcode USING btree (cp);
CREATE TRIGGER zipcode_delete_noted AFTER DELETE ON zipcode REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');
CREATE TRIGGER zipcode_insert_noted AFTER INSERT ON zipcode REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');
CREATE TRIGGER zipcode_update_noted AFTER UPDATE ON zipcode REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');

-- Places that the desk put into another zone than the imported list did. The most exact row holds.
CREATE TABLE zone_change (
  state_code text NOT NULL,
  municipality text,
  -- A postal code, or the beginning of some.
  cp text,
  -- Null for no delivery.
  zone text
);
CREATE UNIQUE INDEX zone_change_key ON zone_change USING btree (state_code, COALESCE(plain(municipality), ''::text), COALESCE(cp, ''::text));
