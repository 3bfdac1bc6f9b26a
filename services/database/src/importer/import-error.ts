/** An error the importing person can correct; its message is one line in Spanish. */
export class ImportError extends Error {}
