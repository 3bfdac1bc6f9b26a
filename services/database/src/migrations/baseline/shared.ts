/** The objects that several services use: extensions, text search, functions of triggers. */
export const sharedTables = /* sql */ `
CREATE EXTENSION btree_gin;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE FUNCTION audit_is_appended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only appended to' USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE FUNCTION count_promises(orders_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- of two that change lines of one order the second counts after the first
  PERFORM FROM orders WHERE id = ANY (orders_changed) ORDER BY id FOR UPDATE;
  UPDATE orders o SET promised = s.promised, promises_kept = s.kept
  FROM (SELECT c.id, count(*) FILTER (WHERE l.ship_date IS NOT NULL AND f.original_ship_date IS NOT NULL)::int AS promised,
      count(*) FILTER (WHERE l.ship_date <= f.original_ship_date)::int AS kept
    FROM unnest(orders_changed) AS c(id) LEFT JOIN order_line l ON l.order_id = c.id
    -- an order's line has the id of the quotation's
    LEFT JOIN quotation_line f ON f.id = l.id GROUP BY c.id) AS s
  WHERE o.id = s.id AND (o.promised, o.promises_kept) IS DISTINCT FROM (s.promised, s.kept);
END $$;

CREATE FUNCTION discounted(price_cents bigint, percent integer) RETURNS bigint LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (percent = 0) THEN price_cents ELSE ((((price_cents * (100 - percent)) + 2500) / 5000) * 50) END;

CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  INSERT INTO file_removal (file_id, folder) VALUES (OLD.file_id, TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE FUNCTION plain(value text) RETURNS text LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE FUNCTION sorted_name(first_name text, last_name text) RETURNS text LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN plain(TRIM(BOTH FROM concat_ws(' '::text, first_name, last_name)));

CREATE FUNCTION store_day(at timestamp with time zone) RETURNS date LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((at AT TIME ZONE 'America/Cancun'::text))::date;

CREATE TABLE audit_entry (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  user_id uuid NOT NULL,
  role text NOT NULL,
  site text NOT NULL,
  service text NOT NULL,
  call text NOT NULL,
  object_id text,
  request_id text NOT NULL,
  CONSTRAINT audit_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entry_at ON audit_entry USING btree (at DESC, id);
CREATE INDEX audit_entry_object ON audit_entry USING btree (object_id, at DESC) WHERE (object_id IS NOT NULL);
CREATE INDEX audit_entry_user ON audit_entry USING btree (user_id, at DESC);
CREATE TRIGGER audit_entry_appended BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();

CREATE FUNCTION order_words(first_name text, last_name text, email text, phone text) RETURNS text LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ((plain(((((first_name || ' '::text) || last_name) || ' '::text) || email)) || ' '::text) || regexp_replace(phone, '[^0-9]'::text, ''::text, 'g'::text));

CREATE TABLE audit_outcome (
  entry_id uuid NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  status smallint NOT NULL,
  code text,
  before jsonb,
  after jsonb,
  object_id text,
  CONSTRAINT audit_outcome_pkey PRIMARY KEY (entry_id),
  CONSTRAINT audit_outcome_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES audit_entry(id)
);
CREATE INDEX audit_outcome_object ON audit_outcome USING btree (object_id) WHERE (object_id IS NOT NULL);
CREATE TRIGGER audit_outcome_appended BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_outcome FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();

CREATE FUNCTION guest_words(address jsonb) RETURNS text LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN order_words(COALESCE((address ->> 'firstName'::text), ''::text), COALESCE((address ->> 'lastName'::text), ''::text), COALESCE((address ->> 'email'::text), ''::text), COALESCE((address ->> 'phone'::text), ''::text));
`;
