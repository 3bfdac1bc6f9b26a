/**
 * Words of the store as the list that SQL's IN takes: `('started', 'unknown')`. They stand in a statement's text, not
 * among its parameters: PostgreSQL uses a partial index only where its plan sees the words. For the words of
 * `@actual/contracts/facts` alone, never for a caller's text.
 */
export const sqlList = (words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
