import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig, implementation, inBrowser, isDevelopment, serverOptimization } from './base.mjs';
import { chunkIntegrity } from './chunk-integrity.mjs';
import { sharedByHost } from './shared.mjs';
import { mapped } from './source-maps.mjs';

/** @typedef {{ context: string, browserEntry: string, paymentEntry: string, serverEntry: string, rendererEntry: string, watchdogEntry: string, out: string }} HostOptions entries from the folder `context` */

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');

const npmPackage = /^(?!@actual\/)(@[^/]+\/)?[a-z][^/:]*(\/.*)?$/;

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const serverOnly = here('./server-only.mjs');
const refresh = here('../../refresh/in-shell.js');

/**
 * The shell's two builds: the browser's host, which owns the shared libraries, and the server, which inlines the
 * workspace's sources and leaves npm packages outside.
 * @param {HostOptions} options
 * @returns {webpack.Configuration[]}
 */
export function defineHost({ context, browserEntry, paymentEntry, serverEntry, rendererEntry, watchdogEntry, out }) {
  const rules = [{ test: /\.built\.ts$/, loader: here('./evaluated.mjs') }];
  /** @param {string} cacheName */
  const base = (cacheName) => baseConfig({ namespace: 'shell', context, cacheName, rules });
  const client = base('shell-client');
  const server = base('shell-server');
  // React asks for it when it starts
  /** @param {string} entry */
  const refreshable = (entry) => (isDevelopment() ? [refresh, entry] : entry);
  return [
    {
      ...client,
      name: 'shell client',
      devtool: mapped.devtool,
      target: ['web', 'es2022'],
      // the document where cards are typed has a start of its own, with nothing of the shop around it
      entry: { shell: refreshable(browserEntry), payment: refreshable(paymentEntry) },
      output: {
        ...mapped.output,
        path: `${out}/client`,
        // a running shell goes on serving the files of the build it started with
        clean: false,
        publicPath: '/assets/',
        uniqueName: 'shell',
        crossOriginLoading: 'anonymous',
        // the federation plugin cannot name a hashed file; the shell's build renames it afterwards
        filename: '[name].js',
        chunkFilename: 'shell-[name]-[contenthash:10].js',
        assetModuleFilename: 'file-[contenthash:10][ext]',
      },
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: {},
          shared: sharedByHost(),
          shareStrategy: 'loaded-first',
          implementation,
          dts: false,
          dev: false,
          manifest: false,
        }),
        // a brand's values are in the stylesheet of the page, its icon in a file; only the server writes them
        new webpack.NormalModuleReplacementPlugin(/^\.\/(tokens|favicon)$/, (resource) => {
          if (/themes[/\\]actual-\w+[/\\]src$/.test(resource.context)) resource.request = serverOnly;
        }),
        inBrowser(),
        chunkIntegrity(),
      ],
    },
    {
      ...server,
      name: 'shell server',
      target: 'node20',
      // renderers are processes of their own; the watchdog is a thread, and needs nothing of the shell
      entry: { main: serverEntry, renderer: rendererEntry, watchdog: watchdogEntry },
      externalsType: 'commonjs',
      externals: [({ request }, done) => (npmPackage.test(request) ? done(null, `commonjs ${request}`) : done())],
      output: { path: `${out}/server`, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
      node: { __dirname: false, __filename: false },
      optimization: serverOptimization(server),
    },
  ];
}
