import { css, keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** Veil, ground and entrance shared by dialogs and sheets. */
export const modalLook = css`
  padding: 0;
  border: 0;
  color: var(--c-text);
  background: var(--c-dialog);
  box-shadow: var(--shadow-dialog);
  overscroll-behavior: contain;
  &::backdrop {
    background: var(--c-scrim);
    animation: ${fade} var(--base) var(--ease);
  }
  &:focus-visible {
    outline: none;
  }
`;
