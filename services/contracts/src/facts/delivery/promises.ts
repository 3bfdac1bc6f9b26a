/** Most characters of a signed promise: four times that of an order with every line that a quotation may have. */
export const promiseLetters = 100_000;
/** The kinds of signed record: an order's promise, another day, another postal code, or canceled pieces. */
export const promiseKinds = ['pedido', 'cambio-de-dia', 'cambio-de-lugar', 'cancelacion'] as const;
export type PromiseKind = (typeof promiseKinds)[number];
/** The hash that the first promise of a brand has as its predecessor. */
export const firstPromise = '0'.repeat(64);
/** Business days before a promised day from which an order that is not in the ERP yet puts it at risk. */
export const riskBusinessDays = 3;
/** Why a promised day is at risk, as the store's own data tell. */
export const promiseRisks = ['not-in-erp', 'pieces-missing', 'pieces-late'] as const;
export type PromiseRisk = (typeof promiseRisks)[number];
/** Months back for which promises are counted. */
export const promiseMonths = 12;
