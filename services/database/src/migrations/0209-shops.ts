import type { Migration } from './migration';

/** The shops that people walk into, which administrators keep (decision 0171). */
export const shops: Migration = {
  name: '0209-shops',
  sql: /* sql */ `
CREATE TABLE shop (
  id text PRIMARY KEY,
  position int NOT NULL DEFAULT 0,
  name text NOT NULL,
  street text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  zipcode text NOT NULL,
  reference text,
  phones jsonb NOT NULL DEFAULT '[]',
  week jsonb NOT NULL,
  closed_days jsonb NOT NULL DEFAULT '[]',
  offers text,
  map_url text,
  latitude double precision,
  longitude double precision,
  tour_url text,
  warehouse_code text REFERENCES warehouse,
  sites jsonb NOT NULL
);
COMMENT ON TABLE shop IS 'Shops that people walk into, as «Nuestras tiendas» shows them.';
COMMENT ON COLUMN shop.week IS 'Opening hours by day, Monday first.';
COMMENT ON COLUMN shop.warehouse_code IS 'The warehouse that counts the pieces on display in it.';
`,
};
