import type { LogoProps } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Mark = styled.span<{ $size: number }>`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  font: 600 ${({ $size }) => $size / 16}rem/1 var(--family-display);
  font-size: min(${({ $size }) => $size / 16}rem, 7vw);
  letter-spacing: -0.02em;
  color: var(--c-text);
  white-space: nowrap;
  svg {
    flex: none;
    width: 1.24em;
    height: 1.2em;
  }
`;
const Blocks = () => (
  <>
    <path d="M0 24a19 19 0 0 1 38 0H27a8 8 0 0 0-16 0H0Z" fill="#FF8672" />
    <path d="M0 27h11v9H0zM27 27h11v9H27z" fill="#8FD0F0" />
    <circle cx="19" cy="29" r="7.5" fill="#FFCB47" />
  </>
);

/** Arch, circle and squares: the logo is three of the four wooden blocks. */
export const Logo = ({ size = 30 }: LogoProps) => (
  <Mark $size={size}>
    <svg viewBox="0 0 38 37" aria-hidden="true">
      <Blocks />
    </svg>
    actual kids
  </Mark>
);
