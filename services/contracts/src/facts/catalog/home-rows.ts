/** Rows of best sellers that a home page shows at most, and products that a row has at least: fewer look like a shop that closes. */
export const homeRows = { most: 3, products: 4 } as const;
