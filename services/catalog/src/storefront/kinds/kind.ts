import type { StorefrontContent, StorefrontPreview } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { CatalogDependencies } from '../../dependencies';
import type { View } from '../../live/view';

export interface PreviewSources extends Pick<CatalogDependencies, 'db' | 'cards'> {
  readonly view: View;
}

/** One kind of content that staff edit, and its tables in the store. */
export interface Kind<Content extends StorefrontContent> {
  /** The present content of those tables. */
  read(db: Knex, subject: string): Promise<Content>;
  /** Refuses contents that no shape can: unknown codes, a day twice. @throws {AppError} `invalid_input` */
  check(db: Knex, content: Content, subject: string): Promise<void>;
  /** Makes the tables hold it. */
  write(trx: Knex, subject: string, content: Content): Promise<void>;
  /** The content as shoppers would see it. */
  preview(from: PreviewSources, content: Content, subject: string): Promise<StorefrontPreview>;
  /** Refuses an undoing after which a content would hold that cannot any more. @throws {AppError} `invalid_input` */
  mayReturn?(trx: Knex, content: Content): Promise<void>;
  /** The preview itself shows the errors, beside the valid parts. */
  readonly previewsWrong?: true;
  /**
   * Keeps the files that were uploaded for it: its pictures, the locks of its packages.
   * @throws {AppError} `invalid_input` for an object that no longer exists
   */
  keep?(trx: Knex, content: Content): Promise<void>;
}

/** The error that a form shows at its field. */
export const wrong = (field: string, values: readonly string[]): AppError =>
  new AppError('invalid_input', `${field} is wrong`, [{ field, message: values.join(', ') }]);

/** The values that come more than once. */
export const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((one, at) => values.indexOf(one) !== at)),
];
