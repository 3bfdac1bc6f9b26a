import { createHash } from 'node:crypto';
import { firstPromise } from '@actual/contracts/facts/delivery/promises';
import { canonical, promiseText } from '@actual/contracts/promise';
import { type Knex, prepared } from '@actual/database';
import type { Checkout } from '../context';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from '../outbox/message-outcome';
import type { SigningKey } from './signing-key';

type Chained = Pick<Checkout, 'db' | 'settings'>;

const lastSql = `SELECT number, hash FROM promise_record WHERE site = ? ORDER BY number DESC LIMIT 1`;
const waitingSql = `SELECT p.id, p.content, p.created_at AS "createdAt" FROM promise p
  WHERE p.order_id = ? AND NOT EXISTS (SELECT FROM promise_record r WHERE r.promise_id = p.id) ORDER BY p.id`;
const appendSql = `
WITH known AS (
  INSERT INTO promise_key (id, pem) VALUES (:keyId, :pem) ON CONFLICT DO NOTHING
)
INSERT INTO promise_record (promise_id, site, number, document, hash, key_id, signature)
VALUES (:promiseId::bigint, :site, :number::int, :document, :hash, :keyId, :signature)`;

/** SHA-256 of a signed document, as the next one names it. */
export const hashOf = (document: string): string => createHash('sha256').update(document).digest('hex');

async function append(trx: Knex, key: SigningKey, { id, site }: Pick<LoadedOrder, 'id' | 'site'>): Promise<void> {
  // one writer at a time appends to a brand's chain, so that no two records name the same predecessor
  await trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 181))', [site]);
  const waiting = await prepared<{ id: number; content: object; createdAt: Date }>(
    trx,
    'waiting-promises',
    waitingSql,
    [id],
  );
  for (const { id: promiseId, content, createdAt } of waiting) {
    const [last] = await prepared<{ number: number; hash: string }>(trx, 'last-promise', lastSql, [site]);
    const number = (last?.number ?? 0) + 1;
    const head = { version: 1, marca: site, numero: number, anterior: last?.hash ?? firstPromise };
    const document = canonical({ ...content, ...head, fecha: createdAt.toISOString() });
    const signed = { keyId: key.id, pem: key.pem, signature: key.sign(document) };
    const row = { promiseId, site, number, document, hash: hashOf(document) };
    await prepared(trx, 'append-promise-record', appendSql, { ...row, ...signed });
  }
}

/**
 * Puts an order's promise into the chain of its brand, signed, where it is not yet. Apart from the order's own
 * transaction, so that buyers do not wait for each other at the chain's end; however often it is asked, it happens
 * once.
 */
export async function signPromises(
  { db, settings }: Chained,
  order: Pick<LoadedOrder, 'id' | 'site'>,
): Promise<MessageOutcome> {
  await db.transaction((trx) => append(trx, settings.promiseKey, order));
  return { kind: 'done' };
}

/** The signed file of one of an order's promises, by its place in the chain; the first one without. Undefined where there is none. */
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
