import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';

/** A field for the article, one for its pieces, and the button; the results hang below. */
export const AddForm = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 56px auto;
  gap: 8px;
  ${narrow} {
    grid-template-columns: 64px minmax(0, 1fr);
    > :first-child {
      grid-column: 1 / -1;
    }
  }
  > p {
    grid-column: 1 / -1;
    color: var(--d-text-2);
    &:empty {
      display: none;
    }
  }
  > [role='alert'] {
    color: var(--d-bad);
    font-weight: 550;
  }
  > span {
    grid-column: 1 / -1;
    order: 1;
  }
`;
export const Offers = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  max-height: 340px;
  overflow-y: auto;
  padding: 4px;
  background: var(--d-surface);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 12px;
    padding: 5px 10px;
    border-radius: 6px;
    cursor: pointer;
  }
  > div:hover {
    background: var(--d-hover);
  }
  [aria-selected='true'] {
    background: var(--d-accent-soft);
  }
  b {
    font-weight: 600;
  }
  small {
    ${textStyle(400, 12, 16)}
    grid-column: 1 / -1;
    color: var(--d-text-3);
  }
`;
