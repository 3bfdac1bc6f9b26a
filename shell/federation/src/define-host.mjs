import { createRequire } from 'node:module';
import webpack from 'webpack';
import { baseConfig } from './base.mjs';
import { chunkIntegrity } from './chunk-integrity.mjs';
import { sharedByHost } from './shared.mjs';

const { ModuleFederationPlugin } = createRequire(import.meta.url)('@module-federation/enhanced/webpack');

const npmPackage = /^(?!@actual\/)(@[^/]+\/)?[a-z][^/:]*(\/.*)?$/;

/**
 * The shell's two builds: the browser's host, which owns the shared libraries, and the server, which inlines the
 * workspace's sources and leaves npm packages outside.
 */
export function defineHost({ context, browserEntry, serverEntry, out }) {
  const base = (cacheName) => baseConfig({ namespace: 'shell', context, cacheName });
  const client = base('shell-client');
  const server = base('shell-server');
  return [
    {
      ...client,
      name: 'shell client',
      target: ['web', 'es2022'],
      entry: { shell: browserEntry },
      output: {
        path: `${out}/client`,
        clean: true,
        publicPath: '/assets/',
        uniqueName: 'shell',
        crossOriginLoading: 'anonymous',
        // the federation runtime cannot name a hashed file; the shell's build renames it afterwards
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
          dts: false,
          dev: false,
          manifest: false,
          experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        }),
        chunkIntegrity(),
      ],
    },
    {
      ...server,
      name: 'shell server',
      target: 'node20',
      entry: { main: serverEntry },
      externalsType: 'commonjs',
      externals: [({ request }, done) => (npmPackage.test(request) ? done(null, `commonjs ${request}`) : done())],
      output: { path: `${out}/server`, clean: true, filename: '[name].cjs', library: { type: 'commonjs2' } },
      node: { __dirname: false, __filename: false },
      optimization: { ...server.optimization, minimize: false },
      plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    },
  ];
}
