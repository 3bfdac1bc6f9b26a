import type { ProductCard as CardData } from '@actual/contracts';
import { tintOf } from '@actual/contracts/facts/catalog/tints';
import { Slot, useBrand } from '@actual/shell-contract';
import { Disclosure, ProductCard, ProductPicture, Text } from '@actual/ui';
import { styled } from 'styled-components';
import { RestockForm } from '../restock/RestockForm';
import { Component as SaveProduct } from '../slots/save-product';
import type { SavedProduct } from './loader';

/** As tall as the cards beside it, whose rows it shares. */
const Gone = styled.article`
  position: relative;
  grid-row: span 4;
  display: grid;
  gap: 8px;
  align-content: start;
`;
const Corner = styled.span`
  position: absolute;
  top: 0;
  right: 0;
`;

/** A product that cannot be bought now has no link, and says why. */
const GoneCard = ({ id, name, picture, discontinued }: SavedProduct) => (
  <Gone>
    <ProductPicture stem={picture ?? ''} alt="" sizes="(min-width: 721px) 30vw, 46vw" faded />
    <Corner>
      <SaveProduct product={{ id, name }} />
    </Corner>
    <Text as="h2" step="name">
      {name}
    </Text>
    <Text step="small" tone="text2">
      {discontinued ? 'Ya no lo vendemos.' : 'Agotado por ahora.'}
    </Text>
    {discontinued ? null : (
      <Disclosure title="Avísame cuando haya">
        <RestockForm products={[{ id, label: name }]} />
      </Disclosure>
    )}
  </Gone>
);

const OnSale = ({ product }: { product: CardData }) => {
  const { structure } = useBrand();
  const add = {
    id: product.id,
    itemCode: product.ItemCode,
    name: product.Name,
    url: product.url,
    picture: product.picture,
    price: product.DiscountPrice,
  };
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
      tint={tintOf(product)}
      heading="h2"
      save={<SaveProduct product={{ id: product.id, name: product.Name }} />}
      action={
        structure.cardAction === 'none' ? undefined : (
          <Slot
            name="checkout/add-to-cart"
            variant="card"
            quantity={1}
            delivery={null}
            product={add}
            broken={() => null}
          />
        )
      }
    />
  );
};

export const SavedCard = (saved: SavedProduct) =>
  saved.card ? <OnSale product={saved.card} /> : <GoneCard {...saved} />;
