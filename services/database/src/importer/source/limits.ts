import { Transform, type TransformCallback } from 'node:stream';
import { importedFile } from '@actual/contracts/facts/capacities';
import { ImportError } from '../import-error';

const ratioFrom = 10_000_000;
const megabytes = importedFile.bytes / 1_000_000;

/** @throws ImportError where so many bytes, unpacked from so many, are more than a table has */
export function assertSize(file: string, unpacked: number, packed: number): void {
  if (unpacked > importedFile.bytes)
    throw new ImportError(
      `${file} tiene más de ${megabytes} MB${unpacked > packed ? ' al descomprimirlo' : ''}: divídalo.`,
    );
  if (unpacked > ratioFrom && unpacked > packed * importedFile.ratio)
    throw new ImportError(`${file} crece más de ${importedFile.ratio} veces al descomprimirlo: no parece una tabla.`);
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
