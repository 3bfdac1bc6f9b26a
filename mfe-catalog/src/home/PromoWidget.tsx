import type { ProductCard } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Button, LinkButton, Price, Sheet, Thumb } from '@actual/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { widget } from './promo-widget-place';

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
  ${widget.inSheet} { display: none; }
`;
const Opener = styled.div`
  ${widget.beside} { display: none; }
  @media (scripting: none) { display: none; }
`;
const InSheet = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 8px;
`;
const List = styled.ul`
  display: grid;
  gap: 12px;
  align-content: space-around;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 14px; align-items: center; }
  li a { ${type('name')} }
`;

const short = (name: string): string =>
  name.length > titleLength ? `${name.slice(0, titleLength - 1).trimEnd()}…` : name;

interface PromoProps {
  products: ProductCard[];
}

/** The teasers and the way to all promotions. */
const Teasers = ({ products }: PromoProps) => (
  <>
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
  </>
);

/** Fixed teasers with 20 to 30 percent off: beside the hero on wide screens, else in a sheet behind a button. */
export function PromoWidget({ products }: PromoProps) {
  const { voice } = useBrand();
  const [open, setOpen] = useState(false);
  if (products.length === 0) return null;
  const most = Math.max(...products.map(({ Discount }) => Discount));
  return (
    <>
      <Box aria-labelledby="promo-titulo">
        <h2 id="promo-titulo">{voice.offersTitle}</h2>
        <Teasers products={products} />
      </Box>
      <Opener>
        <Button variant="secondary" block icon="tag" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {`${voice.offersTitle}: hasta −${most} %`}
        </Button>
      </Opener>
      <Sheet open={open} onClose={() => setOpen(false)} title={voice.offersTitle} side="bottom">
        <InSheet>
          <Teasers products={products} />
        </InSheet>
      </Sheet>
    </>
  );
}
