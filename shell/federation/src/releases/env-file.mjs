/** Reads `.env`, also as Windows editors save it. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The text of a file of settings, without the mark that some editors put in front; empty where there is no file.
 * @param {string} file
 */
export const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : '');

/**
 * @param {string} file
 * @returns {NodeJS.Dict<string>}
 */
export const readEnvFile = (file) => parseEnv(textOf(file));
