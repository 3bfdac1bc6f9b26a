import { resolveModels } from './models/resolve-models';
import { type PictureFetcher, pictureFetcher } from './pictures/fetch-picture';
import { fetchWithin } from './pictures/fetch-within';
import { openGivenFiles } from './pictures/given-files';
import { namesInFolders, pictureNames } from './pictures/picture-names';
import { resolvePictures } from './pictures/resolve-pictures';
import type { ImportedProduct, Remark } from './product';

/** Where the pictures and 3D models of an import are and go. */
export interface ImportedFiles {
  /** A folder or a ZIP with the files that the products name. */
  readonly given?: string;
  readonly pictures: {
    /** The names of those that the store has; absent: those in `outDir`, and those of `demoDir`. */
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
 * The products with the names of pictures and models that the store has, which are made of what their cells name.
 * @throws ImportError where the merchant's folder or ZIP cannot be read
 */
export async function resolveFiles(
  products: readonly ImportedProduct[],
  files: ImportedFiles | undefined,
  dryRun: boolean,
  onPicture: (done: number) => void,
): Promise<{ products: readonly ImportedProduct[]; remarks: readonly Remark[] }> {
  if (!files) return { products, remarks: [] };
  const { outDir, demoDir, refetch = false, names = namesInFolders(outDir, demoDir), ...others } = files.pictures;
  const given = files.given === undefined ? undefined : await openGivenFiles(files.given);
  try {
    const fetch = fetchWithin(others.fetch ?? pictureFetcher());
    const shelf = { outDir, refetch, given, dryRun, fetch, names: pictureNames(names) };
    const pictured = await resolvePictures(products, shelf, onPicture);
    const modeled = await resolveModels(pictured.products, { dirs: files.modelDirs, given, dryRun });
    return { products: modeled.products, remarks: [...pictured.remarks, ...modeled.remarks] };
  } finally {
    given?.close();
  }
}
