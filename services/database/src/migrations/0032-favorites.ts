import type { Migration } from './migration';

/** Products that people saved: a client's, or those of a browser that nobody has signed in at. */
export const favorites: Migration = {
  name: '0032-favorites',
  sql: /* sql */ `
CREATE TABLE favorite (
  client_id uuid REFERENCES client ON DELETE CASCADE,
  -- SHA-256 of the browser's holder cookie
  holder_hash text,
  site text NOT NULL,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  saved_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((client_id IS NULL) <> (holder_hash IS NULL)),
  UNIQUE (client_id, site, product_id),
  UNIQUE (holder_hash, site, product_id)
);
CREATE INDEX favorite_product ON favorite (product_id);
CREATE INDEX favorite_saved ON favorite (saved_at) WHERE client_id IS NULL;
`,
};
