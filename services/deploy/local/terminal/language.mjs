/**
 * Commands that operators run speak Mexican Spanish; those that engineers alone run (tests, bench, attack, development)
 * speak English, also where the code is shared.
 */
let isEnglish = false;

/** Called by a command of engineers, before it says anything. */
export function speakEnglish() {
  isEnglish = true;
}

/**
 * A text of code that both kinds of command run, in the language of the one that runs.
 * @param {{ es: string, en: string }} text
 */
export const said = ({ es, en }) => (isEnglish ? en : es);
