/** Bundles one TypeScript entry and imports it, for the scripts that run before anything is built. */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectDir } from '../terminal/paths.mjs';
import { bundleForNode } from './build-service.mjs';

/** @param {string} file */
function packageOf(file) {
  let folder = dirname(file);
  while (folder !== projectDir && !existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/**
 * The exports of `file` (path from the project's root).
 * @param {string} file
 */
export async function loadTs(file) {
  // below its package, so that bare imports find the package's own node_modules before the root's
  const folder = join(packageOf(join(projectDir, file)), 'node_modules', '.cache', 'actual-store');
  mkdirSync(folder, { recursive: true });
  const out = join(folder, `${file.replaceAll(/[^\w]/g, '-')}-${process.pid}-${Date.now()}.mjs`);
  await bundleForNode(join(projectDir, file), out);
  try {
    return await import(pathToFileURL(out).href);
  } finally {
    rmSync(out, { force: true });
  }
}
