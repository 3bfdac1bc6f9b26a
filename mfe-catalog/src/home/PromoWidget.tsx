import type { ProductCard } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { Anchor, type } from '@actual/themes-contract';
import { Button, Container, LinkButton, Price, Sheet, Thumb } from '@actual/ui';
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
  &[data-band] {
    grid-template: 'title list' 1fr 'way list' auto / 260px minmax(0, 1fr);
    gap: 20px 40px;
    align-items: end;
    padding: 28px var(--pad-panel);
    &[data-ruled] { padding-inline: 0; border-top: var(--rule-strong); border-bottom: 1px solid var(--c-line); }
    h2 { align-self: start; }
    > a { grid-area: way; }
    ul { grid-area: list; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px; align-self: center; }
  }
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
  /** A band of its own where there is room; else it stands beside the hero. */
  band?: boolean;
}

/** The teasers and the way to all promotions. */
const Teasers = ({ products }: Pick<PromoProps, 'products'>) => (
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

/** Fixed teasers with 20 to 30 percent off: on the page on wide screens, else in a sheet behind a button. */
export function PromoWidget({ products, band = false }: PromoProps) {
  const { structure, voice } = useBrand();
  // a ground that is the page's own needs a rule
  const ruled = structure.priceBlock === 'rule';
  const [open, setOpen] = useState(false);
  if (products.length === 0) return null;
  const most = Math.max(...products.map(({ Discount }) => Discount));
  const parts = (
    <>
      <Box aria-labelledby="promo-titulo" data-band={band ? '' : undefined} data-ruled={ruled ? '' : undefined}>
        <h2 id="promo-titulo">{voice.offersTitle}</h2>
        <Teasers products={products} />
      </Box>
      <Opener>
        <Button variant="secondary" block icon="tag" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {`${voice.offersTitle}: hasta −${most}\u00a0%`}
        </Button>
      </Opener>
      <Sheet open={open} onClose={() => setOpen(false)} title={voice.offersTitle} side="bottom">
        <InSheet>
          <Teasers products={products} />
        </InSheet>
      </Sheet>
    </>
  );
  return band ? <Container>{parts}</Container> : parts;
}
