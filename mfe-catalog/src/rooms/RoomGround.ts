import { css } from 'styled-components';

/** A wall and a floor behind the pieces, which are cut out of theirs. */
export const roomGround = css`
  background: linear-gradient(to bottom, var(--c-hero-bg) 0 58%, var(--c-tile) 58% 100%);
  border-radius: var(--radius-tile);
  overflow: hidden;
`;
