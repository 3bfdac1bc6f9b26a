export { spanishAnalyzer } from './analyzer';
export type { PriceRange } from './prices';
export { type Wishes, wishesIn } from './wishes';
