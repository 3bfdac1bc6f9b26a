import { countWords } from '@actual/contracts/facts/text/written';
/** «1 opinión», «12 opiniones». */
export const opinions = (count: number): string => countWords(count, 'opinión', 'opiniones');

/** Where the product's page has them. */
export const reviewsAnchor = 'opiniones';
