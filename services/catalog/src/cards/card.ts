import type { ProductCard } from '@actual/contracts';
import { noPicture } from '@actual/contracts/facts/catalog/product-pictures';
import { type Cents, discounted, type GroupDiscounts, monthly, paymentGroups, toPesos } from '@actual/domain';

/** The columns a card is made of. */
export interface CardRow {
  id: string;
  item_code: string;
  name: string;
  slug: string;
  pictures: string[];
  finish: string | null;
  facts: string | null;
  price_cents: number;
  discount_price_cents: number;
  discount_pg1: number;
  discount_pg2: number;
  discount_pg3: number;
  discount_pg4: number;
  discount_pg5: number;
  width_cm: number | null;
  tint: string | null;
  slow_movement: boolean;
  is_package: boolean;
  color_name: string | null;
  color_code: string | null;
  size: string | null;
  /** Of the product's group, its own first; null where none is known. */
  colors: ProductCard['colors'] | null;
}

/** A card without parts that change with stock and place. */
export type StillCard = Omit<ProductCard, 'Available' | 'deliveryDate'>;

/** The address of a product’s page. */
export const productUrl = ({ slug, id }: { slug: string; id: string }): string => `/${slug}/${id}`;

/** The discount of each payment group, in percent. */
export const discountsOf = (row: CardRow): GroupDiscounts => [
  row.discount_pg1,
  row.discount_pg2,
  row.discount_pg3,
  row.discount_pg4,
  row.discount_pg5,
];

/** One way to pay a product: a method of a group, with the product's price in that group. */
export interface PlanRow {
  readonly group: number;
  readonly groupName: string;
  readonly months: number;
  readonly discount: number;
  readonly total: Cents;
  readonly minimum: Cents;
}

/** The plans whose minimum the product's price in that group reaches (shopping 5); cards of one month are one plan. */
export function plansOf(priceCents: Cents, discounts: GroupDiscounts): PlanRow[] {
  const plans = new Map<string, PlanRow>();
  for (const { group, name, methods } of paymentGroups) {
    const discount = discounts[group - 1] ?? 0;
    const total = discounted(priceCents, discount);
    for (const { months, minimum, name: method } of methods) {
      const key = `${group} ${months}`;
      if (total >= minimum && !plans.has(key))
        plans.set(key, { group, groupName: months === 1 ? name : method, months, discount, total, minimum });
    }
  }
  return [...plans.values()];
}

function longestPlan(priceCents: Cents, discounts: GroupDiscounts): ProductCard['months'] {
  let longest: PlanRow | null = null;
  for (const plan of plansOf(priceCents, discounts)) if (plan.months > (longest?.months ?? 1)) longest = plan;
  if (!longest) return null;
  const { months, total, discount } = longest;
  return { count: months, amount: toPesos(monthly(total, months)), total: toPesos(total), discount };
}

/**
 * The product as lists show it. `Price` is the list price, `DiscountPrice` and `Discount` those of group 1 (reading 2).
 */
export function stillCard(row: CardRow): StillCard {
  const [picture = noPicture, pictureAlt = null] = row.pictures;
  return {
    id: row.id,
    ItemCode: row.item_code,
    Name: row.name,
    url: productUrl(row),
    slug: row.slug,
    picture,
    pictureAlt,
    finish: row.finish,
    facts: row.facts,
    Price: toPesos(row.price_cents),
    DiscountPrice: toPesos(row.discount_price_cents),
    Discount: row.discount_pg1,
    priceBefore: row.discount_pg1 > 0 ? toPesos(row.price_cents) : null,
    months: longestPlan(row.price_cents, discountsOf(row)),
    widthCm: row.width_cm,
    colors: row.colors ?? [],
    color: row.color_code === null ? null : { Name: row.color_name ?? '', Code: row.color_code },
    size: row.size,
    tint: row.tint,
    slowMovement: row.slow_movement,
    isPackage: row.is_package,
  };
}
