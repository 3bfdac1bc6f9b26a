import { css } from 'styled-components';

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
    animation: fade-in var(--base) var(--ease);
  }
  &:focus-visible {
    outline: none;
  }
`;
