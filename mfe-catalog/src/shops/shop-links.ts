import type { Shop } from '@actual/contracts';
import { digitsOf } from '@actual/contracts/rules';

/** Where a shop is in the map service of the visitor's choice, null where nobody said; nothing is loaded from it here. */
export function mapHref({ mapUrl, latitude, longitude }: Shop): string | null {
  if (mapUrl || latitude === null || longitude === null) return mapUrl;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Dials a telephone as staff wrote it. */
export const callHref = (phone: string): string => `tel:+52${digitsOf(phone).slice(-10)}`;
