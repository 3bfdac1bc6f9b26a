import webpack from 'webpack';
import { integrityOf } from './hashes.mjs';

const name = 'ChunkIntegrity';
const placeholder = '__CHUNK_INTEGRITY__';
const askMap = `var known = ${placeholder}[chunkId];\nif (known) script.integrity = 'sha256-' + known;`;

/**
 * Writes the finished map into the files that load others.
 * @param {webpack.Compilation} compilation
 */
function writeMap(compilation) {
  const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
  /** @param {Readonly<webpack.Asset>} asset */
  const asks = (asset) => asset.source.source().includes(placeholder);
  /** @type {Record<string, string>} */
  const map = {};
  for (const { id, files } of compilation.chunks) {
    const asset = scripts.find(({ name }) => files.has(name));
    if (asset && id !== null && !asks(asset)) map[id] = integrityOf(asset.source.buffer()).replace('sha256-', '');
  }
  for (const asset of scripts.filter(asks)) {
    const text = String(asset.source.source()).replaceAll(placeholder, `(${JSON.stringify(map)})`);
    compilation.updateAsset(asset.name, new webpack.sources.RawSource(text));
  }
}

/**
 * Gives every lazily loaded script its integrity. The runtime file asks a map by the chunk's id, which is written into it
 * when all other files are final; the runtime file's own integrity stands in the registry.
 */
export const chunkIntegrity = () => ({
  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => `${source}\n${askMap}`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => writeMap(compilation));
    });
  },
});
