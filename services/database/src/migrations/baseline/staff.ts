/** Tables of the staff service: follow-up, reports, audit. */
export const staffTables = /* sql */ `
CREATE FUNCTION note_followed() RETURNS trigger LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  UPDATE quotation SET followed = true WHERE id = NEW.quotation_id AND NOT followed;
  RETURN NULL;
END $$;

CREATE FUNCTION note_plan() RETURNS trigger LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  UPDATE quotation SET close_on = coalesce(NEW.estimated_close_date, 'infinity'),
    next_on = coalesce(NEW.next_step_on, 'infinity') WHERE id = NEW.quotation_id;
  RETURN NULL;
END $$;

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

CREATE TABLE cash_report (
  user_id uuid NOT NULL,
  day date NOT NULL,
  opening_cents bigint NOT NULL,
  counted jsonb NOT NULL,
  note text NOT NULL,
  signed_at timestamp with time zone,
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT cash_report_pkey PRIMARY KEY (user_id, day),
  CONSTRAINT cash_report_opening_cents_check CHECK ((opening_cents >= 0))
);

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

CREATE TABLE follow_up_record (
  id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  event_type text NOT NULL,
  spoken_at timestamp with time zone NOT NULL,
  notes text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT follow_up_record_pkey PRIMARY KEY (id),
  CONSTRAINT follow_up_record_quotation_id_fkey FOREIGN KEY (quotation_id) REFERENCES quotation(id) ON DELETE CASCADE
);
CREATE INDEX follow_up_record_quotation ON follow_up_record USING btree (quotation_id, spoken_at DESC);
CREATE TRIGGER quotation_followed AFTER INSERT ON follow_up_record FOR EACH ROW EXECUTE FUNCTION note_followed();

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

CREATE TABLE report_export (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  report text NOT NULL,
  format text NOT NULL,
  asked jsonb NOT NULL,
  fields text[] NOT NULL,
  state text NOT NULL DEFAULT 'waiting'::text,
  attempt smallint NOT NULL DEFAULT 0,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL,
  bytes bigint,
  alive_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_export_pkey PRIMARY KEY (id),
  CONSTRAINT report_export_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);
CREATE INDEX report_export_created ON report_export USING btree (created_at);
CREATE UNIQUE INDEX report_export_under_way ON report_export USING btree (user_id) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX report_export_user ON report_export USING btree (user_id, created_at DESC);

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

CREATE TABLE report_view (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  report text NOT NULL,
  name text NOT NULL,
  search text NOT NULL,
  shared boolean NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT report_view_pkey PRIMARY KEY (id),
  CONSTRAINT report_view_user_id_report_name_key UNIQUE (user_id, report, name)
);
CREATE INDEX report_view_shared ON report_view USING btree (report, name) WHERE shared;

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

CREATE TABLE staff_outbox (
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
  CONSTRAINT staff_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT staff_outbox_kind_key_key UNIQUE (kind, key)
);
CREATE INDEX staff_outbox_done ON staff_outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX staff_outbox_due ON staff_outbox USING btree (next_at) WHERE ((done_at IS NULL) AND (parked_at IS NULL));
`;
