import type { Purchase, Site } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared, standingOf } from '@actual/database';
import { orderStateWord, receivedOn, type Standing, storeDay, toPesos } from '@actual/domain';

interface Row extends Pick<Purchase, 'id' | 'status' | 'ZipcodeDelivery' | 'Invoice'> {
  Details: (Omit<Purchase['Details'][number], 'receivedOn'> & { standing: Standing | null })[];
  folio: number;
  createdAt: Date;
  totalCents: number;
  paidCents: number;
  payUntil: Date | null;
}

const filtered = `o.client_id = :clientId::uuid AND o.site = :site
  AND (:status::text IS NULL OR o.status = :status) AND (:folio::int IS NULL OR o.folio = :folio)`;

const listSql = `
SELECT o.id, o.folio, o.status, o.created_at AS "createdAt", o.total_cents AS "totalCents", o.paid_cents AS "paidCents",
  coalesce(o.zipcode_id, q.zipcode_id) AS "ZipcodeDelivery", (SELECT i.state FROM invoice i WHERE i.order_id = o.id) AS "Invoice",
  (SELECT max(p.expires_at) FROM payment p WHERE p.order_id = o.id AND p.status = '${PaymentState.pending}') AS "payUntil",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'shipDate', l.ship_date, 'standing', ${standingOf('l')},
      'Product', jsonb_build_object('id', l.product_id, 'ItemCode', l.item_code, 'Name', l.name, 'url', l.url,
        'picture', l.picture, 'finish', l.finish)) ORDER BY l.position)
    FROM order_line l WHERE l.order_id = o.id), '[]') AS "Details"
FROM orders o JOIN quotation q ON q.id = o.quotation_id
WHERE ${filtered} ORDER BY o.created_at DESC, o.id LIMIT :size OFFSET :skipped`;

const countSql = `SELECT count(*) AS count FROM orders o WHERE ${filtered}`;

interface Asked {
  clientId: string | null;
  site: Site;
  page: number;
  status?: OrderState | undefined;
  folio?: string | undefined;
}

/** The soonest day that is still to come; after the last one, that. */
function nextDelivery({ status, Details }: Pick<Row, 'status' | 'Details'>): string | null {
  if (status === OrderState.canceled) return null;
  const days = Details.flatMap(({ shipDate }) => shipDate ?? []).sort();
  const today = storeDay();
  return days.find((day) => day >= today) ?? days.at(-1) ?? null;
}

const reply = ({ folio, createdAt, totalCents, paidCents, payUntil, ...row }: Row): Purchase => ({
  ...row,
  Details: row.Details.map(({ standing, ...line }) => ({ ...line, receivedOn: receivedOn({ ...line, standing }).day })),
  folio: folioText(folio),
  createdAt: createdAt.toISOString(),
  statusLabel: orderStateWord(row.status, false),
  total: toPesos(totalCents),
  ammountPaid: toPesos(paidCents),
  totalProducts: row.Details.reduce((sum, { quantity }) => sum + quantity, 0),
  nextDelivery: nextDelivery(row),
  payUntil: row.status === OrderState.pendingPayment ? (payUntil?.toISOString() ?? null) : null,
});

/** Own orders of a client on a site, newest first, and how many there are in all. */
export async function listPurchases(db: Knex, { clientId, site, page, status, folio }: Asked) {
  const filters = { clientId, site, status: status ?? null, folio: folio ? Number(folio) : null };
  const [rows, counted] = await Promise.all([
    prepared<Row>(db, 'purchases', listSql, { ...filters, size: pageSize, skipped: (page - 1) * pageSize }),
    prepared<{ count: number }>(db, 'purchases-count', countSql, filters),
  ]);
  return { data: rows.map(reply), total: counted[0]?.count ?? 0 };
}
