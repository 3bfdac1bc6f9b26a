/** How well a document has a term: in its name, in its category, somewhere in its facts, or only in its description. */
export const level = { name: 0, category: 1, fact: 2, description: 3 } as const;
export type Level = (typeof level)[keyof typeof level];

/**
 * A term's weight in each field, lower in a long one; the usual length is fixed, so that one document is indexed alone.
 */
export const fields = [
  { name: 'name', level: level.name, weight: 4, flatten: 0.4, usual: 4 },
  { name: 'categories', level: level.category, weight: 2.5, flatten: 0.2, usual: 6 },
  { name: 'facts', level: level.fact, weight: 1.5, flatten: 0.5, usual: 22 },
  { name: 'description', level: level.description, weight: 0.6, flatten: 0.7, usual: 22 },
] as const;

/** The field that lengths count as. */
export const factsField = 2;

/** How soon a repeated term stops saying more (BM25's k1). */
export const saturation = 1.4;

/** A posting's mark: its `Level`, and whether the term is the noun, the first word of its name. */
const headBit = 4;
export const markOf = (own: Level, isHead: boolean): number => own | (isHead ? headBit : 0);
export const levelOf = (mark: number): number => mark & 3;
export const isHead = (mark: number): boolean => (mark & headBit) !== 0;
/** Both marks of one term: the better level, and the head where either is. */
export const mergedMark = (a: number, b: number): number => Math.min(levelOf(a), levelOf(b)) | ((a | b) & headBit);
