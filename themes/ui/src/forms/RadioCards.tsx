import type { IconName } from '@actual/themes-contract';
import { type Structure, type, useBrand } from '@actual/themes-contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { RadioDot } from './check';
import { Legend } from './Legend';

type Look = Structure['options'];
const List = styled.div<{ $look: Look }>`
  display: grid;
  gap: ${({ $look }) => ($look === 'cards' ? '10px' : '0')};
  ${({ $look }) =>
    $look === 'joined'
      ? 'overflow: hidden; border: 1px solid var(--c-line); border-radius: var(--radius-panel); background: var(--c-surface);'
      : ''}
`;
const cards = css<{ $chosen: boolean; $off?: boolean }>`
  background: ${({ $chosen, $off }) => ($off ? 'transparent' : $chosen ? 'var(--c-selected-bg)' : 'var(--c-surface)')};
  border-radius: var(--radius-tile-s);
  box-shadow: inset 0 0 0
    ${({ $chosen }) => ($chosen ? 'var(--chosen-width) var(--c-selected)' : '2px var(--c-option-edge)')};
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;
const rows = css`
  border-top: 1px solid var(--c-line);
  > label {
    padding-inline: 0;
  }
  > div {
    padding-inline: 0;
  }
`;
const joined = css<{ $chosen: boolean }>`
  background: ${({ $chosen }) => ($chosen ? 'var(--c-price-bg)' : 'transparent')};
  & + & {
    border-top: 1px solid var(--c-line);
  }
`;
const looks = { cards, rows, joined } as const;
const Card = styled.div<{ $chosen: boolean; $off?: boolean; $look: Look }>`
  position: relative;
  transition: background var(--base) var(--ease);
  ${({ $look }) => looks[$look]}
  &:has(> label > input:focus-visible) {
    outline: var(--focus-width) solid var(--c-focus);
    outline-offset: ${({ $look }) => ($look === 'joined' ? 'calc(-1 * var(--focus-width))' : 'var(--focus-offset)')};
  }
`;
const Head = styled.label<{ $off?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  min-height: 64px;
  padding: 12px 18px;
  cursor: ${({ $off }) => ($off ? 'not-allowed' : 'pointer')};
  > input:focus-visible {
    outline: none;
  }
`;
const Words = styled.span`
  flex: 1 1 120px;
  min-width: min-content;
`;
const Title = styled.span<{ $off?: boolean }>`
  ${type('ui')}
  display: block;
  font-weight: 600;
  color: ${({ $off }) => ($off ? 'var(--c-text-2)' : 'inherit')};
`;
const Note = styled.span`
  ${type('small')}
  display: block;
  color: var(--c-text-2);
`;
const Aside = styled.span`
  ${type('ui')}
  margin-left: auto;
  text-align: right;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Content = styled.div`
  padding: 4px 18px 20px;
`;

export interface RadioCardOption {
  value: string;
  title: ReactNode;
  text?: ReactNode;
  /** figure at the right: monthly amount, total */
  aside?: ReactNode;
  asideText?: ReactNode;
  icon?: IconName;
  disabled?: boolean;
  /** shown in place while the card is chosen; kept mounted afterwards so that typed text stays */
  content?: ReactNode;
}
export interface RadioCardsProps {
  legend: ReactNode;
  hideLegend?: boolean;
  name: string;
  value: string | null;
  onChange(value: string): void;
  options: RadioCardOption[];
}

/** One of several weighty choices: payment plans, payment groups, the ways to identify oneself. */
export const RadioCards = ({ legend, hideLegend, name, value, onChange, options }: RadioCardsProps) => {
  const look = useBrand().structure.options;
  // what was open above the chosen one closes, and browsers do not all keep in place what is below
  const pressed = useRef<{ dot: Element; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!value || !pressed.current) return;
    const { dot, top } = pressed.current;
    pressed.current = null;
    const moved = dot.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [value]);
  return (
    <fieldset>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <List $look={look}>
        {options.map((option) => {
          const chosen = option.value === value;
          return (
            <Card key={option.value} $chosen={chosen} $off={option.disabled} $look={look}>
              <Head $off={option.disabled}>
                <RadioDot
                  type="radio"
                  name={name}
                  value={option.value}
                  checked={chosen}
                  disabled={option.disabled}
                  onChange={({ currentTarget: dot }) => {
                    pressed.current = { dot, top: dot.getBoundingClientRect().top };
                    onChange(option.value);
                  }}
                />
                {option.icon ? <Icon name={option.icon} /> : null}
                <Words>
                  <Title $off={option.disabled}>{option.title}</Title>
                  {option.text ? <Note>{option.text}</Note> : null}
                </Words>
                {option.aside || option.asideText ? (
                  <Aside>
                    <span>{option.aside}</span>
                    {option.asideText ? <Note>{option.asideText}</Note> : null}
                  </Aside>
                ) : null}
              </Head>
              {option.content ? <Content hidden={!chosen}>{option.content}</Content> : null}
            </Card>
          );
        })}
      </List>
    </fieldset>
  );
};
