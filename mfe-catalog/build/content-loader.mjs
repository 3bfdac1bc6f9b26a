import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  compileData,
  compileFacts,
  compilePage,
  compilePaths,
  compileSections,
} from '@actual/domain/texts/compile.mjs';
import { pageFiles } from './page-files.mjs';

const folder = fileURLToPath(new URL('../content/', import.meta.url));

/**
 * A file of `content/` as a module with plain data; the Markdown parser stays here.
 * @param {string} path of the file
 * @param {string} query `?addresses` of `secciones.yaml`: the addresses of all pages instead of the sections
 * @param {(file: string) => void} [reads] is told every file it was made from
 */
function moduleOf(path, query, reads = () => {}) {
  /** @param {string} name */
  const read = (name) => {
    const file = join(folder, name);
    reads(file);
    return readFileSync(file, 'utf8');
  };
  const pages = () => Object.fromEntries(pageFiles(folder).map((file) => [file, read(file)]));
  const name = relative(folder, path).replaceAll('\\', '/');
  const facts = () => compileFacts(read('datos.yaml'));
  const compiled = () => {
    if (name.endsWith('.md')) return compilePage(name, read(name), facts());
    if (name === 'datos.yaml') return facts();
    if (name === 'secciones.yaml')
      return (query === '?addresses' ? compilePaths : compileSections)(read(name), pages());
    return compileData(read(name));
  };
  return `export default ${JSON.stringify(compiled())};`;
}

/**
 * webpack loader of `content/`.
 * @this {{ resourcePath: string, resourceQuery: string, addDependency(file: string): void, addContextDependency(folder: string): void }}
 */
export default function contentLoader() {
  // a page that is added or goes changes the list of all
  if (this.resourcePath.endsWith('secciones.yaml')) this.addContextDependency(folder);
  return moduleOf(this.resourcePath, this.resourceQuery, (file) => this.addDependency(file));
}

/** The rule a remote's build needs for it. */
export const contentRule = {
  include: folder,
  test: /\.(md|yaml)$/,
  loader: fileURLToPath(import.meta.url),
};

/**
 * The same for the server's bundle.
 * @type {import('esbuild').Plugin}
 */
export const contentPlugin = {
  name: 'content',
  setup(bundler) {
    // beside the pages that are imported by a name, and none of them
    bundler.onLoad({ filter: /content[\\/]README\.md$/ }, () => ({ contents: '' }));
    bundler.onLoad({ filter: /\.(md|yaml)$/ }, ({ path, suffix }) => ({
      contents: moduleOf(path, suffix),
      loader: 'js',
    }));
  },
};
