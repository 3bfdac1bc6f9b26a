import { baseConfig, federated, inBrowser } from './base.mjs';
import { chunkIntegrity } from './chunk-integrity.mjs';
import { bundleForServer } from './server-bundle.mjs';
import { sharedByRemote, sharedNames } from './shared.mjs';
import { mapped } from './source-maps.mjs';

/** @typedef {ReturnType<typeof defineRemote>} Remote */

/** Stands in a server bundle for the address of its version, which is known when it is loaded. */
const addressToken = '__REMOTE_ADDRESS__';
/** The same file has one name in both builds, so that a server can write its address into a page. */
const assetName = '[name]';

/**
 * Describes a remote, in its `federation.config.mjs`:
 * `export default defineRemote({ name: 'checkout' })`. Its pages are the routes of its `src/register.tsx`.
 *
 * @param {object} remote
 * @param {string} remote.name owner name, first part of its slot names
 * @param {'public' | 'internal'} [remote.audience] `internal` exists on the internal network only
 * @param {string[]} [remote.browserOnly] packages its server bundle must not carry
 * @param {import('webpack').RuleSetRule[]} [remote.rules] webpack rules for files that only this remote has
 * @param {import('esbuild').Plugin[]} [remote.serverPlugins] esbuild plugins for such files in its server bundle
 * @param {RegExp} [remote.common] modules of which the browser gets one file, instead of a copy in each chunk that has them
 */
export function defineRemote({ name, audience = 'public', browserOnly = [], rules = [], common, serverPlugins = [] }) {
  if (!/^[a-z]+$/.test(name)) throw new Error(`a remote's name is one lower-case word, not "${name}"`);
  return { name, audience, browserOnly, rules, common, serverPlugins };
}

// remotes reach these through the shell's contract, which has the one copy of the page
const contractInstead = {
  'react-router-dom': '@actual/shell-contract',
  'react-router': '@actual/shell-contract',
  '@tanstack/react-query': '@actual/shell-contract',
};

/**
 * The browser's build: a federation container and its lazy chunks, content-hashed, below any address. With `refreshed`
 * (`refreshed-by.mjs`) it is a watched one, whose components open pages replace.
 * @param {Remote} remote
 * @param {{ context: string, out: string, refreshed?: ReturnType<typeof import('./refreshed-by.mjs').refreshedBy> }} options
 * @returns {import('webpack').Configuration}
 */
export function remoteClientConfig(remote, { context, out, refreshed }) {
  const base = baseConfig({
    namespace: remote.name,
    context,
    rules: remote.rules,
    refresh: Boolean(refreshed),
    cacheName: `${remote.name}-${refreshed ? 'watched' : 'client'}`,
  });
  return {
    ...base,
    name: `${remote.name} client`,
    devtool: refreshed ? false : mapped.devtool,
    target: ['web', 'es2022'],
    entry: {},
    resolve: { ...base.resolve, alias: contractInstead },
    externals: refreshed?.externals ?? [],
    optimization: {
      ...base.optimization,
      // no chunk is large enough for the bundler to split by itself what it shares with others
      splitChunks: {
        cacheGroups: remote.common
          ? { common: { test: remote.common, name: 'common', minChunks: 2, enforce: true } }
          : {},
      },
    },
    output: {
      ...mapped.output,
      path: out,
      // updates lead from one watched build to the next
      clean: !refreshed,
      publicPath: 'auto',
      uniqueName: `mfe-${remote.name}`,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      // a version's folder has the name of its content, so its files need no hash of their own, which every page would
      // carry
      chunkFilename: `${remote.name}-[name].js`,
      assetModuleFilename: `${assetName}[ext]`,
    },
    plugins: [
      federated({
        name: `mfe_${remote.name}`,
        filename: 'remoteEntry.js',
        // a name of its own, so that the server can preload it; the shared libraries are told once, here, not chunk by chunk
        exposes: { './register': { import: [...sharedNames, './src/register.tsx'], name: 'exposed' } },
        shared: sharedByRemote(),
      }),
      inBrowser(),
      ...(refreshed?.plugins ?? [chunkIntegrity()]),
    ],
  };
}

/**
 * Makes the server's code in the folder `out`: one CommonJS file, to which the shell gives the shared libraries.
 * @param {Remote} remote
 * @param {{ context: string, out: string }} options
 * @returns {Promise<string[]>} the source files in it
 */
export const bundleRemote = ({ name, browserOnly, serverPlugins }, { context, out }) =>
  bundleForServer({
    namespace: name,
    context,
    entries: { bundle: 'src/register.tsx' },
    out,
    isGiven: (path) => sharedNames.includes(path) || browserOnly.includes(path),
    plugins: serverPlugins,
    options: { alias: contractInstead, publicPath: addressToken, assetNames: assetName },
  });
