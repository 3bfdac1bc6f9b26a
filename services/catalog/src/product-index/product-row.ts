import type { Measure } from '@actual/contracts/facts/catalog/measures';
import type { SizeKey } from '@actual/contracts/facts/catalog/sizes';
import { brands, defaultSite, type Society } from '@actual/contracts/facts/company/brands';
import type { Packing } from '@actual/contracts/way-in/packing';
import { type Travels, travelsOf } from '@actual/domain';

/** The properties of a product that the index keeps, for filters and sorting. */
export interface IndexedProduct {
  readonly id: string;
  readonly itemCode: string;
  readonly society: Society;
  readonly discountPriceCents: number;
  readonly discount: number;
  readonly brandId: string | null;
  /** Its variations share it. */
  readonly groupId: string | null;
  readonly salesCount: number;
  readonly slowMovement: boolean;
  readonly spotlight: boolean;
  /** How it comes into a home. */
  readonly travels: Travels;
}

/** The texts of a product in suggestions, beside the index. */
export interface ProductLabel {
  readonly name: string;
  readonly slug: string;
  /** Picture stem; null where there is none. */
  readonly picture: string | null;
  readonly priceCents: number;
}

/** A product's texts as they are read. */
export interface ProductTexts {
  /** Everything said of it in single words. */
  readonly facts: string;
  readonly description: string;
  readonly lengthsCm: readonly number[];
}

/** A source of pieces: its id, its warehouse, the day of a purchase under way or null, and all that ever came in. */
export type SourceRow = readonly [id: number, warehouse: string, arrivesOn: string | null, received: number];

/** A product as it is read for the index, whole. */
export interface ProductRow extends Omit<IndexedProduct, 'travels'>, ProductLabel, ProductTexts {
  readonly dimensions: readonly Measure[];
  readonly packing: Packing | null;
  readonly categoryIds: readonly string[];
  readonly valueIds: readonly string[];
  readonly sources: readonly SourceRow[];
}

/** The same without its texts, at its place in the index. */
export interface PlacedProduct {
  readonly position: number;
  readonly product: IndexedProduct;
  readonly label: ProductLabel;
  /** Centimeters; null where unknown. */
  readonly sizes: Readonly<Record<SizeKey, number | null>>;
  readonly categoryIds: readonly string[];
  readonly valueIds: readonly string[];
  readonly sources: readonly SourceRow[];
}

/** Stands where no product is any more. */
export const noProduct: IndexedProduct = {
  id: '',
  itemCode: '',
  society: brands[defaultSite].society,
  discountPriceCents: 0,
  discount: 0,
  brandId: null,
  groupId: null,
  salesCount: 0,
  slowMovement: false,
  spotlight: false,
  travels: travelsOf([], null),
};
