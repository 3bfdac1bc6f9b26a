/** Tables of the catalog service: products, stock, delivery, the storefront. */
export const catalogTables = /* sql */ `
CREATE FUNCTION note_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;

CREATE TABLE brand (
  id uuid NOT NULL,
  name text NOT NULL,
  CONSTRAINT brand_pkey PRIMARY KEY (id),
  CONSTRAINT brand_name_key UNIQUE (name)
);
CREATE TRIGGER brand_delete_noted AFTER DELETE ON brand REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');
CREATE TRIGGER brand_insert_noted AFTER INSERT ON brand REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');
CREATE TRIGGER brand_update_noted AFTER UPDATE ON brand REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('brand', '');

CREATE TABLE catalog_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  CONSTRAINT catalog_caller_use_pkey PRIMARY KEY (subject, cap)
);
CREATE INDEX catalog_caller_use_ends ON catalog_caller_use USING btree (ends_at);

CREATE TABLE catalog_change (
  kind text NOT NULL,
  key text NOT NULL,
  changed_in bigint NOT NULL,
  CONSTRAINT catalog_change_pkey PRIMARY KEY (kind, key)
);
CREATE INDEX catalog_change_in ON catalog_change USING btree (changed_in);

CREATE TABLE catalog_import (
  id uuid NOT NULL,
  made_by uuid NOT NULL,
  filename text NOT NULL,
  bytes bigint NOT NULL,
  pictures_filename text,
  pictures_bytes bigint,
  state text NOT NULL DEFAULT 'uploading'::text,
  job text,
  stage text,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL DEFAULT 0,
  look jsonb,
  choices jsonb,
  report jsonb,
  problem jsonb,
  undo_report jsonb,
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

CREATE TABLE catalog_import_change (
  import_id uuid NOT NULL,
  item_code text NOT NULL,
  is_new boolean NOT NULL,
  before jsonb NOT NULL,
  after jsonb,
  CONSTRAINT catalog_import_change_pkey PRIMARY KEY (import_id, item_code),
  CONSTRAINT catalog_import_change_import_id_fkey FOREIGN KEY (import_id) REFERENCES catalog_import(id) ON DELETE CASCADE
);

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

CREATE TABLE catalog_spent_proof (
  nonce text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT catalog_spent_proof_pkey PRIMARY KEY (nonce)
);
CREATE INDEX catalog_spent_proof_expires ON catalog_spent_proof USING btree (expires_at);

CREATE TABLE catalog_version (
  one boolean NOT NULL DEFAULT true,
  version bigint NOT NULL DEFAULT 1,
  CONSTRAINT catalog_version_pkey PRIMARY KEY (one),
  CONSTRAINT catalog_version_one_check CHECK (one)
);

CREATE TABLE category (
  id uuid NOT NULL,
  handle text NOT NULL,
  name text NOT NULL,
  description text,
  level smallint NOT NULL,
  parent_id uuid,
  picture text,
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

CREATE TABLE category_handle (
  handle text NOT NULL,
  category_id uuid NOT NULL,
  CONSTRAINT category_handle_pkey PRIMARY KEY (handle),
  CONSTRAINT category_handle_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id)
);

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

CREATE TABLE package_password (
  id uuid NOT NULL DEFAULT gen_random_uuid(),
  hash text NOT NULL,
  made_by uuid,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT package_password_pkey PRIMARY KEY (id)
);
CREATE INDEX package_password_unused ON package_password USING btree (created_at) WHERE (NOT is_used);

CREATE TABLE product_group (
  id uuid NOT NULL,
  type text NOT NULL DEFAULT 'variations'::text,
  name text NOT NULL,
  CONSTRAINT product_group_pkey PRIMARY KEY (id)
);
CREATE TRIGGER product_group_delete_noted AFTER DELETE ON product_group REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');
CREATE TRIGGER product_group_insert_noted AFTER INSERT ON product_group REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');
CREATE TRIGGER product_group_update_noted AFTER UPDATE ON product_group REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product_group', '');

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
  dimensions jsonb NOT NULL DEFAULT '[]'::jsonb,
  weight_kg numeric(8,2),
  pictures text[] NOT NULL DEFAULT '{}'::text[],
  model text,
  is_package boolean NOT NULL DEFAULT false,
  search_text text NOT NULL DEFAULT ''::text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  updated_at timestamp with time zone NOT NULL DEFAULT now(),
  has_series boolean NOT NULL DEFAULT false,
  gtin text,
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

CREATE TABLE product_category (
  category_id uuid NOT NULL,
  product_id uuid NOT NULL,
  derived boolean,
  CONSTRAINT product_category_pkey PRIMARY KEY (category_id, product_id),
  CONSTRAINT product_category_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id),
  CONSTRAINT product_category_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_category_product ON product_category USING btree (product_id);
CREATE TRIGGER product_category_delete_noted AFTER DELETE ON product_category REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_category_insert_noted AFTER INSERT ON product_category REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');
CREATE TRIGGER product_category_update_noted AFTER UPDATE ON product_category REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('product', 'product_id');

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

CREATE TABLE product_seen (
  product_id uuid NOT NULL,
  day date NOT NULL,
  looks integer NOT NULL,
  CONSTRAINT product_seen_pkey PRIMARY KEY (product_id, day),
  CONSTRAINT product_seen_looks_check CHECK ((looks > 0)),
  CONSTRAINT product_seen_product_id_fkey FOREIGN KEY (product_id) REFERENCES product(id) ON DELETE CASCADE
);
CREATE INDEX product_seen_day ON product_seen USING btree (day, looks DESC);

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

CREATE TABLE room_piece (
  room_id uuid NOT NULL,
  product_id uuid NOT NULL,
  quantity integer NOT NULL,
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

CREATE TABLE state (
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT state_pkey PRIMARY KEY (code)
);
CREATE TRIGGER state_delete_noted AFTER DELETE ON state REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');
CREATE TRIGGER state_insert_noted AFTER INSERT ON state REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');
CREATE TRIGGER state_update_noted AFTER UPDATE ON state REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('state', '');

CREATE TABLE storefront_document (
  name text NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  applied uuid,
  applications integer NOT NULL DEFAULT 0,
  CONSTRAINT storefront_document_pkey PRIMARY KEY (name)
);
CREATE TRIGGER storefront_document_insert_noted AFTER INSERT ON storefront_document REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');
CREATE TRIGGER storefront_document_update_noted AFTER UPDATE ON storefront_document REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('storefront_document', '');

CREATE TABLE storefront_picture (
  stem text NOT NULL,
  made_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  is_used boolean NOT NULL DEFAULT false,
  CONSTRAINT storefront_picture_pkey PRIMARY KEY (stem)
);
CREATE INDEX storefront_picture_unused ON storefront_picture USING btree (created_at) WHERE (NOT is_used);

CREATE TABLE storefront_picture_file (
  stem text NOT NULL,
  size text NOT NULL,
  content bytea,
  file_id uuid,
  CONSTRAINT storefront_picture_file_pkey PRIMARY KEY (stem, size),
  CONSTRAINT storefront_picture_file_is_somewhere CHECK (((content IS NOT NULL) OR (file_id IS NOT NULL))),
  CONSTRAINT storefront_picture_file_stem_fkey FOREIGN KEY (stem) REFERENCES storefront_picture(stem) ON DELETE CASCADE
);
CREATE INDEX storefront_picture_file_to_move ON storefront_picture_file USING btree (file_id) WHERE (content IS NOT NULL);
CREATE TRIGGER storefront_picture_file_gone AFTER DELETE ON storefront_picture_file FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION note_file_removal();

CREATE TABLE storefront_version (
  id uuid NOT NULL,
  document text NOT NULL,
  number integer NOT NULL,
  content jsonb NOT NULL,
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

CREATE TABLE warehouse (
  code text NOT NULL,
  name text NOT NULL,
  time_zone text NOT NULL,
  cutoff_hour smallint NOT NULL DEFAULT 13,
  handling_days smallint NOT NULL DEFAULT 1,
  works_saturday boolean NOT NULL DEFAULT true,
  is_cedis boolean NOT NULL DEFAULT false,
  removed boolean NOT NULL DEFAULT false,
  CONSTRAINT warehouse_pkey PRIMARY KEY (code),
  CONSTRAINT warehouse_cutoff_hour_check CHECK (((cutoff_hour >= 0) AND (cutoff_hour <= 24))),
  CONSTRAINT warehouse_handling_days_check CHECK ((handling_days >= 0))
);
CREATE TRIGGER warehouse_delete_noted AFTER DELETE ON warehouse REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');
CREATE TRIGGER warehouse_insert_noted AFTER INSERT ON warehouse REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');
CREATE TRIGGER warehouse_update_noted AFTER UPDATE ON warehouse REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('warehouse', '');

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

CREATE TABLE delivery_route (
  warehouse_code text NOT NULL,
  zone text NOT NULL,
  days smallint NOT NULL,
  CONSTRAINT delivery_route_pkey PRIMARY KEY (warehouse_code, zone),
  CONSTRAINT delivery_route_days_check CHECK ((days >= 0)),
  CONSTRAINT delivery_route_warehouse_code_fkey FOREIGN KEY (warehouse_code) REFERENCES warehouse(code)
);
CREATE TRIGGER delivery_route_delete_noted AFTER DELETE ON delivery_route REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');
CREATE TRIGGER delivery_route_insert_noted AFTER INSERT ON delivery_route REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');
CREATE TRIGGER delivery_route_update_noted AFTER UPDATE ON delivery_route REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('delivery_route', '');

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

CREATE TABLE zipcode (
  id text NOT NULL,
  cp text NOT NULL,
  settlements text[] NOT NULL DEFAULT '{}'::text[],
  municipality text NOT NULL,
  city text,
  state text NOT NULL,
  state_code text NOT NULL,
  zone text,
  extra_cost boolean NOT NULL DEFAULT false,
  zone_changed boolean NOT NULL DEFAULT false,
  imported_zone text,
  CONSTRAINT zipcode_pkey PRIMARY KEY (id)
);
CREATE INDEX zipcode_cp ON zipcode USING btree (cp);
CREATE TRIGGER zipcode_delete_noted AFTER DELETE ON zipcode REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');
CREATE TRIGGER zipcode_insert_noted AFTER INSERT ON zipcode REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');
CREATE TRIGGER zipcode_update_noted AFTER UPDATE ON zipcode REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('zipcode', '');

CREATE TABLE zone_change (
  state_code text NOT NULL,
  municipality text,
  cp text,
  zone text
);
CREATE UNIQUE INDEX zone_change_key ON zone_change USING btree (state_code, COALESCE(plain(municipality), ''::text), COALESCE(cp, ''::text));

INSERT INTO catalog_version DEFAULT VALUES;
`;
