import type { StoredFolder } from '@actual/contracts/facts/stored-files';

/** Where the files of an import are and go where that is no folder: a bucket, brought by whoever starts the import. */
export interface FileStore {
  /** The names of a folder's files. */
  list(folder: StoredFolder): Promise<string[]>;
  /** Keeps one. What it throws, other than an ImportError, ends the import. */
  keep(folder: StoredFolder, name: string, bytes: Buffer): Promise<void>;
}
