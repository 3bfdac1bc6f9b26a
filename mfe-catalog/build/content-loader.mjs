import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileData, compileFacts, compilePage, compileSections } from './compile.mjs';

const folder = fileURLToPath(new URL('../content/', import.meta.url));

/** webpack loader of `content/`: every file becomes a module with plain data; the Markdown parser stays here. */
export default function contentLoader(source) {
  const read = (name) => {
    const file = join(folder, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const name = relative(folder, this.resourcePath).replaceAll('\\', '/');
  const compiled = () => {
    if (name.endsWith('.md')) return compilePage(name, source, compileFacts(read('datos.yaml')));
    if (name === 'datos.yaml') return compileFacts(source);
    if (name === 'secciones.yaml') return compileSections(source, read);
    return compileData(source);
  };
  return `export default ${JSON.stringify(compiled())};`;
}

/** The rule a remote's build needs for it. */
export const contentRule = {
  include: folder,
  test: /\.(md|yaml)$/,
  loader: fileURLToPath(import.meta.url),
};
