import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';

/** A reader of a brand's newsletter. */
export interface Reader {
  id: string;
  site: Site;
  email: string;
  subscribed: boolean;
}

/** Makes a link the live one of an e-mail at a brand. @returns the reader's id; null where a later one is */
export async function keepReader(
  db: Knex,
  { site, email, hash, askedAt, until }: { site: Site; email: string; hash: string; askedAt: Date; until: Date },
): Promise<string | null> {
  const [row] = await prepared<{ id: string }>(
    db,
    'keep-newsletter-reader',
    `INSERT INTO newsletter_reader AS r (id, site, email, token_hash, asked_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (site, lower(email)) DO UPDATE SET
       token_hash = excluded.token_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at
     WHERE r.asked_at <= excluded.asked_at RETURNING r.id`,
    [randomUUID(), site, email, hash, askedAt.toISOString(), until.toISOString()],
  );
  return row?.id ?? null;
}

export const readReader = (db: Knex, id: string): Promise<Reader | undefined> =>
  db('newsletter_reader')
    .where({ id })
    .first<Reader | undefined>(
      'id',
      'site',
      'email',
      db.raw('confirmed_at IS NOT NULL AND ended_at IS NULL AS subscribed'),
    );

/** A reader whose wish was changed. */
export type TouchedReader = Pick<Reader, 'email' | 'site'>;

/** Uses a link up and puts the reader's subscription into the outbox. Undefined when the link was used already. */
export async function confirmReader(db: Knex, site: Site, hash: string): Promise<TouchedReader | undefined> {
  const [reader] = await prepared<TouchedReader>(
    db,
    'confirm-newsletter-reader',
    `WITH reader AS (
       UPDATE newsletter_reader SET token_hash = NULL, confirmed_at = now(), ended_at = NULL
       WHERE token_hash = ? AND site = ? AND expires_at > now() RETURNING id, email, site
     ), told AS (
       INSERT INTO account_outbox (kind, key, payload)
       SELECT 'newsletter-list', gen_random_uuid()::text, jsonb_build_object('reader', id) FROM reader
     )
     SELECT email, site FROM reader`,
    [hash, site],
  );
  return reader;
}

/** Takes a reader off the list, by the outbox too; a link that waits for them is none any more. */
export async function endReader(db: Knex, id: string): Promise<TouchedReader | undefined> {
  const [reader] = await prepared<TouchedReader>(
    db,
    'end-newsletter-reader',
    `WITH reader AS (
       UPDATE newsletter_reader SET token_hash = NULL, ended_at = now() WHERE id = ? AND ended_at IS NULL RETURNING id, email, site
     ), told AS (
       INSERT INTO account_outbox (kind, key, payload)
       SELECT 'newsletter-list', gen_random_uuid()::text, jsonb_build_object('reader', id) FROM reader
     )
     SELECT email, site FROM reader`,
    [id],
  );
  return reader;
}
