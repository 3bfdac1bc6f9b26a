/** Percent of the list price that a seller may take off a line of a quotation, on top of its promotion. */
export const sellerBigticketPercent = 5;

/** The highest maximum that a manager may set for one quotation. */
export const managerBigticketPercent = 40;

/** Percent of the list price that a bargain never takes a line beyond, whatever its promotion is. */
export const mostDiscountPercent = 90;

/** The name of a bargain on quotation, order, invoice and in the ERP. */
export const bigticketName = 'Descuento especial';

/** Which of its terms ends a bargain once it is another one. */
export const bargainEnds = ['quotation', 'day', 'pieces', 'date', 'price'] as const;
export type BargainEnd = (typeof bargainEnds)[number];
