import { css } from 'styled-components';

/** How far something is, as a line in the accent's color in every browser. */
export const progressLook = css`
  border: 0;
  overflow: hidden;
  background: var(--d-line);
  accent-color: var(--d-accent);
  &::-webkit-progress-bar {
    background: var(--d-line);
  }
  &::-webkit-progress-value {
    background: var(--d-accent);
  }
  &::-moz-progress-bar {
    background: var(--d-accent);
  }
`;
