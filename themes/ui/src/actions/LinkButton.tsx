import type { IconName } from '@actual/themes-contract';
import { Anchor, type AnchorProps, useBrand } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import { type ButtonSize, type ButtonVariant, buttonLook } from './styles';

const Base = styled(Anchor)<{ $variant: ButtonVariant; $size: ButtonSize; $block?: boolean }>`
  ${buttonLook}
`;

export interface LinkButtonProps extends AnchorProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
}

/** A link with the look of a button: it goes somewhere, a Button does something. */
export const LinkButton = ({
  variant = 'primary',
  size = 'm',
  block,
  icon,
  iconEnd,
  children,
  ...rest
}: LinkButtonProps) => {
  const { structure } = useBrand();
  return (
    <Base {...rest} $variant={variant === 'buy' ? structure.buyVariant : variant} $size={size} $block={block}>
      {icon ? <Icon name={icon} /> : null}
      <span>{children}</span>
      {iconEnd ? <Icon name={iconEnd} /> : null}
    </Base>
  );
};

/** Underlined words inside or beside text. */
export const TextLink = styled(Anchor).withConfig({ shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone?: 'text' | 'link';
}>`
  color: ${({ tone }) => (tone === 'text' ? 'inherit' : 'var(--c-link)')};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: var(--c-link-line);
  text-decoration-thickness: 1px;
  text-underline-offset: 0.3em;
  &:hover {
    text-decoration-color: currentColor;
  }
`;
