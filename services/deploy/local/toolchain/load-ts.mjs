/** Bundles one TypeScript entry and imports it, for the scripts that run before anything is built. */
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
 * A temporary folder in which bare imports find what they find in the package: its own node_modules before the root's.
 * @param {string} folder of the package
 */
export function folderElsewhere(folder) {
  const root = mkdtempSync(join(tmpdir(), 'actual-store-'));
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  symlinkSync(join(projectDir, 'node_modules'), join(root, 'node_modules'));
  const inner = join(root, 'package');
  mkdirSync(inner);
  if (folder !== projectDir) symlinkSync(join(folder, 'node_modules'), join(inner, 'node_modules'));
  return inner;
}

/** @param {string} path */
function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Below the package; elsewhere where its files are nobody's to change, as in an image.
 * @param {string} folder of the package
 */
function folderFor(folder) {
  const cache = join(folder, 'node_modules', '.cache', 'actual-store');
  if (!isWritable(existsSync(cache) ? cache : folder)) return folderElsewhere(folder);
  mkdirSync(cache, { recursive: true });
  return cache;
}

/**
 * The exports of `file` (path from the project's root).
 * @param {string} file
 */
export async function loadTs(file) {
  const folder = folderFor(packageOf(join(projectDir, file)));
  const out = join(folder, `${file.replaceAll(/[^\w]/g, '-')}-${process.pid}-${Date.now()}.mjs`);
  await bundleForNode(join(projectDir, file), out);
  try {
    return await import(pathToFileURL(out).href);
  } finally {
    rmSync(out, { force: true });
  }
}
