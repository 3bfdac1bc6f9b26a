/** The type of a column's cells, so that a spreadsheet sorts and adds them up. */
export type CellKind = 'text' | 'whole' | 'money' | 'day' | 'moment';

export interface ShownColumn {
  key: string;
  title: string;
  kind: CellKind;
  /** In characters. */
  width: number;
  /** The words that people read instead of a code. */
  word?: (code: string) => string;
}
/** A column that the database fills. */
export interface SheetColumn extends ShownColumn {
  /** Its value: money in centavos, days and moments as text of the store's clock. */
  sql: string;
}

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** Some rows at a time: nothing of a file is ever held whole. */
export type Batches = AsyncIterable<readonly Row[]>;

/** A row's value of a column, as people read it. */
export function readCell({ key, word }: Pick<ShownColumn, 'key' | 'word'>, row: Row): Value {
  const value = row[key] ?? null;
  return word && typeof value === 'string' ? word(value) : value;
}
