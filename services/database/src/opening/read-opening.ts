import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ImportError } from '../importer/import-error';
import { readZipcodes } from '../zipcodes';
import { type Opening, parseOpening } from './opening-file';
import { unknownPlaces } from './unknown-places';

/** Where the list of postal codes is, which the file names from its own folder. */
export const zipcodesFile = (file: string, opening: Opening): string | undefined =>
  opening['codigos-postales'] && resolve(dirname(file), opening['codigos-postales']);

/**
 * Reads the first data of a store, and compares its places with the list of postal codes that it names.
 * @throws ImportError with every fault, in Spanish
 */
export async function readOpening(file: string): Promise<Opening> {
  const bytes = await readFile(file).catch(() => {
    throw new ImportError(`No se puede leer ${file}.`);
  });
  if (!isUtf8(bytes))
    throw new ImportError(`${file} no está en UTF-8: guárdelo otra vez con esa codificación, o pierde los acentos.`);
  const { opening, refusal } = parseOpening(bytes.toString(), file);
  const list = zipcodesFile(file, opening);
  if (!list) return opening;
  if (!existsSync(list))
    throw new ImportError(
      `No existe ${list}, que codigos-postales nombra en ${file}. Descárguelo de Correos de México (Catálogo Nacional de Códigos Postales, TXT), o quite ese renglón.`,
    );
  const { zipcodes, outnumbered } = await readZipcodes(list);
  const unknown = unknownPlaces(opening, [...zipcodes, ...outnumbered]);
  if (unknown.length > 0) throw refusal(unknown);
  return opening;
}
