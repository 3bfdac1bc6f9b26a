import { createPublicKey, verify } from 'node:crypto';
import { sites } from '@actual/contracts/facts/company/brands';
import { firstPromise } from '@actual/contracts/facts/delivery/promises';
import { canonical } from '@actual/contracts/promise';
import type { Knex } from '@actual/database';
import { hashOf } from './record-promises';

/** Records read at a time. */
const batch = 1_000;
/** Minutes in which a promise is signed at the latest. */
const signedWithin = 30;

interface Row {
  number: number;
  document: string;
  hash: string;
  signature: string;
  pem: string | null;
  /** Null where nothing of the kind was promised. */
  content: object | null;
}

const rowsAfter = (knex: Knex, site: string, number: number) =>
  knex('promise_record AS r')
    .leftJoin('promise AS p', 'p.id', 'r.promise_id')
    .leftJoin('promise_key AS k', 'k.id', 'r.key_id')
    .where('r.site', site)
    .where('r.number', '>', number)
    .orderBy('r.number')
    .limit(batch)
    .select<Row[]>('r.number', 'r.document', 'r.hash', 'r.signature', 'k.pem', 'p.content');

/** The last record that was read. */
type End = Pick<Row, 'number' | 'hash'>;

/** Whether the record follows the one before it, holds the promise, and has the store's signature. */
function isSound({ number, document, hash, signature, pem, content }: Row, site: string, last: End): boolean {
  try {
    const { version, marca, numero, anterior, fecha } = JSON.parse(document);
    return (
      number === last.number + 1 &&
      numero === number &&
      anterior === last.hash &&
      marca === site &&
      content !== null &&
      pem !== null &&
      hashOf(document) === hash &&
      canonical({ ...content, version, marca, numero, anterior, fecha }) === document &&
      verify('sha256', Buffer.from(document), createPublicKey(pem), Buffer.from(signature, 'base64'))
    );
  } catch {
    // no JSON, or no key: somebody wrote it by hand
    return false;
  }
}

async function brokenIn(knex: Knex, site: string): Promise<string[]> {
  const broken: string[] = [];
  let last: End = { number: 0, hash: firstPromise };
  for (;;) {
    const rows = await rowsAfter(knex, site, last.number);
    for (const row of rows) {
      if (!isSound(row, site, last)) broken.push(`${site} ${row.number}`);
      last = row;
    }
    if (rows.length < batch) return broken;
  }
}

/** Folios of orders whose promise is gone, or was not signed in time. */
async function unsigned(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { folio: number }[] }>(
    `SELECT o.folio FROM orders o
     WHERE o.created_at >= (SELECT min(created_at) FROM promise) AND o.created_at < now() - ? * interval '1 minute'
       AND NOT EXISTS (SELECT FROM promise p JOIN promise_record r ON r.promise_id = p.id WHERE p.order_id = o.id)
     ORDER BY o.folio LIMIT 100`,
    [signedWithin],
  );
  return rows.map(({ folio }) => `pedido ${folio}`);
}

/**
 * Checks each brand's chain from its beginning.
 * @returns where it is broken: records changed, moved or added, the record after a missing one, and orders without a
 * signed promise; empty if everything is as it was signed
 */
export async function checkPromises(knex: Knex): Promise<string[]> {
  const broken: string[] = [];
  for (const site of sites) broken.push(...(await brokenIn(knex, site)));
  return [...broken, ...(await unsigned(knex))];
}
