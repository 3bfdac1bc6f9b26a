import { reducedMotion } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { ProductGrid, ProductGridItem } from '../commerce/products/ProductGrid';

/** A gray placeholder as large as the part that it stands for. */
export const Skeleton = styled.span<{
  $width?: string;
  $height?: string;
  $ratio?: string;
  $radius?: string;
}>`
  display: block;
  width: ${({ $width }) => $width ?? '100%'};
  ${({ $ratio, $height }) => ($ratio ? `aspect-ratio: ${$ratio};` : `height: ${$height ?? '1em'};`)}
  border-radius: ${({ $radius }) => $radius ?? 'var(--radius-tag)'};
  background: linear-gradient(90deg, var(--c-skeleton) 35%, var(--c-skeleton-2) 50%, var(--c-skeleton) 65%) 0 0 / 200% 100%;
  animation: shine 1.6s linear infinite;
  ${reducedMotion} {
    animation: none;
    background: var(--c-skeleton);
  }
`;
const Lines = styled.span`
  display: grid;
  gap: 10px;
`;
/** The placeholder of a paragraph. */
export const TextSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <Lines aria-hidden="true">
    {Array.from({ length: lines }, (_, at) => `${96 - ((at * 17) % 40)}%`).map((width) => (
      <Skeleton key={width} $width={width} />
    ))}
  </Lines>
);
const CardRows = styled.span`
  display: grid;
  grid-row: span 4;
  align-content: start;
  gap: 12px;
`;
/** The placeholder of a card, with the card's own boxes. */
const CardSkeleton = () => (
  <CardRows aria-hidden="true">
    <Skeleton $ratio="1 / 1" $radius="var(--radius-tile)" />
    <Skeleton $width="72%" $height="22px" />
    <Skeleton $width="48%" $height="16px" />
    <Skeleton $width="38%" $height="24px" />
    <Skeleton $width="62%" $height="16px" />
  </CardRows>
);
/** The placeholder of a list, which tells screen readers once that it loads. */
export const GridSkeleton = ({ count = 6, withPanel }: { count?: number; withPanel?: boolean }) => (
  <div role="status" aria-label="Cargando productos">
    <ProductGrid label="Cargando" withPanel={withPanel}>
      {Array.from({ length: count }, (_, at) => `hueco-${at}`).map((key) => (
        <ProductGridItem key={key}>
          <CardSkeleton />
        </ProductGridItem>
      ))}
    </ProductGrid>
  </div>
);
