import type { LogoProps } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Mark = styled.span<{ $size: number; $dark: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.38em;
  font: 380 ${({ $size }) => $size / 16}rem/1 'Fraunces Logo', 'Fraunces Logo Fallback', Georgia, serif;
  font-size: min(${({ $size }) => $size / 16}rem, 7vw);
  letter-spacing: -0.02em;
  color: ${({ $dark }) => ($dark ? 'var(--c-inverse-text)' : 'var(--c-text)')};
  white-space: nowrap;
  i {
    flex: none;
    width: 1.03em;
    height: 9px;
    margin-top: 0.12em;
    color: ${({ $dark }) => ($dark ? 'var(--c-inverse-accent)' : 'var(--c-accent)')};
    border-inline: 1px solid currentColor;
    background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  }
`;

/** Two words joined by the cota. */
export const Logo = ({ onDark = false, size = 29 }: LogoProps) => (
  <Mark $size={size} $dark={onDark}>
    Actual <i aria-hidden="true" /> Studio
  </Mark>
);
