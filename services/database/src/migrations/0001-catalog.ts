import type { Migration } from './migration';

/** Products, categories, prices, stock and delivery facts. Written by the catalog service alone. */
export const catalog: Migration = {
  name: '0001-catalog',
  sql: /* sql */ `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- unaccent() is only STABLE because its dictionary may change; ours does not, and indexes need IMMUTABLE.
CREATE FUNCTION plain(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(unaccent('unaccent'::regdictionary, value));

CREATE TEXT SEARCH CONFIGURATION spanish_plain (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION spanish_plain
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- A unit price after a discount in whole percent, to the nearest half peso, ties up (reading 3). All in centavos.
CREATE FUNCTION discounted(price_cents bigint, percent integer) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN CASE WHEN percent = 0 THEN price_cents ELSE (price_cents * (100 - percent) + 2500) / 5000 * 50 END;

CREATE TABLE site (
  handle text PRIMARY KEY,
  name text NOT NULL,
  theme text NOT NULL,
  society text NOT NULL CHECK (society IN ('001', '002', '004')),
  delivery_text text NOT NULL,
  constants jsonb NOT NULL DEFAULT '{}'
);

CREATE TABLE category (
  id uuid PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  name text NOT NULL,
  description text,
  level smallint NOT NULL CHECK (level BETWEEN 1 AND 3),
  parent_id uuid REFERENCES category,
  picture text,
  active boolean NOT NULL DEFAULT true,
  position integer NOT NULL DEFAULT 0
);
CREATE INDEX category_parent ON category (parent_id, position);

CREATE TABLE brand (id uuid PRIMARY KEY, name text NOT NULL UNIQUE);

CREATE TABLE filter (
  id uuid PRIMARY KEY,
  handle text NOT NULL UNIQUE,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0
);
CREATE TABLE filter_value (
  id uuid PRIMARY KEY,
  filter_id uuid NOT NULL REFERENCES filter,
  handle text NOT NULL,
  name text NOT NULL,
  code text,
  UNIQUE (filter_id, handle)
);

CREATE TABLE promotion (
  id uuid PRIMARY KEY,
  public_name text NOT NULL,
  has_lm boolean NOT NULL DEFAULT false,
  discount_pg1 smallint NOT NULL CHECK (discount_pg1 BETWEEN 0 AND 100),
  discount_pg2 smallint NOT NULL CHECK (discount_pg2 BETWEEN 0 AND 100),
  discount_pg3 smallint NOT NULL CHECK (discount_pg3 BETWEEN 0 AND 100),
  discount_pg4 smallint NOT NULL CHECK (discount_pg4 BETWEEN 0 AND 100),
  discount_pg5 smallint NOT NULL CHECK (discount_pg5 BETWEEN 0 AND 100),
  discount_text_pg5 text,
  ends_on date
);

CREATE TABLE product_group (id uuid PRIMARY KEY, type text NOT NULL DEFAULT 'variations', name text NOT NULL);

CREATE TABLE product (
  id uuid PRIMARY KEY,
  item_code text NOT NULL UNIQUE,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  society text NOT NULL CHECK (society IN ('001', '002', '003', '004')),
  description text NOT NULL DEFAULT '',
  main_features text[] NOT NULL DEFAULT '{}',
  package_content text,
  restrictions text,
  conservation text,
  price_cents bigint NOT NULL CHECK (price_cents > 0),
  promotion_id uuid REFERENCES promotion,
  -- copied from the main promotion by the catalog's writer, so that a list needs no join and a sort has an index
  discount_pg1 smallint NOT NULL DEFAULT 0,
  discount_pg2 smallint NOT NULL DEFAULT 0,
  discount_pg3 smallint NOT NULL DEFAULT 0,
  discount_pg4 smallint NOT NULL DEFAULT 0,
  discount_pg5 smallint NOT NULL DEFAULT 0,
  discount_price_cents bigint GENERATED ALWAYS AS (discounted(price_cents, discount_pg1)) STORED,
  brand_id uuid REFERENCES brand,
  group_id uuid REFERENCES product_group,
  u_familia text NOT NULL DEFAULT 'SI',
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
  width_cm numeric(8, 2),
  -- [{ name, label, value, uom }], in the order they are shown
  dimensions jsonb NOT NULL DEFAULT '[]',
  weight_kg numeric(8, 2),
  -- picture stems, the first is the main one
  pictures text[] NOT NULL DEFAULT '{}',
  model text,
  is_package boolean NOT NULL DEFAULT false,
  search_text text NOT NULL DEFAULT '',
  search tsvector GENERATED ALWAYS AS (
    setweight(to_tsvector('spanish_plain', name), 'A') || setweight(to_tsvector('spanish_plain', search_text), 'B')
      || setweight(to_tsvector('spanish_plain', description), 'D')
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX product_search ON product USING gin (search);
CREATE INDEX product_name_trgm ON product USING gin (plain(name) gin_trgm_ops);
CREATE INDEX product_group_members ON product (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX product_price ON product (discount_price_cents, id);
CREATE INDEX product_sales ON product (sales_count DESC, id);

-- holds the ancestors too: a sofa is in its category and in every category above it
CREATE TABLE product_category (
  category_id uuid NOT NULL REFERENCES category,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  PRIMARY KEY (category_id, product_id)
);
CREATE INDEX product_category_product ON product_category (product_id);

CREATE TABLE product_filter_value (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  filter_value_id uuid NOT NULL REFERENCES filter_value,
  PRIMARY KEY (product_id, filter_value_id)
);
CREATE INDEX product_filter_value_value ON product_filter_value (filter_value_id);

CREATE TABLE banner (
  id uuid PRIMARY KEY,
  site text NOT NULL REFERENCES site,
  filename text NOT NULL,
  display_url text NOT NULL,
  display_text text NOT NULL,
  title text,
  new_tab boolean NOT NULL DEFAULT false,
  second_banner boolean NOT NULL DEFAULT false,
  product_id uuid REFERENCES product,
  position integer NOT NULL DEFAULT 0
);

CREATE TABLE package (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  picture text NOT NULL,
  is_public boolean NOT NULL DEFAULT true,
  password_hash text,
  site text NOT NULL REFERENCES site,
  position integer NOT NULL DEFAULT 0
);
CREATE TABLE package_product (
  package_id uuid NOT NULL REFERENCES package ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (package_id, product_id)
);

CREATE TABLE warehouse (
  code text PRIMARY KEY,
  name text NOT NULL,
  time_zone text NOT NULL,
  cutoff_hour smallint NOT NULL DEFAULT 13 CHECK (cutoff_hour BETWEEN 0 AND 24),
  handling_days smallint NOT NULL DEFAULT 1 CHECK (handling_days >= 0),
  works_saturday boolean NOT NULL DEFAULT true,
  is_cedis boolean NOT NULL DEFAULT false
);

-- Where pieces come from: what lies in a warehouse, or a purchase that arrives there on a day.
-- received counts every piece that ever came in; what was sold or is reserved is the checkout's and is subtracted on reading.
CREATE TABLE stock_source (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  item_code text NOT NULL REFERENCES product (item_code) ON DELETE CASCADE,
  warehouse_code text NOT NULL REFERENCES warehouse,
  purchase_document text,
  arrives_on date,
  received integer NOT NULL CHECK (received >= 0),
  CHECK ((purchase_document IS NULL) = (arrives_on IS NULL))
);
CREATE UNIQUE INDEX stock_source_key ON stock_source (item_code, warehouse_code, coalesce(purchase_document, ''));

CREATE TABLE zipcode (
  id text PRIMARY KEY,
  cp text NOT NULL,
  settlements text[] NOT NULL DEFAULT '{}',
  municipality text NOT NULL,
  city text,
  state text NOT NULL,
  state_code text NOT NULL,
  -- null where the store does not deliver (islands, other states)
  zone text,
  extra_cost boolean NOT NULL DEFAULT false
);
CREATE INDEX zipcode_cp ON zipcode (cp);

CREATE TABLE delivery_route (
  warehouse_code text NOT NULL REFERENCES warehouse,
  zone text NOT NULL,
  days smallint NOT NULL CHECK (days >= 0),
  PRIMARY KEY (warehouse_code, zone)
);

CREATE TABLE closed_day (
  day date NOT NULL,
  warehouse_code text REFERENCES warehouse,
  reason text NOT NULL
);
CREATE UNIQUE INDEX closed_day_key ON closed_day (day, coalesce(warehouse_code, ''));

CREATE TABLE state (code text PRIMARY KEY, name text NOT NULL);

-- Counts the catalog's writes, so that caches know when they are old.
CREATE TABLE catalog_version (one boolean PRIMARY KEY DEFAULT true CHECK (one), version bigint NOT NULL DEFAULT 1);
INSERT INTO catalog_version DEFAULT VALUES;
`,
};
