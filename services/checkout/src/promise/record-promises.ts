import { createHash } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { sites } from '@actual/contracts/facts/company/brands';
import { firstPromise } from '@actual/contracts/facts/delivery/promises';
import { canonical, promiseText } from '@actual/contracts/promise';
import { type Knex, prepared } from '@actual/database';
import type { BatchWriter } from '../batch-writer';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from '../outbox/message-outcome';
import type { SigningKey } from './signing-key';

/** What a signature needs of an order. */
export type PromisedOrder = Pick<LoadedOrder, 'id' | 'site'>;

// each row also has the end of the chain
const waitingSql = `SELECT p.id, p.content, p.created_at AS "createdAt", last.number, last.hash
  FROM promise p LEFT JOIN LATERAL (
    SELECT number, hash FROM promise_record WHERE site = p.site ORDER BY number DESC LIMIT 1
  ) last ON true
  WHERE p.order_id = ANY (:orders::uuid[]) AND NOT EXISTS (SELECT FROM promise_record r WHERE r.promise_id = p.id)
  ORDER BY p.id`;
const appendSql = `
WITH known AS (
  INSERT INTO promise_key (id, pem) VALUES (:keyId, :pem) ON CONFLICT DO NOTHING
)
INSERT INTO promise_record (promise_id, site, number, document, hash, key_id, signature)
SELECT "promiseId", :site, number, document, hash, :keyId, signature
FROM jsonb_to_recordset(:records::jsonb) AS r("promiseId" bigint, number int, document text, hash text, signature text)`;

/** SHA-256 of a signed document, as the next one names it. */
export const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

interface Waiting {
  id: number;
  content: object;
  createdAt: Date;
  /** Null where the chain begins. */
  number: number | null;
  hash: string | null;
}

async function append(trx: Knex, key: SigningKey, site: Site, orders: readonly string[]): Promise<void> {
  // one writer at a time appends to a brand's chain, so that no two records name the same predecessor
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 181))', [site]);
  const waiting = await prepared<Waiting>(trx, 'waiting-promises', waitingSql, { orders });
  if (waiting.length === 0) return;
  let { number, hash } = waiting[0] as Waiting;
  const records = waiting.map(({ id: promiseId, content, createdAt }) => {
    number = (number ?? 0) + 1;
    const head = { version: 1, marca: site, numero: number, anterior: hash ?? firstPromise };
    const document = canonical({ ...content, ...head, fecha: createdAt.toISOString() });
    hash = hashOf(document);
    return { promiseId, number, document, hash, signature: key.sign(document) };
  });
  const row = { site, keyId: key.id, pem: key.pem, records: JSON.stringify(records) };
  await prepared(trx, 'append-promise-records', appendSql, row);
}

/** Signs what orders promised into the chains of their brands: one transaction a brand, however many orders. */
export async function recordPromises(db: Knex, key: SigningKey, orders: readonly PromisedOrder[]): Promise<void> {
  for (const site of sites) {
    const ids = orders.filter((order) => order.site === site).map(({ id }) => id);
    if (ids.length > 0) await db.transaction((trx) => append(trx, key, site, ids));
  }
}

/**
 * Waits until an order's promise is signed, once however often it is called. Signing happens outside the order's
 * transaction: the chain has one end, and buyers would queue for it.
 */
export async function signPromises(
  { writers }: { writers: { promises: BatchWriter<PromisedOrder> } },
  { id, site }: PromisedOrder,
): Promise<MessageOutcome> {
  await writers.promises.add({ id, site });
  return { kind: 'done' };
}

/** The signed file of an order's promise: the first one, or `number` in the chain; undefined if there is none. */
export async function promiseFile(
  db: Knex,
  orderId: string,
  number: number | null = null,
): Promise<string | undefined> {
  const [record] = await prepared<{ document: string; key: string; signature: string }>(
    db,
    'promise-file',
    `SELECT r.document, r.key_id AS key, r.signature FROM promise p JOIN promise_record r ON r.promise_id = p.id
     WHERE p.order_id = :order::uuid AND (:number::int IS NULL OR r.number = :number::int) ORDER BY p.id LIMIT 1`,
    { order: orderId, number },
  );
  return record && promiseText(record);
}
