// apart from `invoices.ts`, which every page loads
/** Names of the files of an invoice and of a credit note, without the ending: PDF, XML, or the ZIP of both. */
export const invoiceFileName = (folio: string | null): string => `Factura-${folio}`;
export const creditNoteFileName = (folio: string | null): string => `Nota-de-credito-${folio}`;
