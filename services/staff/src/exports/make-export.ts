import { setImmediate as turn } from 'node:timers/promises';
import { ExportState, orderFields, quotationFields } from '@actual/contracts/facts/desk/exports';
import { orderTableQuery } from '@actual/contracts/staff/reports/orders';
import { quotationTableQuery } from '@actual/contracts/staff/reports/quotations';
import type { Knex, Reads } from '@actual/database';
import type { FastifyBaseLogger } from 'fastify';
import { type ExportRow, overAs } from './exports.queries';
import { measureSheet, measuresAsked } from './measure-sheet';
import { orderSheet } from './order-sheet';
import { PartWriter } from './part-writer';
import { quotationSheet } from './quotation-sheet';
import { readBatches } from './read-batches';
import type { Batches, Row, ShownColumn } from './sheet';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

/** Seconds without a sign of life after which another process takes an export up; and how often that may happen. */
const lostSeconds = 30;
const mostAttempts = 3;

/** An export was stopped, or another process took it up: nothing more is to be done here. */
class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

const takeSql = `UPDATE report_export SET state = 'running', attempt = attempt + 1, done_rows = 0, alive_at = now()
  WHERE id = (SELECT id FROM report_export
    WHERE state = 'waiting' OR (state = 'running' AND alive_at < now() - :lost * interval '1 second')
    ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING *`;

const againSql = `UPDATE report_export SET attempt = attempt + 1, done_rows = 0, alive_at = now()
  WHERE id = :id AND attempt = :attempt AND state = 'running' RETURNING *`;

/** The database that keeps exports, and the one that their rows are read from. */
interface Databases {
  readonly db: Knex;
  readonly reads: Reads;
}

interface Source {
  name: string;
  columns: readonly ShownColumn[];
  batchesOf: (db: Knex) => Batches;
}
const among = <T extends string>(all: readonly T[], some: readonly string[]): T[] =>
  some.flatMap((one) => all.filter((known) => known === one));

/** The contract checks the stored request again, because a row that waited may come from an earlier release. */
function sourceOf({ report, asked, fields }: ExportRow): Source {
  if (report === 'orders') {
    const query = orderTableQuery.parse(asked);
    const columns = orderSheet.columns(among(orderFields, fields));
    const batchesOf = (db: Knex) => readBatches(db, (trx) => orderSheet.rows(trx, query), columns);
    return { name: orderSheet.name, columns, batchesOf };
  }
  if (report === 'measures') {
    const { list } = measuresAsked.parse(asked);
    const { name, columns, batches } = measureSheet;
    return { name, columns, batchesOf: (db) => batches(db, list) };
  }
  const query = quotationTableQuery.parse(asked);
  const columns = quotationSheet.columns(among(quotationFields, fields));
  const batchesOf = (db: Knex) => readBatches(db, (trx) => quotationSheet.rows(trx, query), columns);
  return { name: quotationSheet.name, columns, batchesOf };
}

/** Hands rows on and says how far it is; between them the service answers its calls. @throws {GivenUp} */
async function* counted(db: Knex, { id, attempt }: ExportRow, batches: AsyncIterable<readonly Row[]>) {
  let done = 0;
  for await (const rows of batches) {
    yield rows;
    done += rows.length;
    const still = await db('report_export')
      .where({ id, attempt, state: ExportState.running })
      .update({ done_rows: done, alive_at: db.fn.now() });
    if (still === 0) throw new GivenUp();
    await turn();
  }
}

async function write(db: Knex, source: Knex, row: ExportRow): Promise<void> {
  const { id, attempt, format } = row;
  await db('report_export_part').where({ export_id: id }).where('attempt', '<', attempt).delete();
  const { name, columns, batchesOf } = sourceOf(row);
  const sink = new PartWriter(async (position, content) => {
    await db('report_export_part').insert({ export_id: id, attempt, position, content });
  });
  const batches = counted(db, row, batchesOf(source));
  if (format === 'csv') await writeCsv(sink, columns, batches);
  else await writeXlsx(sink, name, columns, batches);
  await db('report_export')
    .where({ id, attempt, state: ExportState.running })
    .update({ ...overAs(db, ExportState.done), bytes: sink.bytes });
}

/** @throws {GivenUp} */
async function takenAgain(db: Knex, { id, attempt }: ExportRow): Promise<ExportRow> {
  const { rows } = await db.raw<{ rows: ExportRow[] }>(againSql, { id, attempt });
  if (!rows[0]) throw new GivenUp();
  return rows[0];
}

/** Writes the next export that waits or was left unfinished, from its beginning. */
export async function makeExport(
  { db, reads }: Databases,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<number> {
  const taken = await db.raw<{ rows: ExportRow[] }>(takeSql, { lost: lostSeconds });
  const [first] = taken.rows;
  if (!first) return 0;
  let row = first;
  const { id, user_id, report, format, total_rows } = row;
  const said = { export: id, user: user_id, report, format, rows: total_rows, attempt: row.attempt };
  try {
    let isBegun = false;
    await reads(async (source) => {
      // a part may still come from an attempt that cannot end: this is another attempt
      if (isBegun) row = await takenAgain(db, row);
      isBegun = true;
      await write(db, source, row);
    });
    log.info(said, 'report exported');
  } catch (error) {
    if (!(error instanceof GivenUp)) log.error({ err: error, ...said }, 'report not exported');
    const next = row.attempt >= mostAttempts ? overAs(db, ExportState.failed) : { state: ExportState.waiting };
    if (!(error instanceof GivenUp))
      await db('report_export').where({ id, attempt: row.attempt, state: ExportState.running }).update(next);
    await db('report_export_part').where({ export_id: id, attempt: row.attempt }).delete();
  }
  return 1;
}
