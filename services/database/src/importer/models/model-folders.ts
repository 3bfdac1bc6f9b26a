import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelShelf } from './resolve-models';

export const modelFile = (name: string): string => `${name}.glb`;

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isFile() ?? false;

/** Models in folders: those of an import go to the first, whole or not at all. */
export const modelFolders = (dirs: readonly string[]): Pick<ModelShelf, 'has' | 'keep'> => ({
  async has(name) {
    for (const dir of dirs) if (await isThere(join(dir, modelFile(name)))) return true;
    return false;
  },
  async keep(bytes, name) {
    const [dir] = dirs;
    if (dir === undefined) return;
    await mkdir(dir, { recursive: true });
    const part = join(dir, `${modelFile(name)}.${process.pid}.part`);
    await writeFile(part, bytes);
    await rename(part, join(dir, modelFile(name)));
  },
});
