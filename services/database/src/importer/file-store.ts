import type { StoredFolder } from '@actual/contracts/facts/stored-files';

/** Holds the files of an import when they are not in a folder: a bucket that the starting process passes in. */
export interface FileStore {
  /** The names of a folder's files. */
  list(folder: StoredFolder): Promise<string[]>;
  /** Keeps one. Any error but an ImportError ends the import. */
  keep(folder: StoredFolder, name: string, bytes: Buffer): Promise<void>;
}
