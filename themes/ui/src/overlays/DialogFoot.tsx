import { styled } from 'styled-components';

/** The buttons of a dialog, the main one last; in sight while the content above them scrolls, where there is room. */
export const DialogFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 12px;
  dialog & > * {
    flex: 1 1 40%;
    min-width: min-content;
  }
  dialog & button {
    width: 100%;
    white-space: nowrap;
  }
  --fade: 0;
  dialog &::before {
    content: '';
    position: absolute;
    inset: auto 0 100%;
    height: var(--fade);
    background: linear-gradient(to top, var(--c-dialog), transparent);
    pointer-events: none;
  }
  @media (min-height: 640px) {
    dialog & {
      position: sticky;
      bottom: 0;
      z-index: 1;
      margin-bottom: calc(-1 * var(--dialog-end));
      padding-bottom: var(--dialog-end);
      background: var(--c-dialog);
      --fade: 20px;
    }
  }
`;
