import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

/** A row of a list on a page of the desk: lines of words and tags, with a link to what it is about. */
export const ListRow = styled.li`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  & + & {
    border-top: 1px solid var(--d-line);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    overflow-wrap: anywhere;
  }
  a {
    ${textStyle(600, 14, 20)}
    color: var(--d-accent);
  }
`;

/** The text of an empty list. */
export const EmptyList = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;
