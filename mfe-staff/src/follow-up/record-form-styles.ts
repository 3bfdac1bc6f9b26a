import { css, styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';

const inOneLine = css`
  @media (min-width: 1100px) {
    grid-template-columns: 104px 116px 78px minmax(0, 1fr) auto auto;
    > [data-notes] {
      grid-column: auto;
    }
    > div[data-notes] {
      grid-column: 1 / -1;
    }
  }
`;

/** Kind, day, time, notes, image and the press. */
export const Form = styled.form<{ $row: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: 8px;
  padding: ${({ $row }) => ($row ? '0 14px 12px' : '0')};
  > [data-notes] {
    grid-column: 1 / -1;
  }
  textarea {
    padding-block: 5px;
    field-sizing: content;
    max-height: 160px;
  }
  ${({ $row }) => ($row ? inOneLine : '')}
`;

/** The field for a file, as a button. */
export const Picture = styled.span`
  ${textStyle(600, 13, 20)}
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-width: 0;
  min-height: var(--touch, 32px);
  padding: 5px 10px;
  border: 1px solid var(--d-line-2);
  border-radius: 6px;
  background: var(--d-surface);
  &:hover {
    background: var(--d-hover);
  }
  &:focus-within {
    outline: 2px solid var(--d-accent);
    outline-offset: 1px;
  }
  span {
    max-width: 120px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
