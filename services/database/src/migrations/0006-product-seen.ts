import type { Migration } from './migration';

/** Looks at products by day, for what is popular; nobody's own history. */
export const productSeen: Migration = {
  name: '0006-product-seen',
  sql: /* sql */ `
CREATE TABLE product_seen (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  -- of the store's calendar
  day date NOT NULL,
  looks integer NOT NULL CHECK (looks > 0),
  PRIMARY KEY (product_id, day)
);
CREATE INDEX product_seen_day ON product_seen (day, looks DESC);
`,
};
