import type { InvoiceableOrder, ListedInvoice, Site } from '@actual/contracts';
import { largestPageSize, pageSize } from '@actual/contracts/facts/page-size';
import { type InvoiceState, InvoiceState as State, substitution } from '@actual/contracts/facts/payment/invoices';
import { confirmedOrderStates } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { prepared, sqlList } from '@actual/database';
import { invoiceRefusal, motivesOf, toPesos, zoneOfIssue } from '@actual/domain';
import { creditNotesOf } from '../credit-notes/credit-note.queries';
import type { CancellationRow } from './cancellation.queries';
import type { Invoices } from './context';
import { folioOf, type InvoiceRow } from './invoice.queries';
import { type InvoiceOrder, purchasedAtSql } from './order.queries';

type Order = Pick<InvoiceOrder, 'status' | 'totalCents' | 'paidCents' | 'purchasedAt'> & {
  order: string;
  folio: number;
  orderDate: Date;
};
interface Row extends Order, Pick<InvoiceRow, 'state' | 'uuid' | 'series' | 'folio_number' | 'receiver' | 'refusal'> {
  site: Site;
  total_cents: number | null;
  issued_at: Date | null;
  motive: CancellationRow['motive'] | null;
  cancellation: CancellationRow['state'] | null;
  /** The order's invoice as it is now, not one before it. */
  current: boolean;
}

const orderColumns = `o.id AS "order", o.folio, o.created_at AS "orderDate", o.status, o.total_cents AS "totalCents",
  o.paid_cents AS "paidCents", ${purchasedAtSql} AS "purchasedAt"`;

/** Orders of a client on a brand; a guest's go through staff. */
const own = 'o.client_id = :clientId::uuid AND o.site = :site AND NOT o.is_invited';

/** Stamped documents that are no longer, or not only, their order's invoice; one to be replaced is valid until then. */
const before = `
  SELECT c.order_id, CASE c.state WHEN '${State.canceled}' THEN '${State.canceled}' WHEN 'asked' THEN '${State.canceling}'
    WHEN 'pending' THEN '${State.canceling}' ELSE '${State.valid}' END, c.uuid, c.series, c.folio_number, c.total_cents,
    c.issued_at, c.receiver, '[]'::jsonb, c.motive, c.state, false, c.issued_at
  FROM invoice_cancellation c JOIN invoice i ON i.order_id = c.order_id AND i.provider_id IS DISTINCT FROM c.provider_id`;

const documents = `
FROM (SELECT i.order_id, i.state, i.uuid, i.series, i.folio_number, i.total_cents, i.issued_at, i.receiver, i.refusal,
    c.motive, c.state AS cancellation, true AS current, coalesce(i.issued_at, i.requested_at) AS at
  FROM invoice i LEFT JOIN invoice_cancellation c ON c.provider_id = i.provider_id
  UNION ALL ${before}) d JOIN orders o ON o.id = d.order_id
WHERE ${own} AND (:state::text IS NULL OR d.state = :state) AND (:folio::int IS NULL OR o.folio = :folio)`;

const listSql = `SELECT d.*, o.site, ${orderColumns} ${documents} ORDER BY d.at DESC, d.uuid LIMIT :size OFFSET :skipped`;
const countSql = `SELECT count(*) AS count ${documents}`;

type Listing = Pick<Invoices, 'db' | 'settings'>;

/** The actions on a document now; none on one that is not its order's invoice any more. */
function actionsOf(row: Row, zone: string): Pick<ListedInvoice, 'motives' | 'replaceable'> {
  if (!row.current || row.state !== State.valid) return { motives: [], replaceable: false };
  return { motives: motivesOf(row, row.receiver), replaceable: invoiceRefusal(row, new Date(), zone) === null };
}

/** A present invoice that was not replaced was never asked to be canceled. */
const isRefused = ({ cancellation, motive, current }: Row): boolean =>
  cancellation === 'refused' && !(current && motive === substitution);

const listed = (row: Row, zone: string, creditNotes: ListedInvoice['creditNotes']): ListedInvoice => ({
  order: row.order,
  orderFolio: folioText(row.folio),
  orderDate: row.orderDate.toISOString(),
  site: row.site,
  status: row.state,
  uuid: row.uuid,
  folio: row.uuid ? folioOf(row) : null,
  LicTradNum: row.receiver.rfc,
  companyName: row.receiver.name,
  refusal: row.refusal,
  total: toPesos(row.total_cents ?? row.totalCents),
  issuedAt: row.issued_at?.toISOString() ?? null,
  motive: row.motive,
  cancellationRefused: isRefused(row),
  creditNotes,
  ...(creditNotes.length > 0 ? { motives: [], replaceable: false } : actionsOf(row, zone)),
});

interface Asked {
  clientId: string | null;
  site: Site;
  page: number;
  status?: InvoiceState | undefined;
  folio?: string | undefined;
}

/** Own invoices of a client on a brand, newest first, and how many there are in all. */
export async function listInvoices({ db, settings }: Listing, { clientId, site, page, status, folio }: Asked) {
  const filters = { clientId, site, state: status ?? null, folio: folio ? Number(folio) : null };
  const [rows, counted] = await Promise.all([
    prepared<Row>(db, 'invoices', listSql, { ...filters, size: pageSize, skipped: (page - 1) * pageSize }),
    prepared<{ count: number }>(db, 'invoices-count', countSql, filters),
  ]);
  const zone = zoneOfIssue(settings.issuedAtZip);
  const notes = await creditNotesOf(
    db,
    rows.map(({ uuid }) => uuid),
    { all: false },
  );
  return { data: rows.map((row) => listed(row, zone, notes(row.uuid))), total: counted[0]?.count ?? 0 };
}

const invoiceableSql = `
SELECT ${orderColumns} FROM orders o LEFT JOIN invoice i ON i.order_id = o.id
WHERE ${own} AND o.status IN ${sqlList(confirmedOrderStates)} AND o.paid_cents >= o.total_cents
  AND (i.order_id IS NULL OR i.state = '${State.canceled}')
  AND NOT EXISTS (SELECT FROM invoice_request r WHERE r.quotation_id = o.quotation_id AND r.closed_at IS NULL)
  AND o.created_at > now() - interval '62 days'
ORDER BY o.created_at DESC LIMIT ${largestPageSize}`;

/** Own paid orders of this month without an invoice, and without one that is made by itself. */
export async function listInvoiceable(
  { db, settings }: Listing,
  asked: Pick<Asked, 'clientId' | 'site'>,
): Promise<InvoiceableOrder[]> {
  const zone = zoneOfIssue(settings.issuedAtZip);
  const { clientId, site } = asked;
  const rows = await prepared<Order>(db, 'invoiceable-orders', invoiceableSql, { clientId, site });
  const now = new Date();
  return rows
    .filter((order) => invoiceRefusal(order, now, zone) === null)
    .map(({ order, folio, orderDate, totalCents }) => ({
      order,
      orderFolio: folioText(folio),
      orderDate: orderDate.toISOString(),
      total: toPesos(totalCents),
    }));
}
