import { tokenize } from '../analysis/tokenizer';
import type { SearchIndex } from '../search-index';
import { type Among, isAmong } from './among';
import { clausesOf, completions } from './clauses';
import { collectionTier, type Hits, nameTiers, tierOfMatch, withMore } from './hits';
import { type Matches, match, wantedOf } from './matcher';

/** The words of a query, as they were typed or as they were meant. */
export interface Asked {
  readonly words: readonly string[];
  /** The stop words among them, of which a name may have the one and not the other: `tipo A`, `tipo E`. */
  readonly stopWords: readonly string[];
  /** The words are the rest of a query: a document without another name is not the wanted one. */
  readonly isRest?: boolean;
  /** The documents it is answered from. */
  readonly among: Among;
  /** The documents of a collection, by its handle. */
  readonly membersOf: (handle: string) => Iterable<number>;
}

/** How much a document that is popular comes before one that matches as well. */
const popularityWeight = 0.12;

/** Documents that are called just so, or would be if the last word were written to its end; with their tier. */
function calledSo({ text, docValues }: SearchIndex, { words, stopWords, isRest, among }: Asked): Map<number, number> {
  if (isRest) return new Map();
  const before = words.slice(0, -1);
  const completed = completions(words, text).map((last) => [...before, last]);
  const called = [words, ...completed].flatMap((one) => text.named(one)).filter((one) => isAmong(among, one));
  const tierOf = (position: number): number => {
    const own = new Set(tokenize(docValues.names[position] ?? ''));
    // a search for columpios names a Columpio, but does not spell it so
    return [...words, ...stopWords].every((word) => own.has(word)) ? nameTiers.spelled : nameTiers.called;
  };
  return new Map(called.map((position) => [position, tierOf(position)]));
}

/** The matches as hits, by their names and by the content of a named collection. */
function hitsOf(
  { text, docValues }: SearchIndex,
  { positions, tiers, scores, isSaid, onlyMention }: Matches,
  { called, members }: { called: ReadonlyMap<number, number>; members: readonly number[] },
): Hits {
  const isMember = members.length > 0 ? new Uint8Array(text.size) : null;
  if (isMember) for (const position of members) isMember[position] = 1;
  const hits = {
    positions,
    tiers: new Uint8Array(positions.length),
    scores: new Float32Array(positions.length),
    isSaid: isSaid || members.length > 0 || called.size > 0,
    onlyMention: onlyMention && members.length === 0 && called.size === 0,
  };
  for (let at = 0; at < positions.length; at += 1) {
    const position = positions[at] ?? 0;
    const tier = tierOfMatch(tiers[at] ?? 0);
    hits.tiers[at] = called.get(position) ?? (isMember?.[position] ? Math.min(tier, collectionTier) : tier);
    hits.scores[at] = (scores[at] ?? 0) * (1 + popularityWeight * Math.log1p(docValues.popularity[position] ?? 0));
  }
  return members.length === 0
    ? hits
    : withMore(
        hits,
        members.map((position) => ({ position, score: 0 })),
        collectionTier,
      );
}

/** Documents that match all words. */
export function findWords(index: SearchIndex, asked: Asked): Hits {
  const { text, collectionNames } = index;
  const clauses = clausesOf(asked.words, text);
  const matches = match(text, wantedOf(text, clauses, asked.among));
  // half of a collection's name says little of its documents; it serves where none is called so
  const isCalledSo = matches.tiers.some((tier) => tier < 2);
  const members = collectionNames
    .named(clauses)
    .filter(({ isHalf }) => !isHalf || !isCalledSo)
    .flatMap(({ handle }) => [...asked.membersOf(handle)])
    .filter((position) => isAmong(asked.among, position));
  return hitsOf(index, matches, { called: calledSo(index, asked), members });
}
