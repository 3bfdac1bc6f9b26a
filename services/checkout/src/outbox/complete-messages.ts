import { OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';

/** A message that is done, with the ERP's document where it made one. */
export interface Completion {
  id: number;
  document?: ErpDocument;
}

/** The document of an order in the ERP, and how it came to be. */
export interface ErpDocument {
  orderId: string;
  document: string;
  docEntry: number;
  /** Its pieces have numbers of their own, which the ERP allocates later. */
  hasSeries: boolean;
  sentence: string;
  ok: boolean;
  ms: number;
}

// `IS TRUE` keeps the index of the waiting orders out: the ids are few, the waiting orders many
const sql = `
WITH done AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(?::jsonb) AS r(id bigint, "orderId" uuid, document text, "docEntry" bigint,
    "hasSeries" boolean, sentence text, ok boolean, ms int) ORDER BY id
), documents AS (
  INSERT INTO erp_document (order_id, document, doc_entry, series_next_at)
  SELECT "orderId", document, "docEntry", CASE WHEN "hasSeries" THEN now() END FROM done WHERE document IS NOT NULL ON CONFLICT DO NOTHING
), log_entries AS (
  INSERT INTO erp_log (order_id, sentence, ok, duration_ms)
  SELECT "orderId", sentence, ok, ms FROM done WHERE document IS NOT NULL
), completed_orders AS (
  UPDATE orders SET status = '${OrderState.completed}', updated_at = now()
  WHERE id = ANY (ARRAY(SELECT "orderId" FROM done WHERE document IS NOT NULL)) AND (status = '${OrderState.pendingSap}') IS TRUE
)
UPDATE outbox SET done_at = now(), last_error = NULL WHERE id = ANY (ARRAY(SELECT id FROM done))`;

/** Writes down messages that are done, all of them in one statement; an order whose document is there is completed. */
export const completeMessages = (db: Knex, done: readonly Completion[]): Promise<unknown> =>
  prepared(db, 'work-complete', sql, [JSON.stringify(done.map(({ id, document }) => ({ ...document, id })))]);
