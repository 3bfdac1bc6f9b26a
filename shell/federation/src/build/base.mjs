import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { root } from '../root.mjs';
import { sha256 } from './hashes.mjs';

/** @typedef {{ namespace: string, context: string, cacheName: string, rules?: import('webpack').RuleSetRule[], refresh?: boolean }} BaseOptions */

const require = createRequire(import.meta.url);
// without it the federation plugin starts webpack without options to find it, which compiles its schema
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * Module federation as host and remotes have it: the runtime is this package's own (`../../runtime`).
 * @param {import('@module-federation/enhanced').moduleFederationPlugin.ModuleFederationPluginOptions} options
 * @returns {import('webpack').WebpackPluginInstance}
 */
export const federated = (options) =>
  new ModuleFederationPlugin({
    // `version-first` would fetch every remote's entry on every page
    shareStrategy: 'loaded-first',
    implementation: fileURLToPath(new URL('../../', import.meta.url)),
    dts: false,
    dev: false,
    manifest: false,
    ...options,
  });

/** Development builds exist for the hydration check and the watch mode; released builds are production. */
export const isDevelopment = () => process.env.BUILD_MODE === 'development';

/** Changes with this setup and with every installed version, so that no build is taken from an older one's cache. */
function setupHash() {
  const here = new URL('./', import.meta.url);
  const sources = readdirSync(here).map((name) => readFileSync(new URL(name, here), 'utf8'));
  return sha256([...sources, readFileSync(`${root}package-lock.json`, 'utf8')].join('\n'));
}

/**
 * TypeScript and JSX by swc, which marks components where they are refreshed and gives styled-components the same names
 * on the server and in the browser.
 * @param {string} namespace
 * @returns {{ test: RegExp, exclude: RegExp, loader: string, options: import('@swc/core').Options }}
 */
export function scriptRule(namespace, refresh = false) {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        experimental: {
          plugins: [
            [
              '@swc/plugin-styled-components',
              { ssr: true, namespace, displayName: false, fileName: false, pure: true, minify: true },
            ],
          ],
          cacheRoot: `${root}node_modules/.cache/swc`,
        },
      },
    },
  };
}

/** A browser's build knows where it runs, so that server code is left out, in packages too. */
export const inBrowser = () =>
  new webpack.DefinePlugin({
    'typeof window': '"object"',
    'typeof document': '"object"',
    'typeof navigator': '"object"',
  });

/**
 * The shared part of the browser's builds of host and remotes.
 * @param {BaseOptions} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ namespace, context, cacheName, rules = [], refresh }) {
  const development = isDevelopment();
  return {
    context,
    mode: development ? 'development' : 'production',
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      strictExportPresence: true,
      parser: { javascript: { createRequire: false } },
      rules: [
        scriptRule(namespace, refresh),
        { test: /\.svg$/, type: 'asset/source' },
        { test: /\.woff2$/, type: 'asset/resource' },
        ...rules,
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: `${root}node_modules/.cache/webpack`,
      name: `${cacheName}-${development ? 'development' : 'production'}`,
      // copies of the project share the installed packages, and with them the cache
      version: `${setupHash()} ${context}`,
    },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          // swc has threads of its own: processes for it cost more than they gain
          parallel: false,
          extractComments: false,
          minify: { implementation: MinimizerPlugin.swcMinify, options: { ecma: 2022, compress: { passes: 3 } } },
        }),
      ],
    },
  };
}
