import type { ProductCard } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { LinkButton, Price, Thumb } from '@actual/ui';
import styled from 'styled-components';

/** Longest title of the widget, in characters (shopping 9). */
const titleLength = 36;

const Box = styled.aside`
  display: grid;
  gap: 16px;
  grid-template-rows: auto 1fr auto;
  padding: 20px;
  h2 { ${type('h3')} }
  background: var(--c-price-bg);
  border-radius: var(--radius-panel);
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  align-content: space-around;
  margin: 0;
  padding: 0;
  list-style: none;
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${from.wide} { grid-template-columns: minmax(0, 1fr); }
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 14px; align-items: center; }
  li a { ${type('name')} }
`;

const short = (name: string): string =>
  name.length > titleLength ? `${name.slice(0, titleLength - 1).trimEnd()}…` : name;

/** Fixed teasers with 20 to 30 percent off. */
export function PromoWidget({ products }: { products: ProductCard[] }) {
  const { voice } = useBrand();
  if (products.length === 0) return null;
  return (
    <Box aria-labelledby="promo-titulo">
      <h2 id="promo-titulo">{voice.offersTitle}</h2>
      <List>
        {products.slice(0, 3).map((product) => (
          <li key={product.id}>
            <Thumb stem={product.picture} alt="" size={92} />
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
