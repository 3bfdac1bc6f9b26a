import {
  type ExportedReport,
  type ExportFormat,
  orderFields,
  quotationFields,
} from '@actual/contracts/facts/desk/exports';
import { orderTableQuery } from '@actual/contracts/staff/reports/orders';
import { quotationTableQuery } from '@actual/contracts/staff/reports/quotations';
import type { Knex, Reads } from '@actual/database';
import { FileAnswer, type Service, type Session } from '@actual/kit';
import { callerOf } from '../caller';
import { countMeasures } from '../measures/measures.queries';
import { orderSums } from '../orders/order-sums.queries';
import { quotationSums } from '../quotations/quotation-sums.queries';
import { type ExportRow, exportFile, exportsOf, insertExport, shownExport, stopExport } from './exports.queries';

const types: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/** Beginning, watching, stopping and fetching one's exports. `nudge` wakes the worker that writes them. */
export function exportRoutes(service: Service, { db, reads }: { db: Knex; reads: Reads }, nudge: () => void): void {
  const begin = async (
    session: Session | null,
    report: ExportedReport,
    asked: { format: ExportFormat; fields: readonly string[]; query: ExportRow['asked']; total: number },
  ) => {
    const { format, fields, query, total } = asked;
    const row = await insertExport(db, {
      userId: callerOf(session),
      report,
      format,
      total,
      fields: [...new Set(fields)],
      asked: query,
    });
    nudge();
    return shownExport(row);
  };
  service
    .implement('POST /order/all/export', async ({ session, body: { format, fields = orderFields, ...body } }) => {
      const query = orderTableQuery.parse(body);
      const { orders: total } = await reads((db) => orderSums(db, query));
      return begin(session, 'orders', { format, fields, query, total });
    })
    .implement(
      'POST /quotation/all/export',
      async ({ session, body: { format, fields = quotationFields, ...body } }) => {
        const query = quotationTableQuery.parse(body);
        const { quotations: total } = await reads((db) => quotationSums(db, query));
        return begin(session, 'quotations', { format, fields, query, total });
      },
    )
    .implement('POST /measures/{list}/export', async ({ session, params: { list }, body: { format } }) => {
      const total = await reads((db) => countMeasures(db, list));
      return begin(session, 'measures', { format, fields: [], query: { list }, total });
    })
    .implement('GET /me/exports', async ({ session }) => ({
      exports: (await exportsOf(db, callerOf(session))).map(shownExport),
    }))
    .implement('DELETE /me/exports/{id}', async ({ session, params }) => {
      await stopExport(db, params.id, callerOf(session));
      return { ok: true as const };
    })
    .implement('GET /me/exports/{id}/file', async ({ session, params }) => {
      const { content, format, filename } = await exportFile(db, params.id, callerOf(session));
      return new FileAnswer(content, types[format], filename);
    });
}
