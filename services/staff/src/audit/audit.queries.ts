import type { AuditQuery, AuditRow, Role, Site } from '@actual/contracts';
import { mostTold } from '@actual/contracts/facts/desk/shown-counts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeTimeZone } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import { folioSql } from '../reports/sql';

interface Row {
  id: string;
  at: Date;
  user_id: string;
  first_name: string | null;
  last_name: string | null;
  role: Role;
  site: Site;
  call: string;
  object_id: string | null;
  folio: number | null;
  request_id: string;
  status: number | null;
  code: string | null;
  before: unknown;
  after: unknown;
}

/** The object that existed before the call, or the one it created. */
const object = 'coalesce(e.object_id, r.object_id)';

/** Entries of these objects, by the index of either table. */
const isOf = (ids: string) =>
  `(e.object_id IN (${ids}) OR e.id IN (SELECT entry_id FROM audit_outcome WHERE object_id IN (${ids})))`;

/** The folio of the call's object, where that is a quotation or an order. */
const folio = /* sql */ `coalesce(
  (SELECT q.folio FROM quotation q WHERE q.id::text = ${object}),
  (SELECT o.folio FROM orders o WHERE o.id::text = ${object})) AS folio`;

const entries = (db: Knex) =>
  db('audit_entry as e')
    .leftJoin('audit_outcome as r', 'r.entry_id', 'e.id')
    .leftJoin('app_user as u', 'u.id', 'e.user_id')
    .orderByRaw('e.at DESC, e.id DESC');

const columns = (db: Knex) => [
  'e.*',
  'r.status',
  'r.code',
  'r.before',
  'r.after',
  'u.first_name',
  'u.last_name',
  db.raw(`${object} AS object_id`),
  db.raw(folio),
];

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** The ids in a value, however deep. */
function idsOf(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsOf) : [];
}
/** The ids that an entry names: its object's, and those among its values. */
const idsIn = ({ object_id, before, after }: Row): string[] => idsOf([object_id, before, after]);

/** What people call the things with these ids: a name, an address, a product, a folio. */
async function namesOf(db: Knex, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await prepared<{ id: string; name: string }>(
    db,
    'names-in-audit',
    `SELECT id::text, name FROM (
       SELECT id, concat_ws(' ', first_name, last_name) FROM app_user WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, concat_ws(' ', first_name, last_name) FROM client WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, concat_ws(' ', street, exterior_number) FROM contact WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, name FROM product WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, ${folioSql('folio')} FROM quotation WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, ${folioSql('folio')} FROM orders WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT id, name FROM order_line WHERE id = ANY(:ids::uuid[])
       UNION ALL SELECT l.id, p.name FROM quotation_line l JOIN product p ON p.id = l.product_id WHERE l.id = ANY(:ids::uuid[])
       UNION ALL SELECT id, 'S-' || folio FROM service_request WHERE id = ANY(:ids::uuid[])
     ) AS named (id, name) WHERE trim(name) <> ''`,
    { ids: [...new Set(ids)] },
  );
  return new Map(rows.map(({ id, name }) => [id, name.trim()]));
}

async function rowsOf(db: Knex, rows: readonly Row[]): Promise<AuditRow[]> {
  const names = await namesOf(db, rows.flatMap(idsIn));
  return rows.map((row) => rowOf(row, names));
}

const rowOf = (row: Row, names: ReadonlyMap<string, string>): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  role: row.role,
  site: row.site,
  call: row.call,
  User: { id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
  objectId: row.object_id,
  requestId: row.request_id,
  names: Object.fromEntries([...names].filter(([id]) => idsIn(row).includes(id))),
  folio: row.folio === null ? null : folioText(row.folio),
  outcome: row.status === null ? null : { status: row.status, code: row.code, before: row.before, after: row.after },
});

/** A page of staff's changes; a folio names its quotation and its order. */
export async function findAudited(db: Knex, page: number, { object: wanted, person, dateRange }: AuditQuery) {
  const found = entries(db).select<Row[]>(columns(db));
  if (wanted && /^\d{1,9}$/.test(wanted))
    found.whereRaw(
      isOf(
        'SELECT id::text FROM quotation WHERE folio = :folio UNION SELECT id::text FROM orders WHERE folio = :folio',
      ),
      { folio: Number(wanted) },
    );
  else if (wanted) found.whereRaw(isOf(':wanted'), { wanted });
  for (const word of (person ?? '').split(/\s+/).filter(Boolean).slice(0, 8))
    found.whereRaw(`plain(concat_ws(' ', u.first_name, u.last_name, u.email)) LIKE '%' || plain(?) || '%'`, [
      word.replace(/[\\%_]/g, '\\$&'),
    ]);
  if (dateRange?.start) found.whereRaw('e.at >= (?::date)::timestamp AT TIME ZONE ?', [dateRange.start, storeTimeZone]);
  if (dateRange?.end) found.whereRaw('e.at < (?::date + 1)::timestamp AT TIME ZONE ?', [dateRange.end, storeTimeZone]);
  const rows = await found.limit(pageSize + 1).offset((page - 1) * pageSize);
  return { data: await rowsOf(db, rows.slice(0, pageSize)), hasMore: rows.length > pageSize };
}

/** Staff's changes of one object. */
export async function auditOf(db: Knex, objectId: string): Promise<AuditRow[]> {
  const rows = await entries(db)
    .select<Row[]>(columns(db))
    .whereRaw(isOf(':objectId'), { objectId })
    .limit(mostTold.changes);
  return rowsOf(db, rows);
}
