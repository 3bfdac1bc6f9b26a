import { type } from '@actual/themes-contract';
import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'buy' | 'secondary' | 'quiet' | 'link';
export type ButtonSize = 's' | 'm' | 'l';

const grounds = {
  primary: css`
    background: var(--c-primary);
    color: var(--c-on-primary);
    &:hover {
      background: var(--c-primary-hover);
      color: var(--c-on-primary-hover);
    }
    &:active {
      background: var(--c-primary-pressed);
    }
  `,
  buy: css`
    background: var(--c-buy);
    color: var(--c-on-buy);
    box-shadow: var(--buy-edge);
    &:hover {
      background: var(--c-buy-hover);
      color: var(--c-on-buy-hover);
    }
    &:active {
      background: var(--c-buy-pressed);
    }
  `,
  secondary: css`
    background: var(--c-secondary-bg);
    color: var(--c-on-secondary);
    box-shadow: inset 0 0 0 var(--secondary-edge-width) var(--c-secondary-edge);
    &:hover {
      background: var(--c-secondary-hover);
    }
  `,
  quiet: css`
    background: var(--c-accent-soft);
    color: var(--c-on-secondary);
    &:hover {
      background: var(--c-secondary-hover);
    }
  `,
  link: css`
    min-height: var(--touch, 44px);
    padding: 0;
    color: var(--c-link);
    border-radius: 2px;
    > span {
      text-decoration: underline;
      text-decoration-color: var(--c-link-line);
      text-decoration-thickness: 1px;
      text-underline-offset: 0.35em;
    }
    &:hover > span {
      text-decoration-color: currentColor;
      text-decoration-thickness: 2px;
    }
  `,
} as const;

/** A denser page sets `--touch`: the least height of buttons and links. */
const heights = { s: 'var(--touch, 44px)', m: 'var(--button-height)', l: 'var(--button-height-large)' } as const;
const pads = {
  s: 'min(calc(var(--button-pad) * .7), 5vw)',
  m: 'min(var(--button-pad), 6vw)',
  l: 'min(var(--button-pad), 6vw)',
} as const;

/** The look shared by buttons and links that act like one. */
export const buttonLook = css<{ $variant: ButtonVariant; $size: ButtonSize; $block?: boolean }>`
  ${type('button')}
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  max-width: 100%;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: ${({ $size }) => heights[$size]};
  padding: 6px ${({ $size }) => pads[$size]};
  border-radius: var(--radius-button);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease),
    transform var(--quick) var(--ease);
  ${({ $variant }) => grounds[$variant]}
  &:active {
    transform: scale(var(--press));
  }
  &[aria-disabled='true'],
  &:disabled {
    background: var(--c-disabled-bg);
    color: var(--c-disabled-text);
    box-shadow: none;
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  /* a reader's own colors take the ground away, by which the others are told from text */
  @media (forced-colors: active) {
    ${({ $variant }) => ($variant === 'link' ? '' : 'border: 1px solid;')}
  }
`;
