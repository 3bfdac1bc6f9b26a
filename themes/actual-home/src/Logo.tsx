import type { LogoProps } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Mark = styled.span<{ $size: number; $dark: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.45em;
  font: 500 ${({ $size }) => $size / 16}rem/1 var(--family-display);
  font-size: min(${({ $size }) => $size / 16}rem, 7vw);
  letter-spacing: -0.025em;
  color: ${({ $dark }) => ($dark ? 'var(--c-inverse-text)' : 'var(--c-text)')};
  white-space: nowrap;
  b {
    font-weight: 700;
    margin-left: -0.22em;
  }
  svg {
    flex: none;
    width: 1.3em;
    height: 1.5em;
  }
`;

/** A roofed house with a round hole: a price tag on its side. */
export const Logo = ({ onDark = false, size = 26 }: LogoProps) => (
  <Mark $size={size} $dark={onDark}>
    <svg viewBox="0 0 34 40" aria-hidden="true">
      <path
        d="M14.7 1.1 2 10.4A4.5 4.5 0 0 0 .2 14v20A5 5 0 0 0 5.2 39h23.6a5 5 0 0 0 5-5V14a4.5 4.5 0 0 0-1.8-3.6L19.3 1.1a3.9 3.9 0 0 0-4.6 0Z"
        fill={onDark ? 'var(--c-inverse-text)' : 'var(--c-accent)'}
      />
      <path d="M9 39V27.5a8 8 0 0 1 16 0V39H9Z" fill="var(--c-buy)" />
      <circle cx="17" cy="10.5" r="3" fill={onDark ? 'var(--c-footer-bg)' : 'var(--c-bg)'} />
    </svg>
    <span>actual</span> <b>home</b>
  </Mark>
);
