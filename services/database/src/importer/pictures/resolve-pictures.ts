import { extname } from 'node:path';
import { importedPictures } from '@actual/contracts/facts/capacities';
import pLimit from 'p-limit';
import { ImportError } from '../import-error';
import type { ImportedProduct, Remark } from '../reading/product';
import type { PictureFetcher } from './fetch-picture';
import type { GivenFiles } from './given-files';
import { isBeforeWhite, wrongWith } from './keep-picture';
import { nameOfAddress, nameOfFile, type PictureNames } from './picture-names';

/** Where pictures come from and go to. */
export interface PictureShelf {
  /** Those that the store has. */
  readonly names: PictureNames;
  /** Makes the files of one that it lacks. */
  readonly keep: (bytes: Buffer, name: string) => Promise<void>;
  /** Those that the merchant hands in with the file. */
  readonly given?: GivenFiles | undefined;
  readonly fetch: PictureFetcher;
  /** Whether addresses whose picture is here are asked again. */
  readonly refetch: boolean;
  /** Looks at them without keeping any. */
  readonly dryRun: boolean;
}

/** The picture's name here, and the report's remark on it. */
interface Found {
  readonly name?: string | undefined;
  readonly remark?: string;
}

const isAddress = (item: string): boolean => /^[a-z]+:\/\//i.test(item);
const isFile = (item: string): boolean => extname(item) !== '';

/** Finds the pictures of cells; each is read, fetched and made once, however many products show it. */
class PictureResolver {
  private readonly limit = pLimit(importedPictures.atOnce);
  private readonly items = new Map<string, Promise<Found>>();
  private readonly made = new Map<string, Promise<void>>();
  private done = 0;

  constructor(
    private readonly shelf: PictureShelf,
    private readonly onPicture: (done: number) => void,
  ) {}

  find(item: string): Promise<Found> {
    const known = this.items.get(item);
    if (known) return known;
    const running = this.limit(() => this.look(item)).catch((error: unknown) => {
      // an error that ends the import ends it for the waiting ones, too
      this.limit.clearQueue();
      throw error;
    });
    this.items.set(item, running);
    return running;
  }

  private async look(item: string): Promise<Found> {
    try {
      return await (isAddress(item) ? this.ofAddress(item) : this.ofName(item));
    } catch (error) {
      if (error instanceof ImportError) return { remark: `${error.message}: se deja fuera` };
      throw error;
    } finally {
      this.done += 1;
      this.onPicture(this.done);
    }
  }

  private async ofName(item: string): Promise<Found> {
    const { names, given } = this.shelf;
    if (!isFile(item)) {
      if (names.has(item)) return { name: item };
      throw new ImportError('no hay una imagen con ese nombre');
    }
    const bytes = await given?.read(item, importedPictures.bytesOfOne);
    if (!bytes) throw new ImportError('no está entre las fotos (--pictures)');
    return { name: await this.keep(bytes, (isWhite) => nameOfFile(bytes, isWhite)) };
  }

  private async ofAddress(address: string): Promise<Found> {
    const before = this.shelf.names.ofAddress(address);
    if (before && !this.shelf.refetch) return { name: before };
    try {
      const bytes = await this.shelf.fetch(address);
      return { name: await this.keep(bytes, (isWhite) => nameOfAddress(address, bytes, isWhite)) };
    } catch (error) {
      if (!before || !(error instanceof ImportError)) throw error;
      return { name: before, remark: `${error.message}: queda la que había` };
    }
  }

  /** Makes the files of a picture that the store lacks. @throws ImportError where it is none */
  private async keep(bytes: Buffer, named: (isBeforeWhite: boolean) => string): Promise<string> {
    const wrong = await wrongWith(bytes);
    if (wrong) throw new ImportError(wrong);
    const name = named(await isBeforeWhite(bytes));
    if (this.shelf.names.has(name)) return name;
    if (!this.shelf.dryRun) {
      const making = this.made.get(name) ?? this.shelf.keep(bytes, name);
      this.made.set(name, making);
      await making;
    }
    return name;
  }
}

/**
 * Takes or fetches missing pictures and judges them by content; a bad one is left out with a remark, what a product has
 * stays.
 */
export async function resolvePictures(
  products: readonly ImportedProduct[],
  shelf: PictureShelf,
  onPicture: (done: number) => void = () => undefined,
): Promise<{ products: ImportedProduct[]; remarks: Remark[] }> {
  const resolver = new PictureResolver(shelf, onPicture);
  const remarks: Remark[] = [];
  const resolved = await Promise.all(
    products.map(async (product) => {
      const { Pictures } = product.values;
      if (!Pictures) return product;
      const { line, itemCode } = product;
      const names: string[] = [];
      let isWhole = true;
      for (const item of Pictures) {
        const { name, remark } = await resolver.find(item);
        if (name === undefined) isWhole = false;
        else names.push(name);
        if (remark) remarks.push({ line, itemCode, field: 'Pictures', value: item, reason: remark });
      }
      return {
        ...product,
        keeps: isWhole ? product.keeps : [...(product.keeps ?? []), 'Pictures' as const],
        values: { ...product.values, Pictures: [...new Set(names)] },
      };
    }),
  );
  return { products: resolved, remarks: remarks.sort((a, b) => a.line - b.line) };
}
