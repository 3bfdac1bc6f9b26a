import type { ProductReviews } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import styled from 'styled-components';

const Rows = styled.dl`
  display: grid;
  gap: 6px;
  max-width: 320px;
  > div {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr) 32px;
    align-items: center;
    gap: 10px;
  }
  dt, dd { font: var(--t-small); color: var(--c-text-2); }
  dd:last-child { text-align: end; }
  dd:has(svg) { color: var(--c-text); }
`;
const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 8px;
  border-radius: 4px;
  background: var(--c-line);
  rect { fill: currentColor; }
  @media (forced-colors: active) { background: none; outline: 1px solid; }
`;

const stars = [5, 4, 3, 2, 1] as const;

/** How many gave how many stars. */
export const Distribution = ({ said }: { said: ProductReviews }) => (
  <Rows>
    {stars.map((star) => {
      const count = said.stars[star - 1] ?? 0;
      return (
        <div key={star}>
          <dt>{countWords(star, 'estrella', 'estrellas')}</dt>
          <dd aria-hidden="true">
            <Bar viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={(100 * count) / said.total} height="1" />
            </Bar>
          </dd>
          <dd>{count}</dd>
        </div>
      );
    })}
  </Rows>
);
