import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { readRemote } from './read-remote.mjs';

/** @typedef {{ path: string, handle: { chunk: string | string[], payment?: object } }} Route */

/**
 * Bundles `src/register.tsx` alone: the code of its pages and npm's packages stay external.
 * @type {import('esbuild').Plugin}
 */
const registerOnly = {
  name: 'register-only',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' || (/^[^./]/.test(path) && kind !== 'entry-point' && !path.startsWith('@actual/'))
        ? { path, external: true }
        : undefined,
    );
  },
};

/**
 * The routes of the remote in `folder`, as its `src/register.tsx` declares them: the one list of its pages. Its
 * ownership, the scripts where cards are typed and the output of `npm run pages` come from it.
 * @param {string} folder
 * @returns {Promise<{ path: string, handle: { chunk: string | string[], payment?: object } }[]>}
 */
export async function readRoutes(folder) {
  // below the remote, so that its packages are found
  const work = join(folder, 'dist');
  const outfile = join(work, `.routes-${process.pid}-${Date.now()}.mjs`);
  const { serverPlugins } = await readRemote(folder);
  await mkdir(work, { recursive: true });
  try {
    await build({
      entryPoints: [join(folder, 'src', 'register.tsx')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      logLevel: 'error',
      plugins: [registerOnly, ...serverPlugins],
    });
    const { routes } = await import(pathToFileURL(outfile).href);
    return routes;
  } finally {
    await rm(outfile, { force: true });
  }
}
