import type { ProductCard } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Anchor, from } from '@actual/themes-contract';
import { LinkButton, Price, Thumb } from '@actual/ui';
import styled from 'styled-components';

/** Longest title of the widget, in characters (shopping 9). */
const titleLength = 36;

const Box = styled.aside`
  display: grid;
  gap: 16px;
  align-content: start;
  padding: 20px;
  background: var(--c-price-bg);
  border-radius: var(--radius-panel);
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${from.wide} { grid-template-columns: minmax(0, 1fr); }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 12px; align-items: center; }
`;

const short = (name: string): string =>
  name.length > titleLength ? `${name.slice(0, titleLength - 1).trimEnd()}…` : name;

/** Fixed teasers with 20 to 30 percent off. */
export function PromoWidget({ products }: { products: ProductCard[] }) {
  const { voice } = useBrand();
  if (products.length === 0) return null;
  return (
    <Box aria-labelledby="promo-titulo">
      <h2 id="promo-titulo" style={{ margin: 0, font: 'var(--t-h3)' }}>
        {voice.offersTitle}
      </h2>
      <List>
        {products.slice(0, 3).map((product) => (
          <li key={product.id}>
            <Thumb stem={product.picture} alt="" size={84} />
            <div>
              <Anchor href={product.url}>{short(product.Name)}</Anchor>
              <Price
                price={product.DiscountPrice}
                before={product.priceBefore ?? undefined}
                discount={product.Discount}
                badge
              />
            </div>
          </li>
        ))}
      </List>
      <LinkButton href="/search?sortkey=slowmovement" variant="secondary" block>
        Ver promociones
      </LinkButton>
    </Box>
  );
}
