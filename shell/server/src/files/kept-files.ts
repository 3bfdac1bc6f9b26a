import { readFile, stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export interface KeptFile {
  /** Bytes. */
  size: number;
  /** Milliseconds, as the disk says. */
  modified: number;
  /** Its content; larger files are left to be streamed. */
  bytes?: Buffer;
}
interface Entry extends KeptFile {
  /** When the disk was last asked. */
  seen: number;
}
const mostBytes = 32 * 1024 * 1024;
const largest = 256 * 1024;
const nameBytes = 200;
const freshMs = 1000;

/**
 * Files that many ask for, in memory: the disk would take a dozen turns of the thread pool for each. Changeable names
 * are looked at again after a second.
 */
export class KeptFiles {
  private readonly files = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + nameBytes,
  });

  constructor(private readonly now: () => number = Date.now) {}

  /** @returns null where there is no such file */
  async find(path: string, immutable = false): Promise<KeptFile | null> {
    const kept = this.files.get(path);
    if (kept && (immutable || this.now() - kept.seen < freshMs)) return kept;
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) {
      this.files.delete(path);
      return null;
    }
    const isSame = kept?.modified === found.mtimeMs && kept.size === found.size;
    const bytes = isSame ? kept.bytes : found.size <= largest ? await readFile(path) : undefined;
    const entry = {
      size: bytes?.length ?? found.size,
      modified: found.mtimeMs,
      bytes,
      seen: this.now(),
    };
    this.files.set(path, entry);
    return entry;
  }
}
