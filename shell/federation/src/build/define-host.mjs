import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { baseConfig, federated, inBrowser, isDevelopment } from './base.mjs';
import { chunkIntegrity } from './chunk-integrity.mjs';
import { sharedByHost } from './shared.mjs';
import { mapped } from './source-maps.mjs';

/** @param {string} name */
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const serverOnly = here('./server-only.mjs');
const refresh = here('../../refresh/in-shell.js');

/**
 * The shell's build for browsers: the host, which owns the shared libraries.
 * @param {{ context: string, out: string, browserEntry: string, paymentEntry: string }} options entries from the folder `context`
 * @returns {webpack.Configuration}
 */
export function defineHost({ context, out, browserEntry, paymentEntry }) {
  // React asks for it when it starts
  /** @param {string} entry */
  const refreshable = (entry) => (isDevelopment() ? [refresh, entry] : entry);
  return {
    ...baseConfig({ namespace: 'shell', context, cacheName: 'shell-client' }),
    name: 'shell client',
    devtool: mapped.devtool,
    target: ['web', 'es2022'],
    // the document where cards are typed has a start of its own, with nothing of the shop around it
    entry: { shell: refreshable(browserEntry), payment: refreshable(paymentEntry) },
    output: {
      ...mapped.output,
      path: out,
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
      federated({ name: 'shell', remotes: {}, shared: sharedByHost() }),
      // a brand's values are in the stylesheet of the page, its icon in a file; only the server writes them
      new webpack.NormalModuleReplacementPlugin(/^\.\/(tokens|favicon)$/, (resource) => {
        if (/themes[/\\]actual-\w+[/\\]src$/.test(resource.context)) resource.request = serverOnly;
      }),
      inBrowser(),
      chunkIntegrity(),
    ],
  };
}
