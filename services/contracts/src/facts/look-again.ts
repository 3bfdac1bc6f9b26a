// how often an open page asks again for what changes without it, in milliseconds
/** An invoice that is on its way: so many times, then no more (shopping 4). */
export const invoiceChecks = { most: 5, everyMs: 3_000 } as const;
/** A payment whose outcome nobody knows yet. */
export const paymentMs = 4_000;
/** An order on its way to the ERP, and one that waits for its money. */
export const orderMs = { erp: 3_000, transfer: 10_000 } as const;
/** A new order whose promise is being signed, for so long after it was made. */
export const promiseMs = { every: 3_000, within: 300_000 } as const;
/** The same order, as staff watch it. */
export const deskErpMs = 5_000;
/** The board: what colleagues moved. */
export const boardMs = 20_000;
/** The counts in the desk's menu. */
export const deskCountsMs = 120_000;
/** An import that is worked on, and the list of them. */
export const importMs = { one: 900, list: 5_000 } as const;
/** A report's export that is being written. */
export const exportMs = 700;
/** The releases and their figures. */
export const releasesMs = 30_000;
