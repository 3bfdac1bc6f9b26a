import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importedModels } from '@actual/contracts/facts/capacities';
import { ImportError } from '../import-error';
import type { GivenFiles } from '../pictures/given-files';
import type { ImportedProduct, Remark } from '../product';
import { wrongWithModel } from './judge-model';

/** Where 3D models come from and go to. */
export interface ModelShelf {
  /** Folders whose models the store shows; those of an import go to the first. */
  readonly dirs: readonly string[];
  /** Those that the merchant hands in with the file. */
  readonly given?: GivenFiles | undefined;
  /** Looks at them without keeping any. */
  readonly dryRun: boolean;
}

/** The model's name here, or why there is none. */
interface Found {
  readonly name?: string;
  readonly reason?: string;
}

const isFile = (item: string): boolean => /\.glb$/i.test(item);
const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;

/** The name of a model here: one of the store's as it is, a file by its content. @throws ImportError where there is none */
async function nameOf(item: string, { dirs, given, dryRun }: ModelShelf): Promise<string> {
  if (!isFile(item)) {
    for (const dir of dirs) if (await isThere(join(dir, `${item}.glb`))) return item;
    throw new ImportError('no hay un modelo con ese nombre');
  }
  const bytes = await given?.read(item, importedModels.bytes);
  if (!bytes) throw new ImportError('no está entre los archivos (--pictures)');
  const wrong = wrongWithModel(bytes);
  if (wrong) throw new ImportError(wrong);
  const name = `modelo-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
  const [dir] = dirs;
  if (dryRun || dir === undefined || (await isThere(join(dir, `${name}.glb`)))) return name;
  await mkdir(dir, { recursive: true });
  const part = join(dir, `${name}.glb.${process.pid}.part`);
  await writeFile(part, bytes);
  await rename(part, join(dir, `${name}.glb`));
  return name;
}

/**
 * The products with the names of 3D models that the store has: those that it lacks are taken from the merchant's files,
 * judged by content and kept. What cannot be is left out, with a remark, and a product keeps the one that it has.
 */
export async function resolveModels(
  products: readonly ImportedProduct[],
  shelf: ModelShelf,
): Promise<{ products: ImportedProduct[]; remarks: Remark[] }> {
  const names = new Map<string, Promise<Found>>();
  const find = (item: string): Promise<Found> => {
    const known =
      names.get(item) ??
      nameOf(item, shelf).then(
        (name): Found => ({ name }),
        (error: unknown): Found => {
          if (error instanceof ImportError) return { reason: error.message };
          throw error;
        },
      );
    names.set(item, known);
    return known;
  };
  const remarks: Remark[] = [];
  const resolved: ImportedProduct[] = [];
  for (const product of products) {
    const { Model } = product.values;
    if (Model === undefined) {
      resolved.push(product);
      continue;
    }
    const { name, reason } = await find(Model);
    const { line, itemCode } = product;
    if (reason) remarks.push({ line, itemCode, field: 'Model', value: Model, reason: `${reason}: se deja fuera` });
    const keeps = reason ? { keeps: [...(product.keeps ?? []), 'Model' as const] } : {};
    resolved.push({ ...product, ...keeps, values: { ...product.values, Model: name } });
  }
  return { products: resolved, remarks };
}
