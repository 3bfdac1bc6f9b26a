import { from, type } from '@actual/themes-contract';
import { Icon, type IconName } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Content = styled.div`
  padding: 4px 20px 24px;
  ${from.tablet} {
    padding: 4px 28px 28px;
  }
`;
const Card = styled.div`
  background: var(--c-surface);
  border-radius: var(--radius-panel);
  box-shadow: inset 0 0 0 1px var(--c-option-edge);
  &:has(> label > input:checked) {
    box-shadow: inset 0 0 0 var(--chosen-width) var(--c-selected);
  }
  &:has(> label > input:not(:checked)) > ${Content} {
    display: none;
  }
  &:has(> label > input:focus-visible) {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: var(--focus-offset);
  }
`;
const Head = styled.label<{ $large: boolean }>`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: ${({ $large }) => ($large ? '20px' : '14px 20px')};
  cursor: pointer;
  ${from.tablet} {
    gap: 18px;
    padding: ${({ $large }) => ($large ? '24px 28px' : '20px 28px')};
  }
  > input {
    appearance: none;
    flex: none;
    width: 26px;
    height: 26px;
    margin: 0;
    border: 2px solid var(--c-control);
    border-radius: 50%;
    background: var(--c-surface);
    cursor: pointer;
    outline: none;
  }
  > input:checked {
    border-color: var(--c-selected);
    background: radial-gradient(circle, var(--c-surface) 0 32%, var(--c-selected) 36%);
  }
`;
const Sign = styled.span<{ $tint: number; $large: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $large }) => ($large ? '56px' : '48px')};
  aspect-ratio: 1;
  color: var(--c-text);
  background: ${({ $tint }) => `var(--c-tint-${$tint})`};
  border-radius: var(--radius-tile-s);
`;
const Words = styled.span`
  flex: 1;
  min-width: 0;
`;
const Title = styled.span<{ $large: boolean }>`
  ${type('h4')}
  display: block;
  ${({ $large }) => ($large ? `${from.tablet} { ${type('h3')} }` : '')}
`;
const Note = styled.span`
  ${type('small')}
  display: block;
  margin-top: 2px;
  color: var(--c-text-2);
`;

export interface ChoiceCardProps {
  name: string;
  value: string;
  title: string;
  text: string;
  icon: IconName;
  tint: 1 | 2 | 3;
  /** the choice most people want */
  large?: boolean;
  /** chosen when the page opens */
  first: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of the ways to go on: a radio with its drawing, and its fields below; the browser shows those of the chosen one. */
export const ChoiceCard = ({ name, value, title, text, icon, tint, large = false, ...rest }: ChoiceCardProps) => (
  <Card>
    <Head $large={large}>
      <Sign $tint={tint} $large={large}>
        <Icon name={icon} size={large ? 26 : 22} />
      </Sign>
      <Words>
        <Title $large={large}>{title}</Title>
        <Note>{text}</Note>
      </Words>
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={rest.first}
        onChange={({ currentTarget }) => {
          rest.onChoose();
          // the fields of the choice before, above this one, have closed
          currentTarget.labels?.[0]?.scrollIntoView({ block: 'nearest' });
        }}
      />
    </Head>
    <Content>{rest.children}</Content>
  </Card>
);
