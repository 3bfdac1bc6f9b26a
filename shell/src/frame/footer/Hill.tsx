import { styled } from 'styled-components';

const Drawing = styled.svg`
  width: 100%;
  height: clamp(56px, 9vw, 130px);
  margin-bottom: -1px;
  background: var(--c-bg);
`;

/** Two hills that melt into a soft footer. */
export const Hill = () => (
  <Drawing viewBox="0 0 1440 130" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 82 C 240 22 470 22 690 92 L 1440 130 L 0 130 Z" fill="var(--c-hero-bg)" />
    <path d="M780 92 C 1020 14 1250 14 1440 66 L 1440 130 L 780 130 Z" fill="var(--c-hero-bg)" />
    <path d="M0 130 C 420 74 1020 74 1440 130 Z" fill="var(--c-footer-bg)" />
  </Drawing>
);
