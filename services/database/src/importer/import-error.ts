/** A detail that a person must tell when the file does not. */
export type ImportQuestion = 'decimal' | 'unit' | 'weight';

/** An error the importing person can correct; its message is one line in Spanish. */
export class ImportError extends Error {
  /**
   * @param said the fault
   * @param ask the awaited answer, and how the command is told
   */
  constructor(
    readonly said: string,
    readonly ask?: { readonly question: ImportQuestion; readonly how: string },
  ) {
    super(ask ? `${said} ${ask.how}` : said);
  }
}

/** Another import holds the store: this one may be tried again. */
export class ImportBusy extends ImportError {}

/** The heading lacks columns: a mapping says what the file calls them. */
export class MissingColumnsError extends ImportError {}
