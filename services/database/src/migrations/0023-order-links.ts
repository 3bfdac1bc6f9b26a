import type { Migration } from './migration';

/** Signed links to orders: which browsers opened one, and how many fresh ones were asked for. */
export const orderLinks: Migration = {
  name: '0023-order-links',
  sql: /* sql */ `
-- browsers that opened an order by the signed link of its mail (sha-256 of their cookie)
CREATE TABLE order_holder (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  holder_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (order_id, holder_hash)
);
CREATE INDEX order_holder_created ON order_holder (created_at);
-- how many fresh links of an order went out within the hour
CREATE INDEX outbox_order_link ON outbox ((payload ->> 'orderId'), created_at) WHERE kind = 'order-link';
`,
};
