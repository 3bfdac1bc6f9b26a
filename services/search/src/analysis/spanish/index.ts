export { spanishAnalyzer } from './analyzer';
export type { LengthRange } from './lengths';
export type { PriceRange } from './prices';
export { type Wishes, wishesIn } from './wishes';
