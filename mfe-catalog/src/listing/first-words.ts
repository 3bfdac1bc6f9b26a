import { readSort, searchedWords } from './listing-url';

/** The meaning of «first» in the answer to a search, where it is neither a price nor a number; empty elsewhere. */
export function orderWords(search: URLSearchParams): string {
  if (!searchedWords(search)) return '';
  const key = readSort(search)?.key;
  if (key === undefined) return ', primero lo más afín';
  return key === 'relevance' ? ', por parecido' : '';
}
