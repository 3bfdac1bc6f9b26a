import { Transform, type TransformCallback } from 'node:stream';
import { ImportError } from '../import-error';

/** What a file may be at most; more is a mistake or an attack, and would take the machine's memory and hours. */
export const fileLimits = {
  /** Bytes of a file, unpacked. */
  bytes: 300_000_000,
  /** How many times larger it may get by unpacking, from the first megabytes on: tables of text reach about twenty. */
  ratio: 100,
  /** Rows that are read. */
  rows: 500_000,
  /** Characters of one row; a longer one is refused. */
  row: 1_000_000,
  /** Characters of one row at which reading ends: no row is meant to be so long. */
  longestRow: 20_000_000,
} as const;
const ratioFrom = 10_000_000;
const megabytes = fileLimits.bytes / 1_000_000;

/** @throws ImportError where so many bytes, unpacked from so many, are more than a table has */
export function assertSize(file: string, unpacked: number, packed: number): void {
  if (unpacked > fileLimits.bytes)
    throw new ImportError(
      `${file} tiene más de ${megabytes} MB${unpacked > packed ? ' al descomprimirlo' : ''}: divídalo.`,
    );
  if (unpacked > ratioFrom && unpacked > packed * fileLimits.ratio)
    throw new ImportError(`${file} crece más de ${fileLimits.ratio} veces al descomprimirlo: no parece una tabla.`);
}

/** Lets bytes through until they are more than a table has. */
export function sizeGuard(file: string, packed: number): Transform {
  let unpacked = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      unpacked += chunk.length;
      try {
        assertSize(file, unpacked, packed);
        done(null, chunk);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

/** A file that cannot be read to its end, whatever the library that reads it calls that. */
export const unreadable = (file: string): ImportError =>
  new ImportError(`${file} no se puede leer: está cortado o dañado. Guárdelo de nuevo o expórtelo otra vez.`);
