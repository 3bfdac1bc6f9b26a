import type { ModelCard } from '@actual/contracts';
import { tintOf } from '@actual/contracts/facts/catalog/tints';
import { hydrateLazily, useBrand } from '@actual/shell-contract';
import { ProductCard, Skeleton } from '@actual/ui';
import { useState } from 'react';
import { CardAdd } from './CardAdd';
import { SaveProduct } from './SaveProduct';

/** Colors are links, which work as they came; they change the card once somebody has touched the page. */
const ModelColors = hydrateLazily(
  async () => (await import(/* webpackChunkName: "filters" */ './ModelColors')).ModelColors,
);

const CompareToggle = hydrateLazily(
  async () => (await import(/* webpackChunkName: "compare" */ '../compare/CompareToggle')).CompareToggle,
);

interface CardProps {
  /** A product, or a model whose other colors the card can change to. */
  product: ModelCard;
  /** Above the fold: its picture loads first. */
  priority?: boolean;
  sizes?: string;
  heading?: 'h2' | 'h3';
  /** With the brand's small way to add to the cart, where it has one. */
  buy?: boolean;
}

/** The line of facts of a model with several sizes. */
const factsOf = ({ facts, finish }: ModelCard, sizes: number | undefined) =>
  [facts ?? finish, sizes ? `${sizes} tamaños` : null].filter(Boolean).join(' · ') || undefined;

/** A product of the catalog as the brand's card; picture, price, date and address are those of the chosen color. */
export function Card({ product: model, priority = false, sizes, heading = 'h3', buy = false }: CardProps) {
  const { structure } = useBrand();
  const [chosen, choose] = useState(model.id);
  const product = model.variants?.find(({ id }) => id === chosen) ?? model;
  return (
    <ProductCard
      href={product.url}
      picture={product.picture}
      name={product.Name}
      facts={factsOf(product, model.sizes)}
      price={product.DiscountPrice}
      before={product.priceBefore ?? undefined}
      discount={product.Discount || undefined}
      months={product.months ?? undefined}
      delivery={product.deliveryDate}
      passage={product.wayIn}
      widthCm={product.widthCm ?? undefined}
      swatches={product.colors.map(({ Name, Code }) => ({ label: Name, color: Code }))}
      color={product.color?.Name}
      colors={
        model.variants ? (
          <ModelColors
            model={model}
            chosen={product.id}
            onChoose={choose}
            fallback={<Skeleton $height="28px" $width="64px" />}
          />
        ) : undefined
      }
      tint={tintOf(product)}
      soldOut={product.Available === 0}
      pieces={product.Available}
      priority={priority}
      sizes={sizes}
      heading={heading}
      save={
        <>
          <SaveProduct product={product} />
          <CompareToggle product={product} />
        </>
      }
      action={buy && structure.cardAction !== 'none' ? <CardAdd product={product} /> : undefined}
    />
  );
}
