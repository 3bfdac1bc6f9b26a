/**
 * Builds one service: its `src/server.ts` with every workspace package inlined, npm packages left outside.
 * Called by each service's `build` script, in that service's folder.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { projectDir } from '../terminal/paths.mjs';

/** @typedef {{ sourcemap?: 'inline' | 'linked', inlined?: RegExp }} Bundling */

const never = /(?!)/;
/**
 * Leaves npm packages as imports and inlines the workspace's own (`@actual/*`), and those that `inlined` names.
 * @param {RegExp} inlined
 * @returns {import('esbuild').Plugin}
 */
const npmPackagesOutside = (inlined) => ({
  name: 'npm-packages-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@actual/') || inlined.test(path)
        ? undefined
        : { path, external: true },
    );
    // the words of zod's errors in fifty languages; nobody reads them
    bundler.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
});

/**
 * `virtual:texts`: every file of `mfe-catalog/content` by its name, as it is written.
 * @type {import('esbuild').Plugin}
 */
const textsOfPages = {
  name: 'texts-of-pages',
  setup(bundler) {
    const folder = join(projectDir, 'mfe-catalog', 'content');
    bundler.onResolve({ filter: /^virtual:texts$/ }, ({ path }) => ({ path, namespace: 'texts' }));
    bundler.onLoad({ filter: /.*/, namespace: 'texts' }, async () => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(md|yaml)$/.test(name));
      const texts = names.map(async (name) => [name.replaceAll('\\', '/'), await readFile(join(folder, name), 'utf8')]);
      return { contents: JSON.stringify(Object.fromEntries(await Promise.all(texts))), loader: 'json' };
    });
  },
};

/**
 * Bundles `entry` to the ES module `outfile`, with source map.
 * @param {string} entry
 * @param {string} outfile
 * @param {Bundling} options
 */
export async function bundleForNode(entry, outfile, { sourcemap = 'inline', inlined = never } = {}) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap,
    logLevel: 'error',
    loader: { '.sql': 'text' },
    plugins: [textsOfPages, npmPackagesOutside(inlined)],
    // npm packages that are still CommonJS may call require
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
  });
}

/**
 * Options that spare a long-running process memory: its source map stays a file, and unused parts of zod are left out.
 * @type {Bundling}
 */
const lean = { sourcemap: 'linked', inlined: /^zod($|\/)/ };

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const entries = process.argv.length > 2 ? process.argv.slice(2) : ['server'];
  for (const name of entries) {
    const entry = join('src', `${name}.ts`);
    if (!existsSync(entry)) throw new Error(`no ${entry} in ${process.cwd()}`);
    await bundleForNode(entry, join('dist', `${name}.mjs`), lean);
  }
}
