import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';

/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(`../../refresh/${name}`, import.meta.url));
/** @type {{ entry: false, sockIntegration: false, module: string }} */
const overlay = { entry: false, sockIntegration: false, module: fileOf('errors.js') };

/**
 * The shell's runtime, not one for each remote: of two, React would listen to the last alone.
 * @param {webpack.ExternalItemFunctionData} data
 * @param {(error?: null, result?: string) => void} done
 */
const oneRuntime = ({ request }, done) =>
  /[\\/]react-refresh[\\/]runtime(\.js)?$|^react-refresh\/runtime$/.test(request)
    ? done(null, 'var __reactRefresh')
    : done();

/**
 * Webpack and the federation each write a runtime module called `sharing`. As one of a name is compared with the other,
 * it would be in every update, and the shell's libraries would be forgotten.
 * @type {webpack.WebpackPluginInstance}
 */
const oneName = {
  apply: ({ hooks }) =>
    hooks.compilation.tap('oneName', (compilation) => {
      const named = new WeakMap();
      compilation.hooks.runtimeModule.tap('oneName', (module, chunk) => {
        const names = named.get(chunk) ?? new Set();
        while (names.has(module.name)) module.name += ' again';
        named.set(chunk, names.add(module.name));
      });
    }),
};

/**
 * Settings of a build whose components are replaced in open pages. Scripts have no integrity of their own there: a page
 * that goes on from build to build knows the hashes of the first.
 * @param {string} name
 * @param {string} context
 */
export const refreshedBy = (name, context) => ({
  externals: [oneRuntime],
  plugins: [
    oneName,
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({ overlay, library: name, exclude: [/node_modules/, /[\\/]federation[\\/]/] }),
    new webpack.EntryPlugin(context, `${fileOf('in-remote.js')}?${name}`, { name: undefined }),
  ],
});
