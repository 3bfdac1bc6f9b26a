/**
 * Builds one service: its `src/server.ts` with every workspace package inlined, npm packages left outside.
 * Called by each service's `build` script, in that service's folder.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Leaves npm packages as imports and inlines the workspace's own (`@actual/*`), and zod: of it a service uses a part,
 * the rest, above all its words in fifty languages, would lie in the memory of each.
 */
const inlined = /^(@actual\/|zod$|zod\/)/;
const npmPackagesOutside = {
  name: 'npm-packages-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || inlined.test(path) ? undefined : { path, external: true },
    );
    bundler.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

/** Bundles `entry` to the ES module `outfile`, with source map. */
export async function bundleForNode(entry, outfile) {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // beside it: inside, the process would hold it as text
    sourcemap: 'linked',
    logLevel: 'error',
    loader: { '.sql': 'text' },
    plugins: [npmPackagesOutside],
    // npm packages that are still CommonJS may call require
    banner: { js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);" },
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const entries = process.argv.length > 2 ? process.argv.slice(2) : ['server'];
  for (const name of entries) {
    const entry = join('src', `${name}.ts`);
    if (!existsSync(entry)) throw new Error(`no ${entry} in ${process.cwd()}`);
    await bundleForNode(entry, join('dist', `${name}.mjs`));
  }
}
