import { constants, type Dirent, promises as fs } from 'node:fs';
import { join } from 'node:path';

interface Copying {
  /** Asked with paths relative to the folder. */
  readonly skips?: (path: string, entry: Dirent) => boolean;
  /** Told after each file. */
  readonly onFile?: (() => void) | undefined;
}

/**
 * Copies a folder that is written to meanwhile: files deleted meanwhile are left out. Folders and files keep their
 * modes.
 */
export async function copyTree(from: string, to: string, copying: Copying = {}, path = ''): Promise<void> {
  const { skips = () => false, onFile = () => undefined } = copying;
  const here = join(from, path);
  await fs.mkdir(join(to, path), { recursive: true, mode: (await fs.stat(here)).mode & 0o777 });
  for (const entry of await fs.readdir(here, { withFileTypes: true })) {
    const name = join(path, entry.name);
    if (skips(name, entry)) continue;
    if (entry.isDirectory()) await copyTree(from, to, copying, name).catch(unlessGone);
    else if (entry.isFile()) {
      await fs.copyFile(join(from, name), join(to, name), constants.COPYFILE_FICLONE).catch(unlessGone);
      onFile();
    }
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
