import type { Product } from '@actual/contracts';
import { useBrand } from '@actual/shell-contract';
import styled from 'styled-components';
import { cm, sizeOf } from './measures/size';

const Name = styled.h1`
  font: var(--t-product);
  letter-spacing: var(--t-product-ls);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;
const Facts = styled.p`
  margin-top: 6px;
  color: var(--c-text-2);
`;
const Eyebrow = styled.p`
  margin-bottom: 4px;
  font: var(--t-small);
  color: var(--c-text-2);
`;

/** Name, finish, measures and code: the code above the name where the price stands on its own panel. */
export function ProductName({ product }: { product: Product }) {
  const { structure } = useBrand();
  const above = structure.priceBlock === 'panel';
  const size = sizeOf(product.dimensions);
  const code = `Código ${product.ItemCode}`;
  const measures = size ? [size.width, size.depth, size.height].map((one) => cm(one).slice(0, -3)).join(' × ') : '';
  const facts = [product.finish, measures && `${measures} cm`].filter(Boolean).join(', ') || product.facts;
  return (
    <div>
      {above ? <Eyebrow>{[product.CustomBrand?.Name, code].filter(Boolean).join(' · ')}</Eyebrow> : null}
      <Name>{product.Name}</Name>
      <Facts>{[facts, above ? null : code].filter(Boolean).join('. ')}</Facts>
    </div>
  );
}
