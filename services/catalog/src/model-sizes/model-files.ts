import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { importedModels } from '@actual/contracts/facts/capacities';
import { modelFile } from '@actual/database/importer/models/model-folders';
import type { BucketSettings } from '@actual/kit';
import { productFiles } from '@actual/kit/files/product-files';

/** A model's file, or why it is not read. */
type ReadModel = Buffer | 'absent' | 'too-large';

/** The files of 3D models, where the gateways find them: in folders, else in the bucket. */
export class ModelFiles {
  private readonly bucket: ReturnType<typeof productFiles> | undefined;

  constructor(
    private readonly dirs: readonly string[],
    bucket: BucketSettings | undefined,
  ) {
    this.bucket = bucket && productFiles(bucket);
  }

  /** @throws {BucketError} where the bucket does not answer */
  async read(model: string): Promise<ReadModel> {
    const file = modelFile(model.replace(/\.glb$/, ''));
    // a name that leads out of the folder is shown by no gateway
    if (!/^[\w.-]+$/.test(file)) return 'absent';
    for (const dir of this.dirs) {
      const found = await stat(join(dir, file)).catch(() => null);
      if (found?.isFile()) return found.size > importedModels.bytes ? 'too-large' : readFile(join(dir, file));
    }
    const found = await this.bucket?.find('models', file);
    if (!found?.body) return 'absent';
    if ((found.size ?? 0) <= importedModels.bytes) return buffer(found.body);
    found.body.destroy();
    return 'too-large';
  }

  close(): void {
    this.bucket?.close();
  }
}
