import { spanishAnalyzer } from '@actual/search/spanish';
import synonyms from './sinonimos.json';

/**
 * How the store's search reads Spanish. Words of Spain, of the trade or of the neighborhood are explained in the file
 * beside this one, which merchants edit.
 */
export const analyzer = spanishAnalyzer(synonyms);
