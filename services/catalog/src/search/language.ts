import { sound } from './sound';
import { singular, spanishStem } from './stem';
import { groupsOf, type SynonymTable, synonymLines } from './synonyms';

/** What the search must know of a language. */
export interface Language {
  /** One form for all forms of a word. */
  readonly stem: (word: string) => string;
  readonly singular: (word: string) => string;
  /** How a word sounds, to find what somebody meant who wrote it as it is heard. */
  readonly sound: (word: string) => string;
  readonly synonyms: SynonymTable;
  /** Whether the first word of a name says what the thing is: `mesa de centro`. */
  readonly headFirst: boolean;
}

/** Spanish as it is spoken in Mexico. */
export const spanish: Language = {
  stem: spanishStem,
  singular,
  sound,
  synonyms: groupsOf(synonymLines, spanishStem),
  headFirst: true,
};
