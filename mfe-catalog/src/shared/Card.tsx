import type { ProductCard as CardData } from '@actual/contracts';
import { tintOf } from '@actual/contracts/facts/tints';
import { useBrand } from '@actual/shell-contract';
import { ProductCard } from '@actual/ui';
import { CardAdd } from './CardAdd';
import { SaveProduct } from './SaveProduct';

interface CardProps {
  product: CardData;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  sizes?: string;
  heading?: 'h2' | 'h3';
  /** With the brand's small way to add to the cart, where it has one. */
  buy?: boolean;
}

/** A product of the catalog as the brand's card. */
export function Card({ product, priority = false, sizes, heading = 'h3', buy = false }: CardProps) {
  const { structure } = useBrand();
  return (
    <ProductCard
      href={product.url}
      picture={product.picture}
      name={product.Name}
      facts={product.facts ?? product.finish ?? undefined}
      price={product.DiscountPrice}
      before={product.priceBefore ?? undefined}
      discount={product.Discount || undefined}
      months={product.months ?? undefined}
      delivery={product.deliveryDate}
      widthCm={product.widthCm ?? undefined}
      swatches={product.colors.map(({ Name, Code }) => ({ label: Name, color: Code }))}
      tint={tintOf(product)}
      soldOut={product.Available === 0}
      lastPieces={product.Available > 0 && product.Available <= 3 ? product.Available : undefined}
      priority={priority}
      sizes={sizes}
      heading={heading}
      save={<SaveProduct product={product} />}
      action={buy && structure.cardAction !== 'none' ? <CardAdd product={product} /> : undefined}
    />
  );
}
