import type { ReportColumn } from '../report';

type Kept = Pick<ReportColumn<never, string>, 'key' | 'always' | 'optional'>;

/** The columns that a view shows: those it names, or the usual ones. */
export function shownColumns<Column extends Kept>(columns: readonly Column[], named: string): Column[] {
  const keys = named.split('.');
  return columns.filter(({ key, always, optional }) => always || (named ? keys.includes(key) : !optional));
}

/** The keys of the columns shown once one of them is shown, or hidden. */
export function withColumn(columns: readonly Kept[], named: string, key: string, show: boolean): string[] {
  const others = shownColumns(columns, named).flatMap((one) => (one.key === key ? [] : [one.key]));
  return show ? [...others, key] : others;
}
