import type { Mapping } from '../mapping';
import type { SourceRow } from '../source/source';
import { loose, tidy } from './text';

/** The end of a word, after the text that a mapping looks for: `sofá` begins «Sofá, tres plazas», no «sofá-cama». */
const endsWord = /^(?:[\s,;:.(]|$)/;

/** Where a mapping puts a row, or why it does not; `column` and `value` are the cell that decided. */
export interface RowCategory {
  readonly column: string;
  readonly value: string;
  readonly handles?: readonly string[];
  readonly leftOut?: boolean;
  readonly unknown?: string;
}

/** The merchant's categories, and the beginnings of their names, as the store's. */
export class CategoryReader {
  private readonly beginnings: readonly (readonly [string, readonly string[] | null])[];

  constructor(private readonly mapping: NonNullable<Mapping['category']>) {
    this.beginnings = Object.entries(mapping.words?.map ?? {})
      .map(([word, handles]) => [loose(word), handles] as const)
      .sort(([a], [b]) => b.length - a.length);
  }

  read(row: SourceRow): RowCategory {
    const { column, map, words } = this.mapping;
    const named = words ? (row.cells.get(words.column) ?? '') : '';
    const text = loose(named);
    const begun = this.beginnings.find(([word]) => text.startsWith(word) && endsWord.test(text.charAt(word.length)));
    const own = { column, value: tidy(row.cells.get(column) ?? '') };
    const by = begun && words ? { column: words.column, value: named } : own;
    const handles = begun ? begun[1] : map[own.value];
    if (handles) return { ...by, handles };
    if (handles === null) return { ...by, leftOut: true };
    return {
      ...own,
      value: words ? `${tidy(named)} (${own.value})` : own.value,
      unknown: words ? 'ni el nombre ni la categoría están en el mapeo' : 'la categoría no está en el mapeo',
    };
  }
}
