import type { StorePromotion } from '../writing/promotions';
import type { FieldName, FieldValues } from './fields';

export interface Dimension {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly uom: string;
}

/** Pieces that a warehouse has. */
export interface Stock {
  readonly warehouse: string;
  readonly pieces: number;
}

/** A product as a row describes it, without fields the mapping does not read. */
export interface ImportedProduct {
  readonly line: number;
  readonly itemCode: string;
  readonly name: string;
  readonly priceCents: number;
  /** Handles with all above them, sorted; absent where the file says nothing of categories. */
  readonly categories?: readonly string[];
  readonly dimensions?: readonly Dimension[];
  /** Each warehouse once; absent where the row says nothing of stock. */
  readonly stock?: readonly Stock[];
  /** Values of filters, sorted; absent where the row says nothing of them. */
  readonly filterValues?: readonly string[];
  /** The filters that the row speaks of; absent: all. */
  readonly filters?: readonly string[];
  /** Null for none; absent where the file says nothing of promotions. */
  readonly promotion?: StorePromotion | null;
  /** Fields of which a cell could not be had: the product stays as it is there, where the store has it. */
  readonly keeps?: readonly FieldName[];
  readonly values: FieldValues;
}

/** One thing the report says about one row. */
export interface Remark {
  readonly line: number;
  readonly itemCode: string;
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

export type RowResult =
  | { readonly kind: 'product'; readonly product: ImportedProduct; readonly warnings: readonly Remark[] }
  | { readonly kind: 'refused'; readonly remarks: readonly Remark[] }
  /** The mapping says that the store does not sell it. */
  | { readonly kind: 'left-out'; readonly remark: Remark };
