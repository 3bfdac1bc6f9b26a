import { queryWords } from '../analysis/tokenizer';
import { accentedBy } from '../query/accents';
import type { Among } from '../query/among';
import { clausesOf } from '../query/clauses';
import { correctWords } from '../query/correct';
import { type Matches, match, wantedOf } from '../query/matcher';
import type { SearchIndex } from '../search-index';

/** The completions of a query that is being typed. */
export interface Completion {
  /** The query as it was understood: as typed, or with misspelt words replaced. */
  readonly query: string;
  readonly isCorrected: boolean;
  /** Documents that match, with tiers of their own: nothing is called just so before it is typed to its end. */
  readonly matches: Matches;
}

/** Answers a query whose last word is still growing; `among`: from these documents alone, a bit for each position. */
export function complete(index: SearchIndex, typed: string, among: Among = null): Completion {
  const { text } = index;
  const words = queryWords(typed, text.analyzer);
  const typing = true;
  const corrected = correctWords(text, words, clausesOf(words, text, { typing }), (word) => [word])?.words ?? words;
  const isCorrected = corrected.join(' ') !== words.join(' ');
  const matches = match(text, wantedOf(text, clausesOf(corrected, text, { typing }), among));
  return {
    query: isCorrected ? accentedBy(index, typed, matches.positions)(corrected.join(' ')) : typed,
    isCorrected,
    matches,
  };
}

/** Handles of the collections that a query names, then of those that it begins to name. */
export function collectionsFor({ text, collectionNames }: SearchIndex, query: string): string[] {
  const named = collectionNames.named(clausesOf(queryWords(query, text.analyzer), text));
  return [...named.map(({ handle }) => handle), ...collectionNames.begun(query)];
}
