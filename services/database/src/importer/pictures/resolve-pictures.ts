import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import pLimit from 'p-limit';
import { ImportError } from '../import-error';
import type { ImportedProduct, Remark } from '../product';
import { slugFrom } from '../text';
import type { PictureFetcher } from './fetch-picture';
import { keepPicture, wrongWith } from './keep-picture';
import type { GivenPictures } from './picture-files-given';

/** Where pictures come from and go to. */
export interface PictureShelf {
  /** Whether the store has a picture of this name. */
  readonly has: (stem: string) => boolean;
  /** Where their files go. */
  readonly outDir: string;
  /** Those that the merchant hands in with the file. */
  readonly given?: GivenPictures | undefined;
  readonly fetch: PictureFetcher;
  /** Looks at them without keeping any. */
  readonly dryRun: boolean;
}

const atOnce = 4;
const isAddress = (item: string): boolean => /^[a-z]+:\/\//i.test(item);
const isFile = (item: string): boolean => extname(item) !== '';

/** What a picture is called here: a name of ours as it is, a file by its name, an address by what it is of. */
function stemOf(item: string, itemCode: string): string {
  if (isAddress(item)) return `${slugFrom(itemCode)}-${createHash('sha256').update(item).digest('hex').slice(0, 10)}`;
  return isFile(item) ? slugFrom(item.slice(0, -extname(item).length)) : item;
}

async function bytesOf(item: string, shelf: PictureShelf): Promise<Buffer> {
  if (isAddress(item)) return shelf.fetch(item);
  const bytes = await shelf.given?.read(item);
  if (!bytes)
    throw new ImportError(isFile(item) ? 'no está entre las fotos (--pictures)' : 'no hay una imagen con ese nombre');
  return bytes;
}

/**
 * The products with the names of pictures that the store has: those that it lacks are taken from the merchant's files or
 * fetched, judged by content and kept. What cannot be is left out, with a remark.
 */
export async function resolvePictures(
  products: readonly ImportedProduct[],
  shelf: PictureShelf,
  onPicture: (done: number) => void = () => undefined,
): Promise<{ products: ImportedProduct[]; remarks: Remark[] }> {
  const limit = pLimit(atOnce);
  const remarks: Remark[] = [];
  const kept = new Map<string, Promise<string | null>>();
  let done = 0;
  const keep = (item: string, stem: string): Promise<string | null> => {
    const known = kept.get(stem);
    if (known) return known;
    const running = limit(async () => {
      try {
        if (shelf.has(stem)) return null;
        const bytes = await bytesOf(item, shelf);
        const wrong = await wrongWith(bytes);
        if (!wrong && !shelf.dryRun) await keepPicture(bytes, stem, shelf.outDir);
        return wrong;
      } catch (error) {
        if (error instanceof ImportError) return error.message;
        throw error;
      } finally {
        done += 1;
        onPicture(done);
      }
    });
    kept.set(stem, running);
    return running;
  };
  const resolved = await Promise.all(
    products.map(async (product) => {
      const { Pictures } = product.values;
      if (!Pictures) return product;
      const stems: string[] = [];
      for (const item of Pictures) {
        const stem = stemOf(item, product.itemCode);
        const wrong = await keep(item, stem);
        const { line, itemCode } = product;
        if (wrong === null) stems.push(stem);
        else remarks.push({ line, itemCode, field: 'Pictures', value: item, reason: `${wrong}: se deja fuera` });
      }
      return { ...product, values: { ...product.values, Pictures: stems } };
    }),
  );
  return { products: resolved, remarks: remarks.sort((a, b) => a.line - b.line) };
}
