/** Reads the flags of a command line. */
import { parseArgs } from 'node:util';
import { ClearError } from './clear-error.mjs';

/** @type {Record<string, (word: string) => string>} */
const WORDS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (word) => `No se entiende ${word}.`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (word) => `No se entiende «${word}»: esta orden no espera nada así.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (word) => `${word.split(' ')[0]} lleva un valor, o no lleva ninguno.`,
};

/**
 * `parseArgs` of Node, whose complaints people read.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws ClearError in Spanish for an unknown text
 */
export function readFlags(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const words = WORDS[error.code];
    if (!words) throw error;
    const word = /'([^']+)'/.exec(error.message)?.[1] ?? error.message;
    throw new ClearError(`${words(word)} Las órdenes están en services/documents/commands.md.`);
  }
}
