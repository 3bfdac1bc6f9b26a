export { spanishAnalyzer } from './analyzer';
export { type PricedQuery, type PriceRange, pricedQuery } from './prices';
