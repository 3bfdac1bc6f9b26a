/** How many a shopper sees. Of what a search suggests while it is typed, and of categories before that. */
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
/** Values of a filter, before «Ver más». */
export const filterValuesShown = 7;
/** Bars of the filter by price. */
export const priceBars = 20;
/** Rooms on another page; all of them have one of their own. */
export const roomsShown = 2;
/** Pictures on the card of a quotation or purchase in the client area; the others are counted. */
export const articlePicturesShown = 4;
/** Movements of a wallet or balance; the total covers all of them. */
export const movementsShown = 50;
/** Products side by side at most: a person can take in so many, and a desktop shows them without scrolling. */
export const mostCompared = 4;
