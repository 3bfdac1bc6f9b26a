import { Anchor, from, type, useBrand } from '@actual/themes-contract';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';

type Look = 'cota' | 'numbers' | 'dots';
const cota = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  border-right: 0;
  li {
    position: relative;
    padding-top: 22px;
    color: var(--c-text-2);
    border-top: 1px solid var(--c-line);
    margin-top: 5px;
  }
  li::before {
    content: '';
    position: absolute;
    left: 0;
    top: -5px;
    height: 9px;
    width: 1px;
    background: var(--c-text-2);
  }
  li[data-state='done'],
  li[data-state='now'] {
    border-top-color: var(--c-accent);
  }
  li[data-state='done']::before,
  li[data-state='now']::before {
    background: var(--c-accent);
  }
  li[data-state='now'] {
    color: var(--c-text);
    font-weight: 500;
  }
  i {
    display: none;
  }
`;
const numbers = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  ${from.tablet} {
    justify-content: center;
  }
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    color: var(--c-text-2);
    font-weight: 600;
    white-space: nowrap;
  }
  li + li {
    flex: 1;
  }
  li + li::before {
    content: '';
    flex: 1;
    min-width: 8px;
    height: 2px;
    background: var(--c-control);
    opacity: 0.6;
  }
  i {
    flex: none;
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: 50%;
    font: 700 0.9375rem/1 var(--family-display);
    font-style: normal;
    border: 1.5px solid var(--c-control);
  }
  li[data-state='done'] i {
    background: var(--c-step-done);
    color: var(--c-on-step-done);
    border-color: transparent;
  }
  li[data-state='now'] {
    color: var(--c-text);
  }
  li[data-state='now'] i {
    background: var(--c-step-now);
    color: var(--c-on-step-now);
    border-color: transparent;
  }
  li:not([data-state='now']) > :not(i) {
    display: none;
  }
  ${from.tablet} {
    li + li,
    li + li::before {
      flex: none;
    }
    li + li::before {
      width: 36px;
    }
    li:not([data-state='now']) > :not(i) {
      display: inline;
    }
  }
`;
const Place = styled.nav`
  padding-block: 16px 4px;
  ${from.tablet} {
    padding-block: 24px 8px;
  }
`;
const List = styled.ol<{ $look: Look }>`
  ${type('small')}
  ${({ $look }) => ($look === 'cota' ? cota : numbers)}
  @media (forced-colors: active) {
    [data-state='now'] > span {
      border-bottom: 2px solid;
    }
  }
`;

export interface StepsProps {
  /** 0-based */
  current: number;
  steps: { label: string; href?: string }[];
}

/** How far somebody has come on their way. */
export const Steps = ({ current, steps }: StepsProps) => {
  const { structure } = useBrand();
  return (
    <Place aria-label="Pasos de la compra">
      <List $look={structure.steps}>
        {steps.map((step, at) => {
          const state = at < current ? 'done' : at === current ? 'now' : 'next';
          return (
            <li key={step.label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <i aria-hidden="true">{state === 'done' ? <Icon name="check" size={16} /> : at + 1}</i>
              {step.href && state === 'done' ? (
                <Anchor href={step.href}>{step.label}</Anchor>
              ) : (
                <span>{step.label}</span>
              )}
              {state === 'done' ? <VisuallyHidden> (listo)</VisuallyHidden> : null}
            </li>
          );
        })}
      </List>
    </Place>
  );
};
