import { spanishAnalyzer } from '@actual/search/spanish';
import synonyms from './sinonimos.json';

/**
 * How the store's search reads Spanish. What a Mexican shopper means by the words of Spain, of the trade or of the
 * neighborhood stands in the file beside this one, which merchants edit.
 */
export const analyzer = spanishAnalyzer(synonyms);
