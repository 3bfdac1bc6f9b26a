/** Rows of a list's page (shopping 1, accounts 7). */
export const pageSize = 10 as const;
/** Rows of a page that staff choose for a report; ten unless told (accounts 9). */
export const rowChoices = [pageSize, 25, 50] as const;
export type RowChoice = (typeof rowChoices)[number];
/** Most rows that a caller may ask one page to have. */
export const largestPageSize = 60;
/** Colors of a model that its tile in a list can change to; its page has the others. */
export const tileColors = 5;
/** Rows of a report that are fetched at a time while somebody scrolls on. */
export const rowsAhead = 100;
