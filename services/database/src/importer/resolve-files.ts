import type { FileStore } from './file-store';
import { resolveModels } from './models/resolve-models';
import { type PictureFetcher, pictureFetcher } from './pictures/fetch-picture';
import { fetchWithin } from './pictures/fetch-within';
import { openGivenFiles } from './pictures/given-files';
import { pictureNames } from './pictures/picture-names';
import { resolvePictures } from './pictures/resolve-pictures';
import type { ImportedProduct, Remark } from './reading/product';
import { shelvesInFolders, shelvesInStore } from './writing/shelves';

/** Where the pictures and 3D models of an import are and go. */
export interface ImportedFiles {
  /** A folder or a ZIP with the files that the products name. */
  readonly given?: string;
  /** Where pictures and models are and go; absent: the folders below. */
  readonly store?: FileStore | undefined;
  readonly pictures: {
    /** The names of those that the store has; absent: those that are there, and those of `demoDir`. */
    readonly names?: readonly string[];
    readonly demoDir?: string;
    readonly outDir: string;
    /** Asks again for addresses whose picture is here already. */
    readonly refetch?: boolean;
    /** For tests; by HTTPS from public addresses otherwise. */
    readonly fetch?: PictureFetcher;
  };
  /** Folders of models; those of an import go to the first. */
  readonly modelDirs: readonly string[];
}

/**
 * Makes pictures and models of those that cells name.
 * @throws ImportError where the merchant's folder or ZIP cannot be read
 */
export async function resolveFiles(
  products: readonly ImportedProduct[],
  files: ImportedFiles | undefined,
  dryRun: boolean,
  onPicture: (done: number) => void,
): Promise<{ products: readonly ImportedProduct[]; remarks: readonly Remark[] }> {
  if (!files) return { products, remarks: [] };
  const { pictures, models } = files.store ? await shelvesInStore(files.store, files) : shelvesInFolders(files);
  const { refetch = false, names = pictures.names, fetch = pictureFetcher() } = files.pictures;
  const given = files.given === undefined ? undefined : await openGivenFiles(files.given);
  try {
    const shared = { given, dryRun };
    const shelf = { ...shared, refetch, keep: pictures.keep, fetch: fetchWithin(fetch), names: pictureNames(names) };
    const pictured = await resolvePictures(products, shelf, onPicture);
    const modeled = await resolveModels(pictured.products, { ...shared, ...models });
    return { products: modeled.products, remarks: [...pictured.remarks, ...modeled.remarks] };
  } finally {
    given?.close();
  }
}
