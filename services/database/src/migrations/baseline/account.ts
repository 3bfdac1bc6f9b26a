/** Tables of the account service: people, sessions, invoices, reviews, messages. */
export const accountTables = /* sql */ `
CREATE SEQUENCE client_card_code AS bigint START 100001;

CREATE SEQUENCE contact_code AS bigint START 1001;

CREATE SEQUENCE form_folio AS bigint START 100001;

CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME; END $$;

CREATE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE session SET ended_at = clock_timestamp() WHERE user_id = OLD.id AND ended_at IS NULL;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION note_client_name() RETURNS trigger LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  UPDATE quotation q SET client_name = client_name_of(q.id, q.client_id, q.guest_address) WHERE client_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION note_seller_name() RETURNS trigger LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp' AS $$
BEGIN
  UPDATE quotation SET seller_name = seller_name_of(NEW.id) WHERE seller_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TABLE account_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT account_caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX account_caller_use_ends ON account_caller_use USING btree (ends_at);

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

CREATE TABLE account_outbox (
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
  CONSTRAINT account_outbox_pkey PRIMARY KEY (id),
  CONSTRAINT account_outbox_kind_key_key UNIQUE (kind, key)
);
CREATE INDEX account_outbox_done ON account_outbox USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX account_outbox_due ON account_outbox USING btree (next_at) WHERE ((done_at IS NULL) AND (parked_at IS NULL));
CREATE INDEX account_outbox_order ON account_outbox USING btree (((payload ->> 'orderId'::text)), id DESC);

CREATE TABLE account_spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT account_spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX account_spent_proof_expires ON account_spent_proof USING btree (expires_at);

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
  CONSTRAINT client_pkey PRIMARY KEY (id),
  CONSTRAINT client_card_code_key UNIQUE (card_code),
  CONSTRAINT client_currency_check CHECK ((currency = ANY (ARRAY['MXN'::text, 'MXP'::text, 'USD'::text])))
);
CREATE INDEX client_card_code_beginning ON client USING btree (card_code text_pattern_ops);
CREATE INDEX client_words ON client USING gin (order_words(first_name, last_name, email, ((phone || ' '::text) || mobile_phone)) gin_trgm_ops);
CREATE TRIGGER client_renamed AFTER UPDATE OF first_name, last_name ON client FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION note_client_name();

CREATE TABLE consent (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  user_id uuid,
  email_digest text,
  site text NOT NULL,
  purpose text NOT NULL,
  given boolean NOT NULL,
  notice date NOT NULL,
  form text NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT consent_pkey PRIMARY KEY (id),
  CONSTRAINT consent_check CHECK (((user_id IS NULL) <> (email_digest IS NULL)))
);
CREATE INDEX consent_email ON consent USING btree (email_digest, id) WHERE (email_digest IS NOT NULL);
CREATE INDEX consent_person ON consent USING btree (user_id, id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER consent_append_only BEFORE DELETE OR UPDATE ON consent FOR EACH ROW EXECUTE FUNCTION append_only();

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

CREATE TABLE favorite (
  client_id uuid,
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

CREATE TABLE file_removal (
  file_id uuid NOT NULL,
  folder text NOT NULL,
  due_at timestamp with time zone NOT NULL DEFAULT (now() + '01:00:00'::interval),
  CONSTRAINT file_removal_pkey PRIMARY KEY (file_id)
);
CREATE INDEX file_removal_due ON file_removal USING btree (due_at);

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

CREATE TABLE form_attachment (
  id uuid NOT NULL,
  message_id uuid,
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

CREATE TABLE invoice (
  order_id uuid NOT NULL,
  state text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
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
  document integer NOT NULL DEFAULT 1,
  replaces text,
  CONSTRAINT invoice_pkey PRIMARY KEY (order_id),
  CONSTRAINT invoice_provider_id_key UNIQUE (provider_id),
  CONSTRAINT invoice_uuid_key UNIQUE (uuid),
  CONSTRAINT invoice_check CHECK (((state = ANY (ARRAY['valid'::text, 'canceling'::text, 'canceled'::text])) = (uuid IS NOT NULL))),
  CONSTRAINT invoice_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'refused'::text, 'valid'::text, 'canceling'::text, 'canceled'::text])))
);

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
  state text NOT NULL,
  substitution text,
  asked_by uuid,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  asked integer NOT NULL DEFAULT 1,
  ended_at timestamp with time zone,
  CONSTRAINT invoice_cancellation_pkey PRIMARY KEY (provider_id),
  CONSTRAINT invoice_cancellation_uuid_key UNIQUE (uuid),
  CONSTRAINT invoice_cancellation_motive_check CHECK ((motive = ANY (ARRAY['01'::text, '02'::text, '03'::text, '04'::text]))),
  CONSTRAINT invoice_cancellation_state_check CHECK ((state = ANY (ARRAY['replacing'::text, 'asked'::text, 'pending'::text, 'canceled'::text, 'refused'::text]))),
  CONSTRAINT invoice_cancellation_order_id_fkey FOREIGN KEY (order_id) REFERENCES invoice(order_id)
);
CREATE INDEX invoice_cancellation_order ON invoice_cancellation USING btree (order_id);

CREATE TABLE invoice_file (
  order_id uuid NOT NULL,
  format text NOT NULL,
  content bytea,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  provider_id text,
  file_id uuid,
  CONSTRAINT invoice_file_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'xml'::text]))),
  CONSTRAINT invoice_file_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT invoice_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES invoice(order_id)
);
CREATE UNIQUE INDEX invoice_file_document ON invoice_file USING btree (provider_id, format);
CREATE INDEX invoice_file_to_move ON invoice_file USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER invoice_file_gone AFTER DELETE ON invoice_file FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

CREATE TABLE invoice_log (
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  order_id uuid NOT NULL,
  step text NOT NULL,
  ok boolean NOT NULL,
  sentence text NOT NULL,
  code text,
  duration_ms integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT invoice_log_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_log_step_check CHECK ((step = ANY (ARRAY['request'::text, 'stamp'::text, 'mail'::text, 'file'::text, 'cancel'::text])))
);
CREATE INDEX invoice_log_at ON invoice_log USING btree (at);
CREATE INDEX invoice_log_order ON invoice_log USING btree (order_id, id DESC);

CREATE TABLE invoice_request (
  quotation_id uuid NOT NULL,
  client_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  closed_at timestamp with time zone,
  CONSTRAINT invoice_request_pkey PRIMARY KEY (quotation_id),
  CONSTRAINT invoice_request_client_id_fkey FOREIGN KEY (client_id) REFERENCES client(id)
);
CREATE INDEX invoice_request_created ON invoice_request USING btree (created_at);
CREATE INDEX invoice_request_open ON invoice_request USING btree (created_at) WHERE (closed_at IS NULL);

CREATE TABLE newsletter_reader (
  id uuid NOT NULL,
  site text NOT NULL,
  email text NOT NULL,
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

CREATE TABLE restock_request (
  id uuid NOT NULL,
  site text NOT NULL,
  product_id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  noticed_at timestamp with time zone,
  CONSTRAINT restock_request_pkey PRIMARY KEY (id),
  CONSTRAINT restock_request_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX restock_request_created ON restock_request USING btree (created_at);
CREATE INDEX restock_request_email ON restock_request USING btree (lower(email));
CREATE UNIQUE INDEX restock_request_waiting ON restock_request USING btree (product_id, site, lower(email)) WHERE (noticed_at IS NULL);

CREATE TABLE review (
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  model_id uuid NOT NULL,
  product_id uuid NOT NULL,
  client_id uuid,
  site text NOT NULL,
  rating smallint NOT NULL,
  title text NOT NULL DEFAULT ''::text,
  body text NOT NULL,
  author text NOT NULL,
  finish text,
  state text NOT NULL DEFAULT 'pending'::text,
  reason text,
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

CREATE TABLE review_invitation (
  order_id uuid NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT review_invitation_pkey PRIMARY KEY (order_id)
);
CREATE INDEX review_invitation_asked ON review_invitation USING btree (asked_at);

CREATE TABLE review_picture (
  id uuid NOT NULL,
  line_id uuid NOT NULL,
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

CREATE TABLE sign_in_failure (
  key text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT now(),
  CONSTRAINT sign_in_failure_pkey PRIMARY KEY (key)
);
CREATE INDEX sign_in_failure_last ON sign_in_failure USING btree (last_at);

CREATE TABLE store (
  code text NOT NULL,
  name text NOT NULL,
  region text NOT NULL,
  type text NOT NULL,
  cedis boolean NOT NULL DEFAULT false,
  CONSTRAINT store_pkey PRIMARY KEY (code),
  CONSTRAINT store_type_check CHECK ((type = ANY (ARRAY['home'::text, 'studio'::text, 'proyectos'::text])))
);

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
  proven_email text,
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
CREATE TRIGGER app_user_rights BEFORE UPDATE OF role, client_id, disabled_at ON app_user FOR EACH ROW WHEN ((((old.role IS DISTINCT FROM new.role) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.disabled_at IS DISTINCT FROM new.disabled_at))) EXECUTE FUNCTION end_sessions();
CREATE TRIGGER seller_renamed AFTER UPDATE OF first_name, last_name ON app_user FOR EACH ROW WHEN (((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION note_seller_name();

CREATE FUNCTION seller_name_of(of_seller uuid) RETURNS text LANGUAGE sql
 STABLE
RETURN COALESCE((SELECT sorted_name(app_user.first_name, app_user.last_name) AS sorted_name FROM app_user WHERE (app_user.id = seller_name_of.of_seller)), ''::text);

CREATE TABLE data_export (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  site text NOT NULL,
  asked_at timestamp with time zone NOT NULL DEFAULT now(),
  content bytea,
  email text,
  made_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT data_export_pkey PRIMARY KEY (id),
  CONSTRAINT data_export_check CHECK (((made_at IS NULL) = (content IS NULL))),
  CONSTRAINT data_export_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX data_export_asked ON data_export USING btree (asked_at);
CREATE UNIQUE INDEX data_export_making ON data_export USING btree (user_id) WHERE (made_at IS NULL);
CREATE INDEX data_export_person ON data_export USING btree (user_id, asked_at);

CREATE TABLE email_change (
  user_id uuid NOT NULL,
  email text NOT NULL,
  token_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT email_change_pkey PRIMARY KEY (user_id),
  CONSTRAINT email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX email_change_expires ON email_change USING btree (expires_at);

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

CREATE TABLE passkey (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  rp_id text NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
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

CREATE TABLE passkey_challenge (
  challenge text NOT NULL,
  rp_id text NOT NULL,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT passkey_challenge_pkey PRIMARY KEY (challenge),
  CONSTRAINT passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge USING btree (expires_at);

CREATE TABLE password_link (
  user_id uuid NOT NULL,
  token_hash text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  email text NOT NULL,
  CONSTRAINT password_link_pkey PRIMARY KEY (user_id),
  CONSTRAINT password_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX password_link_expires ON password_link USING btree (expires_at);

CREATE TABLE recovery_code (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE second_factor (
  user_id uuid NOT NULL,
  secret text,
  pending text,
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamp with time zone,
  CONSTRAINT second_factor_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE TABLE session (
  id uuid NOT NULL,
  user_id uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_used_at timestamp with time zone NOT NULL DEFAULT now(),
  ended_at timestamp with time zone,
  site text NOT NULL,
  key_hash text NOT NULL,
  device text NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX session_ended ON session USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_person ON session USING btree (user_id);
CREATE INDEX session_used ON session USING btree (last_used_at);
`;
