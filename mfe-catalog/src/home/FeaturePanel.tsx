import type { ProductCard } from '@actual/contracts';
import { pieceFill } from '@actual/contracts/facts/catalog/product-pictures';
import { useBrand } from '@actual/shell-contract';
import { fillsAcross, from, type } from '@actual/themes-contract';
import { Container, Cota, LinkButton, Picture, Price } from '@actual/ui';
import styled from 'styled-components';

const Band = styled.section`
  display: grid;
  overflow: hidden;
  background: var(--c-surface);
  box-shadow: inset 0 0 0 1px var(--c-line);
  border-radius: var(--radius-hero);
  margin-block: calc(var(--gap-section) / 2);
  ${from.desktop} { grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr); }
`;
/** How the picture stands on the stage: its height by its width, and how much larger. */
const ratio = 3 / 4;
const scale = 1.12;
const Stage = styled.div`
  display: grid;
  align-content: end;
  padding: 24px;
  background: var(--c-accent-soft);
  picture { display: block; }
  img { width: 100%; aspect-ratio: ${1 / ratio}; object-fit: contain; scale: ${scale}; mix-blend-mode: var(--picture-blend); }
  ${from.desktop} { padding: 32px 48px 40px; }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: center;
  padding: 28px 20px 36px;
  ${from.desktop} { padding: 56px; }
  h2 { margin: 0; ${type('h1')} text-wrap: balance; overflow-wrap: anywhere; }
  p { margin: 0; ${type('lead')} text-wrap: pretty; max-width: 28em; }
`;
const Facts = styled.dl`
  margin: 12px 0 0;
  border-top: var(--rule-strong);
  > div { display: flex; justify-content: space-between; gap: 16px; padding-block: 12px; border-bottom: 1px solid var(--c-line); }
  dt { ${type('name')} }
  dd { margin: 0; color: var(--c-text-2); text-align: right; }
`;

const Across = styled.div`
  width: ${100 * pieceFill * ratio * scale}%;
  margin-inline: auto;
`;
/** As long as the piece, which fills its picture from side to side where it is wide; else to scale. */
const Measure = ({ cm }: { cm: number }) => {
  const label = `${Math.round(cm)} cm`;
  return cm < fillsAcross ? (
    <Cota width={cm} label={label} />
  ) : (
    <Across>
      <Cota under label={label} />
    </Across>
  );
};

/** One piece and its measures: the page's only panel. */
export function FeaturePanel({ product }: { product: ProductCard }) {
  const { voice } = useBrand();
  return (
    <Container>
      <Band aria-labelledby="guia">
        <Stage>
          <Picture stem={product.picture} alt={product.Name} sizes="(min-width: 1024px) 55vw, 100vw" />
          {product.widthCm ? <Measure cm={product.widthCm} /> : null}
        </Stage>
        <Words>
          <h2 id="guia">{voice.guideTitle}</h2>
          <p>{voice.guideText}</p>
          <Facts>
            <div>
              <dt>{product.Name}</dt>
              <dd>{product.facts}</dd>
            </div>
            {product.finish ? (
              <div>
                <dt>Acabado</dt>
                <dd>{product.finish}</dd>
              </div>
            ) : null}
          </Facts>
          <Price
            price={product.DiscountPrice}
            before={product.priceBefore ?? undefined}
            discount={product.Discount || undefined}
            months={product.months ?? undefined}
            size="l"
            badge
          />
          <LinkButton href={product.url} variant="secondary">
            Ver la pieza y sus medidas
          </LinkButton>
        </Words>
      </Band>
    </Container>
  );
}
