/** One record of a file: where it begins, and its cells by heading. */
export interface SourceRow {
  /** Line of the file, or row of the sheet; the heading is line 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Headings whose cells are numbers, not numbers that somebody wrote: no sign in them is a question. */
  readonly numeric?: ReadonlySet<string>;
  /** Set where the record cannot be read as its heading promises. */
  readonly broken?: string;
  /** A remark on how it was read. */
  readonly note?: string;
  /** Set where the record is no product, with the reason. */
  readonly leftOut?: string;
}

/** A merchant's file, opened: its headings are known, its records are read one by one. */
export interface SourceFile {
  readonly headings: readonly string[];
  /** The system that exported the file, if any. */
  readonly system?: string;
  /** Those among them that are the store's own names, where the file is known to have others beside them. */
  readonly ownHeadings?: readonly string[];
  /** Headings that making products of the records has asked for; whole once all were read. */
  readonly asked?: ReadonlySet<string>;
  /** The decimal separator, if the program that writes such files always uses the same one. */
  readonly decimal?: '.' | ',';
  /** Remarks on how it was read, in Spanish. */
  readonly notes?: readonly string[];
  /** Lines of the file, about; for the progress bar. */
  readonly lines: number;
  rows(): AsyncIterable<SourceRow>;
}

export interface SourceOptions {
  readonly delimiter?: string;
  readonly encoding?: 'utf-8' | 'latin1';
  readonly sheet?: string;
  /** Columns that the heading has, where a mapping names them. */
  readonly wanted?: readonly string[];
}
