import type { ProductCard } from '@actual/contracts';
import { isKiosk } from '@actual/contracts/facts/catalog/kiosk-address';
import { accountPages } from '@actual/contracts/facts/company/information-pages';
import { useBrand, useLocation, useShell } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { LinkButton, Picture, Price } from '@actual/ui';
import styled from 'styled-components';

/** Words at the upper left, the piece or the drawing at the lower right. */
const Panel = styled.section`
  position: relative;
  display: grid;
  grid-template: 'words picture' 1fr 'way picture' auto / minmax(0, 1fr) 44%;
  gap: 12px 16px;
  overflow: hidden;
  padding: var(--pad-panel);
  background: var(--c-accent-soft);
  border-radius: var(--radius-tile);
  isolation: isolate;
  > :last-child { grid-area: picture; align-self: end; }
  h2 { ${type('h4')} text-wrap: balance; }
  h2 a::after { content: ''; position: absolute; inset: 0; z-index: 1; }
  h2 a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
  ${from.wide} { h2 { ${type('h3')} } }
`;
const Words = styled.div`
  grid-area: words;
  display: grid;
  gap: 8px;
  align-content: start;
  p { ${type('small')} color: var(--c-text); max-width: 26em; text-wrap: pretty; }
  ${from.desktop} { p { ${type('body')} } }
`;
const Way = styled.div`
  grid-area: way;
`;
/** As high as the panel, whatever the cards beside it are. */
const Piece = styled.div`
  align-self: stretch;
  display: grid;
  align-items: end;
  margin: 0 -6% -6% 0;
  img { aspect-ratio: 1; object-fit: contain; mix-blend-mode: var(--picture-blend); scale: var(--picture-scale); }
`;
const Drawing = styled.div`
  svg { display: block; width: 100%; height: auto; }
`;

/** A product that the shop puts forward in the category. */
const Featured = ({ product, category }: { product: ProductCard; category: string }) => (
  <Panel aria-label={`Destacado en ${category}`}>
    <Words>
      <p>{`Destacado en ${category}`}</p>
      <h2>
        <Anchor href={product.url}>{product.Name}</Anchor>
      </h2>
      {product.facts ? <p>{product.facts}</p> : null}
    </Words>
    <Way>
      <Price
        price={product.DiscountPrice}
        before={product.priceBefore ?? undefined}
        discount={product.Discount || undefined}
        months={product.months ?? undefined}
      />
    </Way>
    <Piece>
      <Picture stem={product.picture} alt="" sizes="(min-width: 1024px) 280px, 44vw" />
    </Piece>
  </Panel>
);

/** Offers help from a person to a visitor who went through a page without choosing. */
const Help = () => {
  const { illustrations, voice } = useBrand();
  const { noResults: Sketch } = illustrations;
  return (
    <Panel aria-label={voice.helpTitle}>
      <Words>
        <h2>{voice.helpTitle}</h2>
        <p>{voice.helpText}</p>
      </Words>
      <Way>
        <LinkButton href={accountPages.contact} variant="secondary" size="s">
          {voice.helpButton}
        </LinkButton>
      </Way>
      <Drawing>
        <Sketch aria-hidden="true" focusable="false" />
      </Drawing>
    </Panel>
  );
};

export interface ListPanelProps {
  /** The category's name, with its featured product. */
  category: string | undefined;
  product: ProductCard | undefined;
}

/** The panel after a page of ten, two cells wide: a featured product, or the link to an adviser. */
export function ListPanel({ category, product }: ListPanelProps) {
  const { frame } = useShell();
  const location = useLocation();
  if (product && category) return <Featured product={product} category={category} />;
  // a kiosk has no way out, and a store without that page none to it
  return isKiosk(location) || !frame?.addresses.includes(accountPages.contact) ? null : <Help />;
}
