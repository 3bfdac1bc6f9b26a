/** Whole days from quotation to order that end each group of the dashboard's closing times; the last has no end. */
export const closingBounds = [1, 3, 7, 14] as const;
