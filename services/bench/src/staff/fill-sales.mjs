import pg from 'pg';

/** Days over which the sales are spread, up to today, more of them lately. */
const DAYS = 1_000;

const FIRST = [
  'Mariana',
  'Jorge',
  'Sofía',
  'Ana Lucía',
  'Héctor',
  'Paola',
  'Renata',
  'Luis',
  'Carmen',
  'Iván',
  'Óscar',
];
const LAST = [
  'Pech',
  'Alcocer',
  'Burgos',
  'Tun',
  'Dzul',
  'Medina',
  'Solís',
  'Ek',
  'Vela',
  'Chan',
  'Rejón',
  'Briceño',
  'Lara',
];
const TYPES = ['credit-card', '12-msi', '12-msi', '3-msi', '6-msi', '9-msi', 'debit-card', 'spei', 'transfer', 'cash'];
const STATES = [...Array(16).fill('completed'), 'pending-sap', 'pending-payment', 'canceled', 'canceled'];
const REASONS = ['price', 'price', 'competitor', 'delivery-date', 'no-answer', 'no-answer', 'postponed', 'financing'];
/** @param {string[]} words */
const list = (words) => `ARRAY[${words.map((word) => `'${word}'`).join(', ')}]`;
/**
 * @param {string[]} words
 * @param {string} n
 */
const pick = (words, n) => `(${list(words)})[1 + (${n})::bigint % ${words.length}]`;

/** The shops' sellers, forty of them, sell half of everything. */
const people = [
  `INSERT INTO app_user (id, role, email, password_hash, first_name, last_name, main_store)
   SELECT md5('seller' || n)::uuid, 'seller', 'vendedor' || n || '@bench.mx', 'x', ${pick(FIRST, 'n')}, ${pick(LAST, 'n * 7')},
     (SELECT code FROM store WHERE NOT cedis ORDER BY code OFFSET n % (SELECT count(*) FROM store WHERE NOT cedis) LIMIT 1)
   FROM generate_series(1, 40) n`,
  `INSERT INTO client (id, card_code, first_name, last_name, email, mobile_phone)
   SELECT md5('client' || n)::uuid, 'B' || n, ${pick(FIRST, 'n * 3')}, ${pick(LAST, 'n * 5')} || ' ' || ${pick(LAST, 'n / 7')},
     'cliente' || n || '@correo.mx', '998' || lpad(n::text, 7, '0')
   FROM generate_series(1, :clients) n`,
];

/** One row for each sale, that the statements below read. */
const sales = `CREATE TEMP TABLE sale AS
  SELECT n, md5('quotation' || n)::uuid AS quotation, md5('order' || n)::uuid AS made,
    md5('client' || (1 + (n::bigint * 7919) % :clients))::uuid AS client, n <= :orders AS ordered,
    CASE WHEN n % 2 = 0 THEN md5('seller' || (1 + (n * 31) % 40))::uuid END AS seller,
    ${pick(['actual-studio', 'actual-home', 'actual-kids'], 'n / 3')} AS site,
    now() - interval '3 days' - (power(((n::bigint * 104729) % 999983) / 999983.0, 1.5) * ${DAYS}) * interval '1 day' AS at,
    100 * (500 + (n::bigint * 7907) % 59500) AS cents, (1 + n % 6)::int AS pieces
  FROM generate_series(1, :orders + :quotations) n`;

const fill = [
  `INSERT INTO quotation (id, folio, site, client_id, user_id, seller_id, store_code, payment_group, is_closed, priced_on,
     pieces, totals_cents, ordered_at, created_at, updated_at, followed, tried, lost_reason)
   SELECT quotation, 1000000 + n, site, CASE WHEN ordered OR n % 3 = 0 THEN client END, NULL, seller, u.main_store, 1,
     NOT ordered AND n % 5 < 2, at::date, pieces,
     ARRAY[cents, cents * 105 / 100, cents * 110 / 100, cents * 125 / 100, cents * 125 / 100],
     CASE WHEN ordered THEN at + (n % 72) * interval '1 hour' END, at, at, n % 3 = 1,
     ordered AND ${pick(STATES, 'n * 17')} IN ('completed', 'pending-sap'),
     CASE WHEN NOT ordered AND n % 5 < 2 THEN ${pick(REASONS, 'n * 11')} END
   FROM sale LEFT JOIN app_user u ON u.id = sale.seller ORDER BY sale.at`,
  `INSERT INTO orders (id, folio, quotation_id, site, status, client_id, user_id, store_code, first_name, last_name, email,
     phone, address, payment_type, payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, pieces,
     delivery_date, created_at, updated_at, quoted_at, seller_id)
   SELECT made, 2000000 + n, quotation, site, state, client, seller, u.main_store, c.first_name, c.last_name, c.email,
     c.mobile_phone, '{"streetName": "Av. Tulum", "streetNumber": "12", "city": "Cancún", "zipCode": "77500"}',
     ${pick(TYPES, 'n * 13')}, 1, cents * 120 / 100, cents * 20 / 100, cents,
     CASE WHEN state IN ('completed', 'pending-sap') THEN cents ELSE 0 END, pieces,
     (at + (n % 72) * interval '1 hour')::date + 4 + n % 20, at + (n % 72) * interval '1 hour', at, at, seller
   FROM (SELECT *, ${pick(STATES, 'n * 17')} AS state FROM sale WHERE ordered) AS sale
   JOIN client c ON c.id = sale.client LEFT JOIN app_user u ON u.id = sale.seller ORDER BY sale.at`,
  `INSERT INTO payment (id, quotation_id, order_id, idempotency_key, provider, type, payment_group, amount_cents, status, created_at)
   SELECT md5('payment' || folio)::uuid, quotation_id, id, 'bench-' || folio, 'bench', payment_type, 1, total_cents, 'approved', created_at
   FROM orders WHERE paid_cents > 0 AND folio > 2000000`,
  `INSERT INTO quotation_closing (id, quotation_id, reason, comment, closed_by, closed_at)
   SELECT md5('closing' || n)::uuid, quotation, ${pick(REASONS, 'n * 11')}, '', md5('seller1')::uuid, at + interval '3 days'
   FROM sale WHERE NOT ordered AND n % 5 < 2`,
  `INSERT INTO follow_up_record (id, quotation_id, event_type, spoken_at, notes, user_id)
   SELECT md5('record' || n)::uuid, quotation, 'Llamada', at + interval '1 day', 'Se le llamó.', coalesce(seller, md5('seller1')::uuid)
   FROM sale WHERE n % 3 = 1`,
];

const tables = ['quotation', 'orders', 'payment', 'follow_up_record', 'client'];

/**
 * Fills a store with so many orders, each of a quotation of its own, and so many quotations that became none: half of the
 * web, half of forty sellers, over the last thousand days.
 * @param {string} adminUrl
 * @param {{ orders: number, quotations: number }} options
 */
export async function fillSales(adminUrl, { orders, quotations }) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  /** @param {string} sql */
  const run = (sql) =>
    client.query(
      sql
        .replaceAll(':clients', String(Math.max(1, Math.round(orders / 8))))
        .replaceAll(':orders', String(orders))
        .replaceAll(':quotations', String(quotations)),
    );
  try {
    await client.query('SET statement_timeout = 0');
    // rows that triggers would write one by one are written by the statements, and summed at the end
    await client.query('SET session_replication_role = replica');
    await client.query("SET maintenance_work_mem = '256MB'");
    // an index made of all rows at once is made much sooner than row by row
    const { rows: slow } = await client.query(
      `SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = ANY ($1) AND indexdef NOT LIKE '%UNIQUE%'`,
      [tables],
    );
    for (const { name } of slow) await client.query(`DROP INDEX ${name}`);
    for (const statement of [...people, sales, 'ANALYZE sale', ...fill]) await run(statement);
    for (const { made } of slow) await client.query(made);
    await client.query('DROP TABLE sale');
    await client.query('SELECT sum_days()');
    await client.query('VACUUM (ANALYZE)');
  } finally {
    await client.end();
  }
}
