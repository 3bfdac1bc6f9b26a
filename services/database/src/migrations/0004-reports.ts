import type { Migration } from './migration';

/** Indexes of the staff's reports. */
export const reports: Migration = {
  name: '0004-reports',
  sql: /* sql */ `
-- what a person may search an order by: names and email without accents, the telephone as digits
CREATE FUNCTION order_words(first_name text, last_name text, email text, phone text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN plain(first_name || ' ' || last_name || ' ' || email) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g');

CREATE INDEX orders_words ON orders USING gin (order_words(first_name, last_name, email, phone) gin_trgm_ops);
CREATE INDEX orders_site ON orders (site, created_at DESC);
CREATE INDEX orders_user ON orders (user_id, created_at DESC) WHERE user_id IS NOT NULL;
CREATE INDEX orders_payment_type ON orders (payment_type, created_at DESC);
`,
};
