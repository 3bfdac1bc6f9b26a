import { createHash } from 'node:crypto';
import { importedModels } from '@actual/contracts/facts/capacities';
import { ImportError } from '../import-error';
import type { GivenFiles } from '../pictures/given-files';
import type { ImportedProduct, Remark } from '../reading/product';
import { otherSize, sizeOfModel, wrongWithModel } from './judge-model';

/** Where 3D models come from and go to. */
export interface ModelShelf {
  /** Whether the store has the model of a name. */
  readonly has: (name: string) => Promise<boolean>;
  /** Keeps one that it lacks. */
  readonly keep: (bytes: Buffer, name: string) => Promise<void>;
  /** Those that the merchant hands in with the file. */
  readonly given?: GivenFiles | undefined;
  /** Looks at them without keeping any. */
  readonly dryRun: boolean;
}

/** The model's name here, or why there is none. */
interface Found {
  readonly name?: string;
  readonly reason?: string;
  /** Centimeters, of a file that was handed in. */
  readonly size?: ReturnType<typeof sizeOfModel>;
}

const isFile = (item: string): boolean => /\.glb$/i.test(item);

/** A model of here: one of the store's as it is, a file named by its content. @throws ImportError where there is none */
async function modelOf(item: string, { has, keep, given, dryRun }: ModelShelf): Promise<Found> {
  if (!isFile(item)) {
    if (await has(item)) return { name: item };
    throw new ImportError('no hay un modelo con ese nombre');
  }
  const bytes = await given?.read(item, importedModels.bytes);
  if (!bytes) throw new ImportError('no está entre los archivos (--pictures)');
  const wrong = wrongWithModel(bytes);
  if (wrong) throw new ImportError(wrong);
  const name = `modelo-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
  if (!dryRun && !(await has(name))) await keep(bytes, name);
  return { name, size: sizeOfModel(bytes) };
}

/**
 * Takes missing 3D models from the merchant's files; a bad one is left out with a remark, one of another size is kept
 * with one.
 */
export async function resolveModels(
  products: readonly ImportedProduct[],
  shelf: ModelShelf,
): Promise<{ products: ImportedProduct[]; remarks: Remark[] }> {
  const names = new Map<string, Promise<Found>>();
  const find = (item: string): Promise<Found> => {
    const known =
      names.get(item) ??
      modelOf(item, shelf).catch((error: unknown): Found => {
        if (error instanceof ImportError) return { reason: error.message };
        throw error;
      });
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
    const { name, reason, size } = await find(Model);
    const { line, itemCode, dimensions = [] } = product;
    const other = size ? otherSize(size, dimensions) : null;
    if (other) remarks.push({ line, itemCode, field: 'Model', value: Model, reason: other });
    if (reason) remarks.push({ line, itemCode, field: 'Model', value: Model, reason: `${reason}: se deja fuera` });
    const keeps = reason ? [...(product.keeps ?? []), 'Model' as const] : product.keeps;
    resolved.push({ ...product, keeps, values: { ...product.values, Model: name } });
  }
  return { products: resolved, remarks };
}
