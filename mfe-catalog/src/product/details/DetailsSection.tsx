import { useBrand } from '@actual/shell-contract';
import { from } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

const Section = styled.section`
  > h2 {
    font: var(--t-h-3);
    letter-spacing: var(--t-h-3-ls);
  }
  > h2 > span { display: none; }
  > h2 > button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    width: 100%;
    min-height: 64px;
    padding: 0;
    font: inherit;
    letter-spacing: inherit;
    text-align: start;
  }
  &[data-ruled] { border-bottom: 1px solid var(--c-line); }
  > div { padding-bottom: 24px; }
  &:not([data-shown]) > div { display: none; }
  @media print, (scripting: none) {
    &:not([data-shown]) > div { display: block; }
    > h2 > button svg { display: none; }
  }
  ${from.tablet} {
    &[data-ruled] { border-bottom: 0; }
    > h2 > button, &:not([data-named]) > h2 { display: none; }
    > h2 > span { display: block; margin-bottom: 16px; }
    > div, &:not([data-shown]) > div { display: block; padding-bottom: 0; }
  }
`;

interface DetailsSectionProps {
  id: string;
  title: string;
  /** On phones: open before anybody taps it. */
  open?: boolean;
  /** False where the mark above already says the title on wide screens. */
  named?: boolean;
  children: ReactNode;
}

/** A section of the product's information: a panel that opens on phones, always open on wide screens. */
export function DetailsSection({ id, title, open = false, named = true, children }: DetailsSectionProps) {
  const { structure } = useBrand();
  const [shown, setShown] = useState(open);
  const plus = structure.disclosure === 'plus' || structure.priceBlock === 'panel';
  return (
    <Section
      id={id}
      aria-labelledby={`${id}-titulo`}
      data-shown={shown ? '' : undefined}
      data-named={named ? '' : undefined}
      data-ruled={structure.priceBlock === 'rule' ? '' : undefined}
    >
      <h2 id={`${id}-titulo`}>
        <span>{title}</span>
        <button type="button" aria-expanded={shown} aria-controls={`${id}-texto`} onClick={() => setShown(!shown)}>
          <span>{title}</span>
          <Icon name={plus ? (shown ? 'minus' : 'plus') : shown ? 'chevron-up' : 'chevron-down'} size={20} />
        </button>
      </h2>
      <div id={`${id}-texto`}>{children}</div>
    </Section>
  );
}
