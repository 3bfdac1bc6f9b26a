/** A finite resource of the store, shared by all callers. */
export interface FiniteThing {
  readonly what: string;
  readonly of: string;
  /** How much of it there is. */
  readonly much: string;
  /** The effect once it is used up. */
  readonly afterwards: string;
  /** The file or folder that keeps it so. */
  readonly keptBy: string;
}

/** A size as the table writes it. */
export const megabytes = (bytes: number): string => `${bytes / 1_000_000} MB`;
/** A count as the table writes it. */
export const thousands = (count: number): string => String(count).replace(/(\d)(?=(\d{3})+$)/g, '$1,');
