import { slugFrom } from '../../reading/text';
import type { SourceRow } from '../source';

/** The cells of a row under the store's names. */
export type Given = Readonly<Record<string, string>>;

export interface ExportedRow {
  readonly row: SourceRow;
  readonly given?: Given;
  readonly leftOut?: string;
  readonly broken?: string;
  /** The text that its code is made from, where it has none of its own. */
  readonly identity?: string;
}

/** The product export of a shop system. */
export interface StoreExport {
  /** The system's usual name. */
  readonly name: string;
  /** Headings that only this system has. */
  readonly signs: readonly string[];
  /** The store's headings that it fills. */
  readonly headings: readonly string[];
  /** Each row with its values, why it is no product, or why it cannot be one. `read` begins at the front each time. */
  rows(read: () => AsyncIterable<SourceRow>): AsyncIterable<ExportedRow>;
}

/** An item code from words, however long; products of other systems may have none. */
export const codeFrom = (...words: readonly string[]): string =>
  words.filter(Boolean).map(slugFrom).filter(Boolean).join('-').toUpperCase();
/** The text that a code is made from, to the letter. */
export const identityOf = (...words: readonly string[]): string => words.filter(Boolean).join('\n');
/** A cell that a spreadsheet was told to leave alone: Shopify and Excel put an apostrophe in front. */
export const unquoted = (cell: string): string => cell.replace(/^'/, '');

/** Fields of the store for other systems' options, by the beginning of their name. */
const optionFields: readonly (readonly [RegExp, string])[] = [
  [/^colou?r/i, 'DetailedColor'],
  [/^(size|tama|medida|talla)/i, 'size'],
];

/** Pieces that there are: shops that sell more than they have count below zero. */
export const piecesOf = (cell: string): string => (/^-\d/.test(cell) ? '0' : cell);

/** Options of a variant as fields; one that is neither a color nor a size is its finish. */
export function optionsAsFields(options: readonly (readonly [name: string, value: string])[]): Given {
  const fields: Record<string, string> = {};
  for (const [name, value] of options) {
    const [, field = 'Finish'] = optionFields.find(([begins]) => begins.test(name)) ?? [];
    fields[field] = [fields[field], value].filter(Boolean).join(', ');
  }
  return fields;
}

/** Attributes under one heading: `Material: Pino|Material: Hierro`. */
export const attributesCell = (attributes: readonly (readonly [name: string, value: string])[]): string =>
  attributes.map(([name, value]) => `${name}: ${value.replaceAll('|', ' ')}`).join('|');

/** Fields of options that a system may or may not fill. */
export const optionHeadings = ['DetailedColor', 'size', 'Finish', 'Attributes'] as const;

/** The trimmed text of a row's cell; empty for an unknown heading. */
export const cellOf = (row: SourceRow | undefined, heading: string): string => row?.cells.get(heading)?.trim() ?? '';
