import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textual = /\.(js|css|json|svg|txt|html)$/;

/**
 * Writes `.br` (quality 11) and `.gz` beside every text file of a folder. Answers the brotli bytes by file.
 * @param {string} folder
 */
export async function precompress(folder) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const name of await readdir(folder)) {
    if (!textual.test(name)) continue;
    const file = join(folder, name);
    const content = await readFile(file);
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        // one block for the whole file
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    };
    const small = await brotli(content, options);
    sizes[name] = small.length;
    if (!existsSync(`${file}.br`)) await writeFile(`${file}.br`, small);
    if (!existsSync(`${file}.gz`)) await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
  }
  return sizes;
}
