import type { AuditQuery } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { readDay, writtenDay } from '@actual/contracts/facts/text/written';

/** The filters in the log's address; days as `YYYY-MM-DD`, empty for all. */
export interface AuditView {
  object: string;
  person: string;
  from: string;
  to: string;
  /** 1-based */
  page: number;
}
/** Names in the address. */
export const params = { object: 'objeto', person: 'persona', from: 'desde', to: 'hasta', page: 'pagina' } as const;

export function readView(query: URLSearchParams): AuditView {
  const text = (name: keyof typeof params, most: number) => (query.get(params[name]) ?? '').trim().slice(0, most);
  const page = Number.parseInt(text('page', 6), 10);
  return {
    object: text('object', 64),
    person: text('person', 120),
    from: readDay(text('from', 10)),
    to: readDay(text('to', 10)),
    page: page > 0 ? page : 1,
  };
}

export function hrefOf({ object, person, from, to, page }: AuditView): string {
  const values = { object, person, from: from && writtenDay(from), to: to && writtenDay(to) };
  const query = new URLSearchParams();
  for (const name of ['object', 'person', 'from', 'to'] as const)
    if (values[name]) query.set(params[name], values[name]);
  if (page > 1) query.set(params.page, String(page));
  return query.size > 0 ? `${staffPages.audit.path}?${query}` : staffPages.audit.path;
}

export const auditBody = ({ object, person, from, to }: AuditView): AuditQuery => ({
  object: object || undefined,
  person: person || undefined,
  dateRange: from || to ? { start: from || undefined, end: to || undefined } : undefined,
});
