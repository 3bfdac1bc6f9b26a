import type { ImportChoices, ImportLook } from '@actual/contracts';
import { isValuedField, type ValuedField } from '@actual/contracts/facts/catalog/imports';
import { type ImportOptions, LENGTH_NAMES } from '@actual/database/importer/index';

type Asked = Pick<
  ImportOptions,
  'mapping' | 'addsToHeadings' | 'categoryNames' | 'site' | 'decimal' | 'unit' | 'warehouse' | 'missing'
>;

const kilograms = { kg: 1, g: 0.001, lb: 0.453_592_37 } as const;
const lengths: ReadonlySet<string> = new Set(LENGTH_NAMES);

/** Staff's choices as the importer's options; of a column that is named twice, the first counts. */
export function optionsOfChoices(choices: ImportChoices, { kind, columns: known }: ImportLook): Asked {
  const valuesOf = (field: ValuedField): Record<string, string> =>
    Object.fromEntries(choices.values.filter((one) => one.field === field).map(({ value, to }) => [value, to]));
  /** A column with staff's meanings of its cells. */
  const source = (field: string, column: string) => {
    const map = isValuedField(field) ? valuesOf(field) : {};
    const scale = field === 'Weight' && choices.weight ? kilograms[choices.weight] : undefined;
    return { column, map: Object.keys(map).length > 0 ? { ...map, '*': '*' } : undefined, scale };
  };
  const headings = new Set(known.map(({ heading }) => heading));
  const named: (readonly [field: string, heading: string])[] =
    kind === 'proposed'
      ? choices.fields.filter(({ field }) => field !== 'Categories').map(({ field, heading }) => [field, heading])
      : // what the headings say, again where staff said something of its cells
        [
          ...new Set(choices.values.map(({ field }) => field)),
          ...(choices.weight && headings.has('Weight') ? (['Weight'] as const) : []),
        ].map((field) => [field, field]);
  const columns = Object.fromEntries(
    named
      .filter(([field]) => !lengths.has(field))
      .toReversed()
      .map(([field, heading]) => [field, source(field, heading)]),
  );
  const dimensions = Object.fromEntries(named.filter(([field]) => lengths.has(field)).toReversed());
  const filters = Object.fromEntries(choices.filters.map((heading) => [heading.slice(0, 40), heading]));
  return {
    mapping: {
      columns: {
        ...columns,
        ...(choices.categoryColumn ? { Categories: choices.categoryColumn } : {}),
      },
      dimensions: Object.keys(dimensions).length > 0 ? dimensions : undefined,
      filters,
    },
    addsToHeadings: kind !== 'proposed',
    categoryNames: new Map(choices.categories.map(({ name, handles }) => [name, handles])),
    missing: choices.missing,
    site: choices.site || undefined,
    decimal: choices.decimal || undefined,
    unit: choices.unit || undefined,
    warehouse: choices.warehouse || undefined,
  };
}
