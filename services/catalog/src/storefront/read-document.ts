import type { StorefrontContent, StorefrontDocument } from '@actual/contracts';
import { type DocumentOf, documentOf, mayChange } from '@actual/contracts/facts/catalog/storefront';
import type { Knex } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import { readDocumentRow, readVersions } from './documents.queries';
import { kinds } from './kinds/kinds';

/** The document that a name stands for. @throws {AppError} `not_found` */
export function documentNamed(name: string): DocumentOf {
  const found = documentOf(name);
  if (!found) throw new AppError('not_found');
  return found;
}

/**
 * The document that a name stands for, if the caller may see and change it. @throws {AppError} `not_found`, `forbidden`
 */
export function documentFor(session: Session | null, name: string): DocumentOf {
  const found = documentNamed(name);
  if (!mayChange(session?.role, found.kind)) throw new AppError('forbidden');
  return found;
}

/** The kind of a document, for a content that is of it. @throws {AppError} `not_found`, `invalid_input` */
export function kindFor(name: string, content: StorefrontContent): (typeof kinds)[DocumentOf['kind']] {
  const { kind } = documentNamed(name);
  if (content.kind !== kind) throw new AppError('invalid_input', 'a content of another kind');
  return kinds[kind];
}

/** A document: the store's present, past and planned content. @throws {AppError} `not_found` */
export async function readDocument(db: Knex, name: string): Promise<StorefrontDocument> {
  const { kind, subject } = documentNamed(name);
  const row = await readDocumentRow(db, name);
  return {
    document: name,
    revision: row?.revision ?? 0,
    content: await kinds[kind].read(db, subject),
    versions: row ? await readVersions(db, row) : [],
  };
}
