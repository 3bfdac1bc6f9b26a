/**
 * Cuts the brands' fonts to the characters of a shop in Spanish: fewer letters, and the part of each axis that a brand
 * uses.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fallback-faces.mjs';

/** @typedef {{ file: string, url: string, weight: string, axes?: Record<string, number | { min: number, max: number }>, letters?: string, fallback: { name: string, fonts: (keyof typeof import('./fallback-faces.mjs').systemFonts)[] } }} Font of a brand */

const require = createRequire(import.meta.url);
const themes = join(import.meta.dirname, '..', 'themes');
/**
 * @param {number} first
 * @param {number} last
 */
const between = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));
/** Letters of Spanish and its neighbors' names, and the signs of prices, measures and good typography. */
const allLetters = [
  ...between(0x20, 0x7e),
  ...'\u00a0¡¢£©ª«®°±²³´·¹º»¼½¾¿×÷ÁÉÍÑÓÚÜÀÈÇÖÄáéíñóúüàèçöä–—‘’“”•…€™−→←↑›‹″′',
].join('');

/**
 * The fonts of all brands, as the folders in `themes/` name them.
 * @param {string} folder
 * @returns {Promise<Font[]>}
 */
async function fontsOfBrands(folder) {
  const words = (await readdir(themes)).flatMap((name) => /^actual-(.+)$/.exec(name)?.[1] ?? []);
  const file = join(folder, 'brands.mjs');
  await build({
    stdin: {
      contents: words.map((word) => `export { brand as ${word} } from '@actual/brand-${word}';`).join('\n'),
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    external: ['react', 'react/*', 'styled-components'],
    loader: { '.svg': 'text' },
    outfile: file,
  });
  const brands = Object.values(await import(pathToFileURL(file).href));
  await rm(file);
  return brands.flatMap(({ fonts }) => fonts);
}

/**
 * Writes each font's cut into `folder`, under the name that pages ask for.
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} CSS of the faces that stand for each until it arrives, by the address of the cut
 */
export async function buildFonts(folder) {
  await mkdir(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const standIns = {};
  for (const font of await fontsOfBrands(folder)) {
    const { file, url, axes, letters = allLetters } = font;
    const [name, ...path] = file.split('/');
    const source = await readFile(join(require.resolve(`@fontsource-variable/${name}/package.json`), '..', ...path));
    /** @type {import('subset-font').Options} */
    const options = { targetFormat: 'woff2', variationAxes: axes };
    await writeFile(join(folder, basename(url)), await subsetFont(source, letters, options));
    standIns[url] = await fallbackFaces(font, (wght) =>
      subsetFont(source, allLetters, { targetFormat: 'sfnt', variationAxes: { ...axes, wght } }),
    );
  }
  return standIns;
}
