import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, OUTPUTS } from '../../files/picture-files';
import type { FileStore } from '../file-store';
import { modelFile, modelFolders } from '../models/model-folders';
import type { ModelShelf } from '../models/resolve-models';
import { keepPicture } from '../pictures/keep-picture';
import { demoPictures, namesInFolders, wholePictures } from '../pictures/picture-names';
import type { PictureShelf } from '../pictures/resolve-pictures';

/** The store's pictures and models, and how it gets more. */
interface Shelves {
  readonly pictures: Pick<PictureShelf, 'keep'> & { readonly names: readonly string[] };
  readonly models: Pick<ModelShelf, 'has' | 'keep'>;
}
interface Places {
  readonly pictures: { readonly outDir: string; readonly demoDir?: string };
  readonly modelDirs: readonly string[];
}

/** Both in folders of this machine. */
export const shelvesInFolders = ({ pictures: { outDir, demoDir }, modelDirs }: Places): Shelves => ({
  pictures: { names: namesInFolders(outDir, demoDir), keep: (bytes, name) => keepPicture(bytes, name, outDir) },
  models: modelFolders(modelDirs),
});

/** Both in a file store. An import's own folders are not looked at, the demo's are. */
export async function shelvesInStore(store: FileStore, { pictures, modelDirs }: Places): Promise<Shelves> {
  const files = await store.list('pictures');
  const models = new Set(await store.list('models'));
  const demo = modelFolders(modelDirs.slice(1));
  return {
    pictures: {
      names: [...wholePictures(files), ...demoPictures(pictures.demoDir)],
      keep: (bytes, name) => keepInStore(store, bytes, name),
    },
    models: {
      has: async (name) => models.has(modelFile(name)) || demo.has(name),
      keep: (bytes, name) => store.keep('models', modelFile(name), bytes),
    },
  };
}

/** Makes a picture's files in a folder that goes with it, and keeps them: first the one that a whole picture may lack. */
async function keepInStore(store: FileStore, bytes: Buffer, name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foto-'));
  try {
    await keepPicture(bytes, name, folder);
    const made = new Set(await readdir(folder));
    for (const file of OUTPUTS.map((output) => fileOf(name, output)).filter((one) => made.has(one)))
      await store.keep('pictures', file, await readFile(join(folder, file)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
