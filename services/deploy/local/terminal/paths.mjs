import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const projectDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..');
/** Where a store started by hand keeps everything: database, pictures, secrets, registry, logs. */
export const defaultDataDir = join(projectDir, '.data');
/** The shell's released build, from the project's root. */
export const releasedShell = join('shell', 'dist');
