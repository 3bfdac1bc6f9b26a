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
  -- of each day, Monday first, from when to when it is open
  week jsonb NOT NULL,
  closed_days jsonb NOT NULL DEFAULT '[]',
  offers text,
  map_url text,
  latitude double precision,
  longitude double precision,
  tour_url text,
  -- the one that counts the pieces standing in it
  warehouse_code text REFERENCES warehouse,
  sites jsonb NOT NULL
);
`,
};
