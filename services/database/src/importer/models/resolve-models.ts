import { createHash } from 'node:crypto';
import { importedModels } from '@actual/contracts/facts/capacities';
import { ImportError } from '../import-error';
import type { GivenFiles } from '../pictures/given-files';
import type { ImportedProduct, Remark } from '../product';
import { wrongWithModel } from './judge-model';

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
}

const isFile = (item: string): boolean => /\.glb$/i.test(item);

/** The name of a model here: one of the store's as it is, a file by its content. @throws ImportError where there is none */
async function nameOf(item: string, { has, keep, given, dryRun }: ModelShelf): Promise<string> {
  if (!isFile(item)) {
    if (await has(item)) return item;
    throw new ImportError('no hay un modelo con ese nombre');
  }
  const bytes = await given?.read(item, importedModels.bytes);
  if (!bytes) throw new ImportError('no está entre los archivos (--pictures)');
  const wrong = wrongWithModel(bytes);
  if (wrong) throw new ImportError(wrong);
  const name = `modelo-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`;
  if (!dryRun && !(await has(name))) await keep(bytes, name);
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
