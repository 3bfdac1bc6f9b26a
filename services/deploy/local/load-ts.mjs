/** Bundles one TypeScript entry and imports it, for the scripts that run before anything is built. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode } from './build-service.mjs';
import { projectDir } from './paths.mjs';

/** The exports of `file` (path from the project's root). */
export async function loadTs(file) {
  // below the root, so that bare imports find its node_modules
  const folder = join(projectDir, 'node_modules', '.cache', 'actual-store');
  mkdirSync(folder, { recursive: true });
  const out = join(folder, `${file.replaceAll(/[^\w]/g, '-')}-${process.pid}-${Date.now()}.mjs`);
  await bundleForNode(join(projectDir, file), out);
  try {
    return await import(pathToFileURL(out).href);
  } finally {
    rmSync(out, { force: true });
  }
}
