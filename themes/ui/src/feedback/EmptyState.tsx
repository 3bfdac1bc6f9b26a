import { from, type Illustrations, type, useBrand } from '@actual/themes-contract';
import { type ReactNode, Suspense } from 'react';
import { css, styled } from 'styled-components';

const beside = css`
  @container (min-width: 720px) {
    grid-template-columns: minmax(0, 1fr) auto;
    justify-items: start;
    align-content: center;
    gap: 12px 48px;
    padding: 64px 56px;
    text-align: left;
    > svg {
      grid-column: 2;
      grid-row: 1 / span 3;
      width: 340px;
      align-self: center;
    }
  }
`;
const Place = styled.div`
  container-type: inline-size;
  height: 100%;
`;
const Box = styled.div<{ $beside: boolean }>`
  display: grid;
  align-content: start;
  height: 100%;
  justify-items: center;
  gap: 12px;
  padding: 28px 20px 36px;
  text-align: center;
  background: var(--c-empty);
  border-radius: var(--radius-panel);
  > svg {
    width: 208px;
    height: auto;
    margin-bottom: 8px;
  }
  > p {
    ${type('body')}
    color: var(--c-text-2);
    max-width: 29em;
    text-wrap: balance;
  }
  ${from.tablet} {
    padding: 56px 32px 64px;
    > svg {
      width: 320px;
    }
  }
  ${({ $beside }) => ($beside ? beside : '')}
`;
const Title = styled.h2`
  max-width: 10.5em;
  ${type('h3')}
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
  margin-top: 12px;
`;

export interface EmptyStateProps {
  illustration?: keyof Illustrations;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet, nothing found, or something failed: the brand's drawing, words, one way on. */
export const EmptyState = ({ illustration, title, text, action, heading = 'h2' }: EmptyStateProps) => {
  const { illustrations, structure } = useBrand();
  const Drawing = illustration ? illustrations[illustration] : null;
  return (
    <Place>
      <Box $beside={structure.empty === 'beside'}>
        {Drawing ? (
          <Suspense fallback={<svg viewBox="0 0 320 190" aria-hidden="true" />}>
            <Drawing aria-hidden="true" focusable="false" />
          </Suspense>
        ) : null}
        <Title as={heading}>{title}</Title>
        {text ? <p>{text}</p> : null}
        {action ? <Action>{action}</Action> : null}
      </Box>
    </Place>
  );
};
