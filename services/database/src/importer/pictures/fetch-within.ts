import { importedPictures } from '@actual/contracts/facts/capacities';
import { ImportError } from '../import-error';
import type { PictureFetcher } from './fetch-picture';

/** The caps on all pictures of one import together. */
export type PictureBudget = Pick<typeof importedPictures, 'addresses' | 'bytes' | 'seconds'>;

/** Fetches until the addresses, the bytes or the time of an import are used up. */
export function fetchWithin(
  fetch: PictureFetcher,
  { addresses, bytes, seconds }: { [What in keyof PictureBudget]: number } = importedPictures,
): PictureFetcher {
  const until = performance.now() + seconds * 1_000;
  let [asked, fetched] = [0, 0];
  return async (address) => {
    asked += 1;
    if (asked > addresses) throw new ImportError(`el archivo nombra más de ${addresses} direcciones: divídalo`);
    if (fetched > bytes) throw new ImportError(`las fotos del archivo pesan más de ${bytes / 1_000_000_000} GB`);
    if (performance.now() > until)
      throw new ImportError(`las fotos del archivo tardan más de ${seconds / 60} minutos: impórtelo otra vez`);
    const found = await fetch(address);
    fetched += found.length;
    return found;
  };
}
