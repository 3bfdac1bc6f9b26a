import { spanishAnalyzer } from '@actual/search/spanish';
import synonyms from './sinonimos.json';

/** How the store's search reads Spanish; merchants edit the words in the file beside this one. */
export const analyzer = spanishAnalyzer(synonyms);
