import type { Product } from '@actual/contracts';
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { noExchangePercent } from '@actual/contracts/facts/delivery/after-sale';
import { monthly, toPesos } from '@actual/domain';
import { discountsOf, plansOf, productUrl, stillCard } from '../cards/card';
import type { ProductRow } from './product.queries';

/** Sizes that pictures have (shopping 9), in pixels of their side. */
const sizes = [300, 600, 1000] as const;
const filename = (stem: string, size: (typeof sizes)[number]): string => `${stem}-${size}.webp`;
const addressOf = (file: string): string => `/pictures/${file}`;

type PictureFields = 'imageURL' | 'icon_filename' | 'icon_description' | 'icons' | 'images' | 'files' | 'ImagesOrder';

/** The pictures of a product, most of them in the specification's words (decision 0060). */
function picturesOf({ pictures, name }: ProductRow): Pick<Product, PictureFields> {
  const [first = null] = pictures;
  const numbered = pictures.map((stem, at) => ({ id: String(at + 1), stem }));
  return {
    imageURL: first && addressOf(filename(first, 1000)),
    icon_filename: first,
    icon_description: first && name,
    icons: first ? sizes.map((size) => ({ url: addressOf(filename(first, size)), size: `${size}x${size}` })) : [],
    images: numbered.map(({ id, stem }) => ({ id, stem, alt: id === '1' ? name : `${name}, vista ${id}` })),
    files: numbered.map(({ id, stem }) => ({
      id,
      filename: filename(stem, 1000),
      url: addressOf(filename(stem, 1000)),
    })),
    ImagesOrder: numbered.map(({ id }) => id).join(','),
  };
}

/** Pieces that can be promised of a product the site sells; undefined where it does not sell it. */
export type AvailableOf = (id: string) => number | undefined;

const variantsOf = (row: ProductRow, availableOf: AvailableOf): Product['variants'] =>
  row.variants.flatMap((one) => {
    const Available = availableOf(one.id);
    if (Available === undefined) return [];
    return [
      {
        id: one.id,
        ItemCode: one.item_code,
        Name: one.name,
        url: productUrl(one),
        picture: one.picture ?? noPicture,
        DetailedColor: one.detailed_color,
        U_COLOR: one.color_name,
        colorCode: one.color_code,
        size: one.size,
        DiscountPrice: toPesos(one.discount_price_cents),
        Available,
      },
    ];
  });

/**
 * The reply for a product page; `said` comes from the index and its stock, `availableOf` knows the stock of the product
 * and of its variants on the site.
 */
export function productOf(
  row: ProductRow,
  said: Pick<Product, 'Categories' | 'FilterValues' | 'Warehouse' | 'StoreStock'>,
  availableOf: AvailableOf,
): Product {
  const discounts = discountsOf(row);
  const [discountPg1, discountPg2, discountPg3, discountPg4, discountPg5] = discounts;
  return {
    ...stillCard(row),
    Available: availableOf(row.id) ?? 0,
    deliveryDate: null,
    Description: row.description,
    MainFeatures: row.main_features,
    PackageContent: row.package_content,
    Restrictions: row.restrictions,
    Conservation: row.conservation,
    CustomBrand: row.brand,
    ...said,
    mainPromo: row.promotion && { ...row.promotion, discountPg1, discountPg2, discountPg3, discountPg4, discountPg5 },
    // group 5 is never offered, so its discount is nobody's
    maxDiscount: Math.max(discountPg1, discountPg2, discountPg3, discountPg4),
    warrantyExchange: discountPg1 < noExchangePercent,
    ...picturesOf(row),
    model: row.model,
    dimensions: row.dimensions
      .filter(({ value }) => value > 0)
      .map((one) => ({ ...one, value: Math.round(one.value * 100) / 100 })),
    packing: row.packing,
    DetailedColor: row.detailed_color,
    U_COLOR: row.color_name,
    Groups: row.group ? [row.group] : [],
    variants: variantsOf(row, availableOf),
    plans: plansOf(row.price_cents, discounts).map((plan) => ({
      group: plan.group,
      months: plan.months,
      name: plan.groupName,
      discount: plan.discount,
      monthly: toPesos(monthly(plan.total, plan.months)),
      total: toPesos(plan.total),
      minimum: toPesos(plan.minimum),
    })),
    U_FAMILIA: row.u_familia,
    Active: row.active,
  };
}
