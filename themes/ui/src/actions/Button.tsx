import type { IconName } from '@actual/themes-contract';
import { type, useBrand } from '@actual/themes-contract';
import { type ButtonHTMLAttributes, type MouseEvent, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../feedback/Spinner';
import { Icon } from '../Icon';
import { type ButtonSize, type ButtonVariant, buttonLook } from './styles';

const Base = styled.button<{ $variant: ButtonVariant; $size: ButtonSize; $block?: boolean }>`
  ${buttonLook}
`;
const Held = styled.span<{ $block?: boolean }>`
  display: ${({ $block }) => ($block ? 'block' : 'inline-block')};
  max-width: 100%;
`;
const Why = styled.span`
  ${type('small')}
  display: block;
  margin-top: 8px;
  color: var(--c-text-2);
  text-wrap: balance;
`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** as wide as its place */
  block?: boolean;
  /** gerund shown while working; clicks do nothing meanwhile */
  busy?: string | false;
  /** why the button is off, empty while it is on; it stays reachable by keyboard and says so */
  reason?: string;
  /** a press on it meanwhile: leads the person to the missing field */
  onHeld?: () => void;
  icon?: IconName;
  type?: 'button' | 'submit' | 'reset';
  ref?: Ref<HTMLButtonElement>;
}

/** A button. `buy` is the brand's color of buying; one primary or buy per view. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  block,
  busy = false,
  reason,
  onHeld,
  icon,
  type: kind = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const { structure } = useBrand();
  const why = useId();
  const held = Boolean(busy) || Boolean(reason);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!held) return onClick?.(event);
    event.preventDefault();
    if (!busy) onHeld?.();
  };
  const button = (
    <Base
      {...rest}
      type={kind}
      $variant={variant === 'buy' ? structure.buyVariant : variant}
      $size={size}
      $block={block}
      onClick={press}
      aria-busy={busy ? true : undefined}
      {...(reason ? { 'aria-disabled': true, 'aria-describedby': why } : {})}
    >
      {busy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      <span>{busy || children}</span>
    </Base>
  );
  if (reason === undefined) return button;
  return (
    <Held $block={block}>
      {button}
      {reason ? <Why id={why}>{reason}</Why> : null}
    </Held>
  );
};
