/** How many a shopper sees: of what a search suggests while it is typed, and of categories before that. */
export const suggested = { terms: 4, categories: 3, products: 5, popularCategories: 6 } as const;
/** Products in a category's row of best sellers; fewer make no row. */
export const bestSellersShown = 4;
/** Products at the head of a category at most (shopping 9). */
export const featuredOfCategory = 2;
/** Products seen before, on a product's page. */
export const recentlyViewedShown = 6;
/** Categories in the first column of the footer. */
export const footerCategories = 6;
/** Days from today that the filter by delivery offers. */
export const offeredDeliveryDays = [3, 7, 14, 30] as const;
