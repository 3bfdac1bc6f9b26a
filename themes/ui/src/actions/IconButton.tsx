import type { IconName } from '@actual/themes-contract';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../Icon';
import { VisuallyHidden } from '../layout/VisuallyHidden';

type Look = 'plain' | 'framed' | 'float';
const looks = {
  plain: css`
    &:hover {
      color: var(--c-accent-strong);
    }
  `,
  framed: css`
    border: var(--control-border);
    background: var(--c-surface);
    &:hover {
      border-color: var(--c-text);
    }
  `,
  float: css`
    background: var(--c-surface);
    box-shadow: var(--shadow-float);
    @media (forced-colors: active) {
      border: 1px solid;
    }
  `,
} as const;

const Base = styled.button<{ $look: Look }>`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  color: inherit;
  border-radius: var(--radius-round);
  transition:
    background var(--quick) var(--ease),
    color var(--quick) var(--ease),
    border-color var(--quick) var(--ease);
  ${({ $look }) => looks[$look]}
  &[aria-disabled='true'] {
    color: var(--c-control);
    border-color: var(--c-line);
    background: transparent;
    cursor: default;
  }
`;

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName;
  /** its action in words, for everyone who does not see the drawing */
  label: string;
  variant?: Look;
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px square (or circle) with one drawing. A press that disables it, as the last step of a zoom, keeps the focus. */
export const IconButton = ({
  icon,
  label,
  variant = 'plain',
  iconSize,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: IconButtonProps) => (
  <Base
    {...rest}
    type={type}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    $look={variant}
  >
    <Icon name={icon} size={iconSize} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Base>
);
