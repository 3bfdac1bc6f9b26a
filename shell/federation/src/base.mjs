import { fileURLToPath } from 'node:url';

/** Root of the workspace. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Development builds exist for the hydration check and the watch mode; what is released is production. */
export const isDevelopment = () => process.env.BUILD_MODE === 'development';

/** TypeScript and JSX by swc; styled-components get stable names, equal on the server and in the browser. */
export function scriptRule(namespace) {
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: false } },
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

/** What client and server builds of host and remotes have in common. */
export function baseConfig({ namespace, context, cacheName }) {
  const development = isDevelopment();
  return {
    context,
    mode: development ? 'development' : 'production',
    devtool: false,
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      strictExportPresence: true,
      parser: { javascript: { createRequire: false } },
      rules: [scriptRule(namespace), { test: /\.svg$/, type: 'asset/source' }],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: `${root}node_modules/.cache/webpack`,
      name: `${cacheName}-${development ? 'development' : 'production'}`,
      buildDependencies: {
        federation: [fileURLToPath(import.meta.url), fileURLToPath(new URL('./shared.mjs', import.meta.url))],
      },
    },
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic' },
  };
}
