/** Most rows of best sellers on a home page, and fewest products of a row: fewer look like a shop that closes. */
export const homeRows = { most: 3, products: 4 } as const;
/** Products of a row of the home page: at most, and the fewest that the catalog answers with (shopping 9). */
export const homeCarousel = { most: 6, least: 2 } as const;
/** Products of the promotion's block, and the percent off between which it looks for them (shopping 1). */
export const homePromotion = { products: 4, percent: { from: 20, to: 30 } } as const;
