import { type ListingScope, readSort, searchedWords } from '../listing/listing-url';

/** A search lists the most sold first; `sortkey=slowmovement` lists the promotions (shopping 2, 9). */
export function searchScope(search: URLSearchParams): ListingScope {
  const slowMovement = readSort(search)?.key === 'slowMovement';
  return {
    slowMovement: slowMovement || undefined,
    defaultSort: { key: slowMovement ? 'slowMovement' : 'salesCount', direction: 'DESC' },
  };
}

/** The searched term, as the page shows it. */
export const searchedTerm = (search: URLSearchParams): string =>
  searchedWords(search) || search.get('itemcode')?.trim().slice(0, 40) || '';
