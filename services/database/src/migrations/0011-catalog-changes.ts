import type { Migration } from './migration';

/** Tables of products and what each names them by; `item` is an item code, for stock belongs to the item. */
const ofProducts = [
  ['product', 'product', 'id'],
  ['product_category', 'product', 'product_id'],
  ['product_filter_value', 'product', 'product_id'],
  ['stock_source', 'item', 'item_code'],
] as const;

/** Small tables that are read anew as a whole, so that their name is all there is to know. */
const small = [
  'category',
  'brand',
  'filter',
  'filter_value',
  'product_group',
  'promotion',
  'banner',
  'site',
  'package',
  'package_product',
  'warehouse',
  'delivery_route',
  'closed_day',
  'zipcode',
  'state',
];

/** One trigger per event, since only so a statement's rows can be looked at together. */
const triggers = (table: string, kind: string, key: string): string =>
  [
    ['INSERT', 'NEW TABLE AS changed'],
    ['UPDATE', 'OLD TABLE AS before NEW TABLE AS changed'],
    ['DELETE', 'OLD TABLE AS changed'],
  ]
    .map(
      ([event, rows]) => `CREATE TRIGGER ${table}_${event?.toLowerCase()}_noted AFTER ${event} ON ${table}
  REFERENCING ${rows} FOR EACH STATEMENT EXECUTE FUNCTION note_catalog_change('${kind}', '${key}');`,
    )
    .join('\n');

/**
 * What of the catalogue changed in which transaction, so that who keeps the catalogue in memory reads again only that.
 * Whoever writes need not think of it: triggers note it once a statement. And the text search of the first version goes,
 * which nothing reads since the search answers from memory (decision 0011).
 */
export const catalogChanges: Migration = {
  name: '0011-catalog-changes',
  sql: /* sql */ `
CREATE TABLE catalog_change (
  -- product: an id, item: an item code; else a small table that changed as a whole, without a key
  kind text NOT NULL,
  key text NOT NULL,
  changed_in bigint NOT NULL,
  PRIMARY KEY (kind, key)
);
CREATE INDEX catalog_change_in ON catalog_change (changed_in);

-- In the order of the keys, so that two writers never wait for each other in a circle.
CREATE FUNCTION note_catalog_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := format('SELECT %s FROM changed', CASE WHEN TG_ARGV[1] = '' THEN '''''' ELSE TG_ARGV[1] || '::text' END);
BEGIN
  IF TG_OP = 'UPDATE' AND TG_ARGV[1] <> '' THEN
    noted := noted || replace(' UNION ' || noted, 'FROM changed', 'FROM before');
  END IF;
  EXECUTE format(
    'INSERT INTO catalog_change (kind, key, changed_in)
     SELECT %L, noted.key, pg_current_xact_id()::text::bigint FROM (SELECT DISTINCT key FROM (%s) AS every(key)) AS noted
     ORDER BY noted.key
     ON CONFLICT (kind, key) DO UPDATE SET changed_in = excluded.changed_in', TG_ARGV[0], noted);
  RETURN NULL;
END $$;

${ofProducts.map(([table, kind, key]) => triggers(table, kind, key)).join('\n')}
${small.map((table) => triggers(table, table, '')).join('\n')}

ALTER TABLE product DROP COLUMN search;
DROP INDEX product_name_trgm;
DROP TEXT SEARCH CONFIGURATION spanish_plain;
`,
};
