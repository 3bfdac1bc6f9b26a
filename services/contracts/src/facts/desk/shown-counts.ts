/** Most entries of each list of «Mi día» and of the search; entries beyond are counted, or found in the reports. */
export const deskListSize = { today: 30, search: 6, client: 20 } as const;
/** Most cards of a column of the board; those beyond are counted and added up with it. */
export const boardCards = 60;
/** Events of a follow-up, before somebody asks for all. */
export const recordsShown = 6;
/** Bars of a long list of the dashboard; the table has them all. */
export const barsShown = 6;
/** Products that are offered to a seller who is typing. */
export const productsOffered = 8;
/** A file's unknown words, shown at a time. */
export const unknownsShown = 50;
/** Most that the desk tells of one object's past, of a person's exports and of a day's steps: more than happen. */
export const mostTold = {
  followUp: 200,
  order: 300,
  invoicing: 50,
  changes: 100,
  exports: 20,
  mailedSteps: 50,
} as const;
