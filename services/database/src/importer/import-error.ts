/** Something the person who imports can put right; its message is one line in Spanish. */
export class ImportError extends Error {}
