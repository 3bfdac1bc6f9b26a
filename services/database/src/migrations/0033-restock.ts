import type { Migration } from './migration';

/** Who wants to be told, once, when a sold-out product can be had again. */
export const restock: Migration = {
  name: '0033-restock',
  sql: /* sql */ `
CREATE TABLE restock_request (
  id uuid PRIMARY KEY,
  site text NOT NULL,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- when the mail was put into the outbox; null while it is waited for
  noticed_at timestamptz
);
CREATE UNIQUE INDEX restock_request_waiting ON restock_request (product_id, site, lower(email)) WHERE noticed_at IS NULL;
CREATE INDEX restock_request_email ON restock_request (lower(email));
CREATE INDEX restock_request_created ON restock_request (created_at);
`,
};
