import type { Migration } from './migration';

/** As the small tables of 0011: a change is noted by the table's name, once a statement. */
const noted = (table: string): string =>
  [
    ['INSERT', 'NEW'],
    ['UPDATE', 'NEW'],
    ['DELETE', 'OLD'],
  ]
    .map(
      ([event, rows]) => `CREATE TRIGGER ${table}_${event?.toLowerCase()}_noted AFTER ${event} ON ${table}
  REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('${table}', '');`,
    )
    .join('\n');

/** Rooms: pictures of several pieces that are bought together (decision 0073). */
export const rooms: Migration = {
  name: '0070-rooms',
  sql: /* sql */ `
CREATE TABLE room (
  id uuid PRIMARY KEY,
  site text NOT NULL REFERENCES site,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  picture text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  UNIQUE (site, slug)
);
CREATE TABLE room_piece (
  room_id uuid NOT NULL REFERENCES room ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- percent of the picture from its left and its top; null: it has no point there
  x smallint CHECK (x BETWEEN 0 AND 100),
  y smallint CHECK (y BETWEEN 0 AND 100),
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (room_id, product_id)
);
CREATE INDEX room_piece_product ON room_piece (product_id);
${noted('room')}
${noted('room_piece')}
`,
};
