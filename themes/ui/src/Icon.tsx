import { type IconName, useDrawing } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: var(--icon-stroke);
  stroke-linecap: var(--icon-cap);
  stroke-linejoin: var(--icon-join);
`;

export interface IconProps {
  name: IconName;
  /** px; 16 beside small text, 20 in use, 28 in service blocks */
  size?: number;
  /** only when the icon stands alone and no text says the same */
  label?: string;
  className?: string;
}

/** One drawing of the icon family, hidden from screen readers unless it carries a label. */
export const Icon = ({ name, size = 20, label, className }: IconProps) => (
  <Drawing
    className={className}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    role={label ? 'img' : undefined}
    aria-label={label || undefined}
    aria-hidden={label ? undefined : true}
  >
    <use href={useDrawing(name)} />
  </Drawing>
);
