/** «1 opinión», «12 opiniones». */
export const opinions = (count: number): string => `${count} ${count === 1 ? 'opinión' : 'opiniones'}`;

/** Where the product's page has them. */
export const reviewsAnchor = 'opiniones';
