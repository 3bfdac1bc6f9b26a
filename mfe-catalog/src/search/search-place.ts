import { type ListingPlace, readSort } from '../listing/listing-url';

/** A search lists the most sold first; `sortkey=slowmovement` lists the promotions (shopping 2, 9). */
export function searchPlace(search: URLSearchParams): ListingPlace {
  const slowMovement = readSort(search)?.key === 'slowMovement';
  return {
    ...(slowMovement ? { slowMovement } : {}),
    defaultSort: { key: slowMovement ? 'slowMovement' : 'salesCount', direction: 'DESC' },
  };
}
