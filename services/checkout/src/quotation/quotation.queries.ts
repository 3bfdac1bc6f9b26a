import type { GuestAddress, Site } from '@actual/contracts';
import { brands, sites, societiesOf } from '@actual/contracts/facts/company/brands';
import { addressFields, ofEachFormField } from '@actual/contracts/facts/delivery/address';
import { type Knex, prepared } from '@actual/database';
import type { PaymentGroup } from '@actual/domain';
import { usableExchange } from '../after-sale/exchange/spend-exchange';
import type { KeptAddress, Line, LoadedQuotation, PaymentRow, Zone } from './loaded-quotation';

/** Each society that invoices, with each one whose products its site sells. */
const sold = sites
  .flatMap((site) => societiesOf(site).map((society) => `('${brands[site].society}', '${society}')`))
  .join(', ');

/** The society rule of the catalog (reading 1): a site sells its own products and those it shares. */
export const soldBySite = (product: string, site: string): string =>
  `(${product}.active AND ${product}.u_familia = 'SI' AND EXISTS (SELECT 1 FROM site s WHERE s.handle = ${site}
     AND (s.society, ${product}.society) IN (${sold})))`;

/** A postal code as JSON; `zip` is its table’s alias. */
export const zoneJson = (zip: string): string => `CASE WHEN ${zip}.id IS NOT NULL THEN jsonb_build_object(
  'id', ${zip}.id, 'cp', ${zip}.cp, 'municipio', ${zip}.municipality,
  'ciudad', coalesce(${zip}.city, ${zip}.municipality), 'estado', ${zip}.state,
  'estadoCode', ${zip}.state_code, 'asentamiento', ${zip}.settlements, 'extraCost', ${zip}.extra_cost, 'zone', ${zip}.zone) END`;

/** How a product comes, to answer whether it fits through an access. */
export const carriageJson = (product: string): string => `jsonb_build_object('measures', ${product}.dimensions,
  'packing', ${product}.packing, 'weightKg', ${product}.weight_kg)`;

/** A product as JSON; `product` is its table’s alias, `sellable` the condition of being on sale. */
export const productJson = (product: string, sellable: string): string => `jsonb_build_object(
  'name', ${product}.name, 'slug', ${product}.slug, 'picture', ${product}.pictures[1], 'finish', ${product}.finish,
  'priceCents', ${product}.price_cents, 'sellable', ${sellable}, 'carriage', ${carriageJson(product)},
  'promotion', (SELECT jsonb_build_object('id', m.id, 'name', m.public_name) FROM promotion m WHERE m.id = ${product}.promotion_id),
  'discounts', jsonb_build_array(${[1, 2, 3, 4, 5].map((n) => `${product}.discount_pg${n}`).join(', ')}))`;

/** A saved address in the words of the guest's: both are delivered to in the same way. */
const contactJson = (() => {
  const {
    landline: _landline,
    andStreet: _andStreet,
    ...fields
  } = ofEachFormField((field) => `k.${addressFields[field].column}`);
  const values = {
    ...fields,
    betweenStreets: "concat_ws(' y ', nullif(k.between_street, ''), nullif(k.and_street, ''))",
    state: '(SELECT s.name FROM state s WHERE s.code = k.state_code)',
  } satisfies Record<keyof GuestAddress, string>;
  return `jsonb_build_object(${Object.entries(values)
    .map(([name, value]) => `'${name}', ${value}`)
    .join(', ')})`;
})();

const personJson = (user: string): string => `jsonb_build_object('firstName', ${user}.first_name,
    'lastName', ${user}.last_name, 'email', ${user}.email, 'phone', ${user}.phone, 'mobilePhone', ${user}.mobile_phone)`;

const loadSql = `
SELECT q.id, q.folio, q.site, q.holder_hash AS "holderHash", q.client_id AS "clientId", q.user_id AS "userId", q.seller_id AS "sellerId",
  (SELECT jsonb_build_object('code', t.code, 'name', t.name) FROM store t WHERE t.code = q.store_code) AS store,
  k.id AS "contactId", CASE WHEN k.id IS NOT NULL THEN ${contactJson} ELSE q.guest_address END AS "guestAddress",
  (SELECT ${personJson('w')} FROM app_user w WHERE w.id = q.seller_id) AS seller,
  (SELECT ${personJson('w')} || jsonb_build_object('id', w.id) FROM app_user w WHERE w.id = q.broker_id) AS broker,
  coalesce((SELECT array_agg(h.holder_hash) FROM quotation_holder h WHERE h.quotation_id = q.id), '{}') AS "linkHolders",
  q.payment_group AS "paymentGroup", q.payment_attempts AS "paymentAttempts",
  q.rate_limit_reported AS "rateLimitReported", q.is_closed AS "isClosed", q.is_spei AS "isSpei",
  q.from_offers AS "fromOffers",
  (SELECT w.client_ip FROM quotation_caller w WHERE w.quotation_id = q.id) AS "clientIp", q.way_in AS "wayIn", q.priced_on AS "pricedOn", q.repriced, q.version, q.created_at AS "createdAt",
  o.id AS "orderId", o.folio AS "orderFolio", o.status AS "orderStatus", ${zoneJson('z')} AS zipcode,
  CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'firstName', c.first_name, 'lastName', c.last_name,
    'email', c.email, 'phone', coalesce(nullif(c.mobile_phone, ''), c.phone)) END AS client,
  coalesce(u.invited, false) AS invited,
  (SELECT jsonb_build_object('requestId', x.request_id, 'requestFolio', r.folio, 'cents', x.balance_cents, 'until', x.usable_until,
      'usable', ${usableExchange}) FROM exchange x JOIN service_request r ON r.id = x.request_id WHERE x.quotation_id = q.id) AS exchange,
  coalesce((SELECT jsonb_agg(jsonb_build_object(
      'id', l.id, 'productId', l.product_id, 'itemCode', l.item_code, 'quantity', l.quantity,
      'originalQuantity', l.original_quantity, 'unitPrice', l.unit_price_cents,
      'discounts', jsonb_build_array(l.discount_pg1, l.discount_pg2, l.discount_pg3, l.discount_pg4, l.discount_pg5),
      'bigticket', l.bigticket_percentage, 'bargain', l.bargain,
      'package', (SELECT jsonb_build_object('id', g.id, 'name', g.name, 'quantity', gp.quantity) FROM package_product gp
        JOIN package g ON g.id = gp.package_id WHERE gp.package_id = l.package_id AND gp.product_id = l.product_id),
      'shipDate', l.ship_date, 'originalShipDate', l.original_ship_date, 'shipCompany', l.ship_company,
      'shipCompanyFrom', l.ship_company_from, 'stockSourceId', l.stock_source_id,
      'product', CASE WHEN p.id IS NOT NULL THEN ${productJson('p', soldBySite('p', 'q.site'))} END) ORDER BY l.position)
    FROM quotation_line l LEFT JOIN product p ON p.id = l.product_id WHERE l.quotation_id = q.id), '[]') AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', y.id, 'type', y.type, 'paymentGroup', y.payment_group,
      'amountCents', y.amount_cents, 'refundedCents', y.refunded_cents, 'status', y.status, 'statusDetail', y.status_detail, 'createdAt', y.created_at)
      ORDER BY y.created_at)
    FROM payment y WHERE y.quotation_id = q.id), '[]') AS payments
FROM quotation q
LEFT JOIN zipcode z ON z.id = q.zipcode_id
LEFT JOIN client c ON c.id = q.client_id
LEFT JOIN contact k ON k.id = q.contact_id AND k.client_id = q.client_id
LEFT JOIN app_user u ON u.id = q.user_id
LEFT JOIN orders o ON o.quotation_id = q.id`;

type Row = Omit<LoadedQuotation, 'site' | 'zipcode' | 'guestAddress' | 'paymentGroup' | 'lines' | 'payments'> & {
  site: Site;
  zipcode: Zone | null;
  guestAddress: KeptAddress | null;
  paymentGroup: PaymentGroup;
  lines: Line[];
  payments: PaymentRow[];
};

/** The quotation with lines, payments, client and delivery zone; null when there is none. One statement. */
export async function readQuotation(db: Knex, id: string): Promise<LoadedQuotation | null> {
  const [row] = await prepared<Row>(db, 'read-quotation', `${loadSql} WHERE q.id = ?`, [id]);
  return row ?? null;
}

/** Some quotations with all that hangs on them, newest first. One statement. */
export const readQuotations = (db: Knex, ids: readonly string[]): Promise<LoadedQuotation[]> =>
  prepared<Row>(db, 'read-quotations', `${loadSql} WHERE q.id = ANY (?::uuid[]) ORDER BY q.created_at DESC, q.id`, [
    [...ids],
  ]);

/** Locks the quotation until the transaction ends; a reading from before is good while its version is the same. */
export async function lockQuotation(
  trx: Knex,
  id: string,
  before: LoadedQuotation | null,
): Promise<LoadedQuotation | null> {
  const [row] = await prepared<{ version: number }>(
    trx,
    'lock-quotation',
    'SELECT version FROM quotation WHERE id = ? FOR UPDATE',
    [id],
  );
  if (row === undefined) return null;
  return before?.id === id && before.version === row.version ? before : readQuotation(trx, id);
}
