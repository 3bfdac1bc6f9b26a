import type { Product } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import { far, from, whenNear } from '@actual/themes-contract';
import { Accordion, DefinitionList, Text } from '@actual/ui';
import styled from 'styled-components';
import { DetailsSection } from './DetailsSection';
import { careOf, Delivery, Description, Measures, Minimums, Payment } from './sections';

const Below = styled.div`
  ${whenNear(1850, 900)}
`;
const Marks = styled.nav`
  display: none;
  gap: 36px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: 28px;
  border-bottom: 1px solid var(--c-line);
  a { flex: none; padding: 16px 0; font: var(--t-ui); color: var(--c-text-2); border-bottom: 3px solid transparent; }
  a:first-child { color: var(--c-tab); border-bottom-color: var(--c-tab); }
  a:hover { color: var(--c-text); }
  a:focus-visible { outline-offset: calc(-1 * var(--focus-width)); }
  ${from.tablet} { display: flex; }
`;
const Care = styled.div`
  margin-top: 20px;
`;

const Sheet = styled.div`
  display: grid;
  ${from.tablet} { gap: 44px; }
  --drawing-border: var(--panel-border);
  ${from.desktop} {
    gap: 48px;
    > div {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 40px;
      padding-top: 40px;
      border-top: 1px solid var(--c-line);
    }
  }
  > div > section + section { ${from.tablet} { margin-top: 40px; } ${from.desktop} { margin-top: 0; } }
`;
const Cards = styled.div`
  display: grid;
  gap: 16px;
  align-items: start;
  --drawing-ground: var(--c-tile);
  section {
    padding: 0 var(--pad-panel);
    background: var(--c-surface);
    border: var(--panel-border);
    border-radius: var(--radius-panel);
  }
  > div { display: contents; }
  #dimensiones, #entrega { order: 1; }
  #formas-de-pago { order: 2; }
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px;
    > div { display: grid; gap: 20px; }
    section { order: 0 !important; padding: 32px; }
  }
`;
const Open = styled(Below)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 44px;
  align-items: start;
  ${from.desktop} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 64px; }
  #dimensiones {
    padding: var(--pad-panel);
    background: var(--c-tile);
    border-radius: var(--radius-hero);
    --drawing-ground: transparent;
    --c-line: var(--c-surface);
  }
  #planes { margin-block: 36px 28px; scroll-margin-top: 24px; }
`;

/** Description, dimensions, delivery and payment: a drawn sheet, cards or an open page, as the brand lays them out. */
export function ProductDetails({ product }: { product: Product }) {
  const { structure } = useBrand();
  const care = careOf(product);
  const description = (
    <DetailsSection id="descripcion" title="Descripción" open>
      <Description product={product} />
      {care.length > 0 && structure.priceBlock !== 'open' ? (
        <Care>
          <DefinitionList items={care} />
        </Care>
      ) : null}
    </DetailsSection>
  );
  const delivery = (
    <DetailsSection id="entrega" title="Entrega">
      <Delivery />
    </DetailsSection>
  );
  if (structure.priceBlock === 'open')
    return (
      <Open {...far}>
        <div>
          {description}
          <DetailsSection id="planes" title="Planes de pago" open>
            <Payment product={product} />
          </DetailsSection>
          <Accordion
            items={[
              { id: 'entrega', title: 'Entrega', content: <Delivery /> },
              ...care.map(({ term, value }) => ({ id: term, title: term, content: <Text>{value}</Text> })),
            ]}
          />
        </div>
        <DetailsSection id="dimensiones" title="Dimensiones" open>
          <Measures product={product} />
        </DetailsSection>
      </Open>
    );
  const sheet = structure.priceBlock === 'rule';
  const [about, measures] = [
    ['descripcion', 'Descripción'],
    ['dimensiones', 'Dimensiones'],
  ] as const;
  const marks = [
    ...(sheet ? [measures, about] : [about, measures]),
    ['entrega', 'Entrega'],
    ['formas-de-pago', 'Formas de pago'],
  ] as const;
  return (
    <Below {...far}>
      <Marks aria-label="Información del producto">
        {marks.map(([id, label]) => (
          <a key={id} href={`#${id}`}>
            {label}
          </a>
        ))}
      </Marks>
      {sheet ? (
        <Sheet>
          <DetailsSection id="dimensiones" title="Dimensiones" open named={false}>
            <Measures product={product} columns />
          </DetailsSection>
          <div>
            {description}
            {delivery}
            <DetailsSection id="formas-de-pago" title="Formas de pago">
              <Minimums product={product} />
            </DetailsSection>
          </div>
        </Sheet>
      ) : (
        <Cards>
          <div>
            {description}
            <DetailsSection id="formas-de-pago" title="Formas de pago">
              <Payment product={product} />
            </DetailsSection>
          </div>
          <div>
            <DetailsSection id="dimensiones" title="Dimensiones" open>
              <Measures product={product} />
            </DetailsSection>
            {delivery}
          </div>
        </Cards>
      )}
    </Below>
  );
}
