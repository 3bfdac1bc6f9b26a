import type { CatalogImport, ImportChoices } from '@actual/contracts';
import { type ImportedField, isValuedField, neededFields } from '@actual/contracts/facts/catalog/imports';

/** The choices before anybody changes them: the form that the file seems to have. */
export function firstChoices({ look }: Pick<CatalogImport, 'look'>): ImportChoices {
  const columns = look?.kind === 'proposed' ? look.columns : [];
  return {
    fields: columns.flatMap(({ heading, field }) => (field && field !== 'Categories' ? [{ heading, field }] : [])),
    filters: [],
    categoryColumn: look?.categoryColumn ?? null,
    categories: [],
    values: [],
    site: null,
    decimal: null,
    unit: null,
    weight: null,
    warehouse: null,
    missing: 'keep',
  };
}

/** Nothing, a field, or a filter of the column's own name. */
export type ColumnChoice = '' | 'filter' | ImportedField;

export function choiceOf(choices: ImportChoices, heading: string): ColumnChoice {
  if (choices.categoryColumn === heading) return 'Categories';
  if (choices.filters.includes(heading)) return 'filter';
  return choices.fields.find((one) => one.heading === heading)?.field ?? '';
}

/** The choices with another meaning of a column; a field is one column's. */
export function withColumn(choices: ImportChoices, heading: string, choice: ColumnChoice): ImportChoices {
  const others = choices.fields.filter((one) => one.heading !== heading && one.field !== choice);
  const isField = choice !== '' && choice !== 'filter' && choice !== 'Categories';
  const wasCategory = choices.categoryColumn === heading;
  return {
    ...choices,
    fields: isField ? [...others, { heading, field: choice }] : others,
    filters: [...choices.filters.filter((one) => one !== heading), ...(choice === 'filter' ? [heading] : [])],
    categoryColumn: choice === 'Categories' ? heading : wasCategory ? null : choices.categoryColumn,
  };
}

/** Fields that no column gives and without which nothing is imported. */
export const missingOf = ({ fields }: ImportChoices, { look }: Pick<CatalogImport, 'look'>): ImportedField[] =>
  look?.kind === 'proposed' ? neededFields.filter((field) => !fields.some((one) => one.field === field)) : [];

/** A word of the file that the store does not know. */
export interface Unknown {
  readonly field: string;
  readonly value: string;
  readonly rows: number;
  readonly near: readonly string[];
}

/** Words that somebody must give a meaning: those that the look found, those of the last trial, and those that have one. */
export function unknownsOf(
  { look, report }: Pick<CatalogImport, 'look' | 'report'>,
  choices: ImportChoices,
): Unknown[] {
  const found = new Map<string, Unknown>();
  const add = (one: Unknown) => {
    const key = `${one.field}\n${one.value}`;
    if (!found.has(key)) found.set(key, one);
  };
  if (look && look.categoryColumn === choices.categoryColumn)
    for (const { name, rows, handle, near } of look.categories)
      if (handle === null) add({ field: 'Categories', value: name, rows, near });
  for (const one of report?.lists.unmapped ?? []) add(one);
  for (const { name } of choices.categories) add({ field: 'Categories', value: name, rows: 0, near: [] });
  for (const { field, value } of choices.values) add({ field, value, rows: 0, near: [] });
  return [...found.values()];
}

/** The choice for such a word; null for one that the store does not sell, undefined before a choice. */
export function meaningOf(choices: ImportChoices, { field, value }: Unknown): string | null | undefined {
  if (field !== 'Categories') return choices.values.find((one) => one.field === field && one.value === value)?.to;
  const one = choices.categories.find(({ name }) => name === value);
  return one && (one.handles?.[0] ?? null);
}

/** The choices with another meaning of such a word. */
export function withMeaning(
  choices: ImportChoices,
  { field, value }: Unknown,
  meaning: string | null | undefined,
): ImportChoices {
  if (field === 'Categories') {
    const others = choices.categories.filter(({ name }) => name !== value);
    const handles = meaning ? [meaning] : null;
    return { ...choices, categories: meaning === undefined ? others : [...others, { name: value, handles }] };
  }
  const others = choices.values.filter((one) => one.field !== field || one.value !== value);
  const values =
    isValuedField(field) && meaning !== undefined ? [...others, { field, value, to: meaning ?? '' }] : others;
  return { ...choices, values };
}
