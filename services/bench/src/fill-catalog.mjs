import pg from 'pg';

/** Words that make one design many: towns, as collections of furniture are named. */
const TOWNS = [
  'Valladolid',
  'Izamal',
  'Tequila',
  'Comala',
  'Bernal',
  'Mazunte',
  'Palizada',
  'Tlaxco',
  'Zacatlán',
  'Álamos',
  'Cosalá',
  'Tepoztlán',
  'Malinalco',
  'Bacalar',
  'Sisal',
  'Jalpan',
  'Mitla',
  'Xilitla',
  'Arteaga',
  'Parras',
  'Cuetzalan',
  'Papantla',
  'Coatepec',
  'Tapalpa',
  'Sayulita',
  'Cholula',
  'Metepec',
  'Taxco',
  'Dolores',
  'Yuriria',
];

/** Second names, for the collections of a large catalog. */
const SAINTS = [
  'del Río',
  'de la Sierra',
  'del Valle',
  'del Mar',
  'del Monte',
  'Real',
  'Viejo',
  'Nuevo',
  'Alto',
  'Bajo',
  'Grande',
  'San Juan',
  'San Pedro',
  'Santa Clara',
  'Santa Fe',
  'San Ángel',
  'Santa Lucía',
  'San Jacinto',
  'Santa Rosa',
  'Colonial',
  'Imperial',
  'Azteca',
  'Maya',
  'Criollo',
  'Norteño',
  'Costeño',
  'Serrano',
  'Ribereño',
  'Campirano',
];
/** @param {string[]} words */
const list = (words) => words.map((word) => `'${word}'`).join(', ');

/**
 * Which design each new product repeats. A table of its own, because several statements read it.
 * @param {number} wanted
 */
const copies = (wanted) => `
CREATE TEMP TABLE copy ON COMMIT DROP AS
WITH base AS (
  SELECT id, row_number() OVER (ORDER BY item_code) - 1 AS at, count(*) OVER () AS many
  FROM product WHERE active AND u_familia = 'SI' AND item_code NOT LIKE 'CO%'
)
SELECT base.id AS base_id, md5('bench' || n)::uuid AS id, n, 'BN-' || lpad(n::text, 6, '0') AS item_code,
  (ARRAY[${list(TOWNS)}])[1 + (n / many) % ${TOWNS.length}]
    || CASE WHEN n / many >= ${TOWNS.length}
       THEN ' ' || (ARRAY[${list(SAINTS)}])[1 + (n / many / ${TOWNS.length} + n) % ${SAINTS.length}] ELSE '' END AS town,
  -- every third keeps the size of its design, others are made smaller or larger
  CASE n % 3 WHEN 0 THEN 1.0 ELSE (80 + (n * 53) % 45) / 100.0 END AS scale
FROM generate_series(0, ${wanted} - (SELECT count(*)::int FROM base) - 1) AS n JOIN base ON base.at = n % many`;

const fill = [
  `INSERT INTO product (id, item_code, name, slug, society, description, main_features, package_content, restrictions,
     conservation, price_cents, promotion_id, discount_pg1, discount_pg2, discount_pg3, discount_pg4, discount_pg5,
     brand_id, slow_movement, spotlight, sales_count, finish, facts, detailed_color, color_name, color_code, size, tint,
     width_cm, dimensions, weight_kg, pictures, model, search_text)
   SELECT c.id, c.item_code, p.name || ' ' || c.town, p.slug || '-' || c.n, '003', p.description, p.main_features,
     p.package_content, p.restrictions, p.conservation, p.price_cents * (70 + (c.n * 37) % 80) / 100 / 1000 * 1000 + 9000,
     p.promotion_id, p.discount_pg1, p.discount_pg2, p.discount_pg3, p.discount_pg4, p.discount_pg5, p.brand_id,
     p.slow_movement, c.n % 9 = 0, (c.n * 31) % 400, p.finish, p.facts, p.detailed_color, p.color_name, p.color_code,
     p.size, p.tint, round(p.width_cm * c.scale),
     (SELECT coalesce(jsonb_agg(jsonb_set(d, '{value}', to_jsonb(round((d->>'value')::numeric * c.scale)))), '[]')
      FROM jsonb_array_elements(p.dimensions) AS d), p.weight_kg, p.pictures, p.model, p.search_text || ' ' || c.town
   FROM copy c JOIN product p ON p.id = c.base_id`,
  `UPDATE product SET society = '003' WHERE society <> '003'`,
  `INSERT INTO product_category (category_id, product_id)
   SELECT pc.category_id, c.id FROM copy c JOIN product_category pc ON pc.product_id = c.base_id`,
  `INSERT INTO product_filter_value (product_id, filter_value_id)
   SELECT c.id, pf.filter_value_id FROM copy c JOIN product_filter_value pf ON pf.product_id = c.base_id`,
  // each collection comes in further colors
  `INSERT INTO product_filter_value (product_id, filter_value_id)
   SELECT c.id, v.id FROM copy c JOIN (
     SELECT v.id, row_number() OVER (ORDER BY v.handle) - 1 AS at, count(*) OVER () AS many
     FROM filter_value v JOIN filter f ON f.id = v.filter_id WHERE f.handle = 'color'
   ) v ON v.at = (c.n * 7) % v.many ON CONFLICT DO NOTHING`,
  `INSERT INTO stock_source (item_code, warehouse_code, received)
   SELECT c.item_code, w.code, 20 + (c.n * 13 + length(w.name)) % 180 FROM copy c
   CROSS JOIN (SELECT code, name FROM warehouse WHERE code IN ('CUN', 'MEX', 'MID')) w`,
  `INSERT INTO stock_source (item_code, warehouse_code, purchase_document, arrives_on, received)
   SELECT c.item_code, 'CUN', 'OC-' || c.n, current_date + 10 + c.n % 30, 40 FROM copy c WHERE c.n % 5 = 0`,
  'UPDATE catalog_version SET version = version + 1',
];

/**
 * Brings the demo store to `wanted` products that Studio and Home sell: every design again in other collections, with
 * a price, sales and stock of its own, in the same categories and with the same filters.
 * @param {string} adminUrl
 * @param {number} wanted
 * @returns {Promise<number>} how many products are on sale
 */
export async function fillCatalog(adminUrl, wanted) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
    // BEGIN and COMMIT are statements too; for the sessions that begin from now on
    await client.query(`DO $$ BEGIN
      EXECUTE format('ALTER DATABASE %I SET pg_stat_statements.track_utility = on', current_database()); END $$`);
    await client.query('BEGIN');
    // an index made of all rows at once is made much sooner than row by row
    const { rows: slow } = await client.query(
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = 'product' AND indexdef LIKE '%USING gin%'`,
    );
    for (const { name } of slow) await client.query(`DROP INDEX ${name}`);
    await client.query(copies(wanted));
    await client.query('ANALYZE copy');
    for (const statement of fill) await client.query(statement);
    for (const { made } of slow) await client.query(made);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query(`SELECT count(*)::int AS many FROM product WHERE active AND u_familia = 'SI'`);
    return rows[0].many;
  } finally {
    await client.end();
  }
}
