/** Reads the flags of a command line. */
import { parseArgs } from 'node:util';
import { ClearError } from './clear-error.mjs';
import { said } from './language.mjs';

/** @type {Record<string, (word: string) => string>} */
const WORDS = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (word) => said({ es: `No se entiende ${word}.`, en: `${word} is not understood.` }),
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (word) =>
    said({
      es: `No se entiende «${word}»: esta orden no espera nada así.`,
      en: `«${word}» is not understood: this command expects nothing like it.`,
    }),
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (word) =>
    said({
      es: `${word.split(' ')[0]} lleva un valor, o no lleva ninguno.`,
      en: `${word.split(' ')[0]} takes a value, or takes none.`,
    }),
};

/**
 * `parseArgs` of Node, whose complaints people read.
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 * @throws ClearError for an unknown text
 */
export function readFlags(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const words = WORDS[error.code];
    if (!words) throw error;
    const word = /'([^']+)'/.exec(error.message)?.[1] ?? error.message;
    throw new ClearError(
      `${words(word)} ${said({ es: 'Las órdenes están en', en: 'The commands are in' })} services/documents/commands.md.`,
    );
  }
}
