import { from, type Illustrations, type, useBrand } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 20px 48px;
  text-align: center;
  background: var(--c-empty);
  border-radius: var(--radius-panel);
  > svg {
    width: min(320px, 80vw);
    height: auto;
    margin-bottom: 8px;
  }
  > p {
    ${type('body')}
    color: var(--c-text-2);
    max-width: 46ch;
    text-wrap: balance;
  }
  ${from.tablet} {
    padding: 56px 32px 64px;
  }
`;
const Title = styled.h2`
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
  const { illustrations } = useBrand();
  const Drawing = illustration ? illustrations[illustration] : null;
  return (
    <Box>
      {Drawing ? <Drawing aria-hidden="true" focusable="false" /> : null}
      <Title as={heading}>{title}</Title>
      {text ? <p>{text}</p> : null}
      {action ? <Action>{action}</Action> : null}
    </Box>
  );
};
