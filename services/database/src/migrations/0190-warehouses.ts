import type { Migration } from './migration';

/** Warehouses, routes and zones that administrators change, with nothing lost that an undoing needs (decision 0170). */
export const warehouses: Migration = {
  name: '0190-warehouses',
  sql: /* sql */ `
-- One that was taken out stays as a row: stock that it once had and orders that left from it name it.
ALTER TABLE warehouse ADD COLUMN removed boolean NOT NULL DEFAULT false;

-- Where the desk puts places into another zone than the imported list did; the most exact one holds.
CREATE TABLE zone_change (
  state_code text NOT NULL,
  municipality text,
  -- the beginning of postal codes, or a whole one
  cp text,
  -- null: not delivered to
  zone text
);
CREATE UNIQUE INDEX zone_change_key ON zone_change (state_code, coalesce(plain(municipality), ''), coalesce(cp, ''));

ALTER TABLE zipcode
  -- true where a change of the desk names the zone, and what it would be without it
  ADD COLUMN zone_changed boolean NOT NULL DEFAULT false,
  ADD COLUMN imported_zone text;
`,
};
