import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

/** A row of a list on a page of the desk: lines of words and tags, with a link to its object. */
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

/** An entry of a list that is read whole, as a message or a review: facts, title, text. */
export const ListCard = styled.article`
  display: grid;
  gap: 10px;
  padding: 16px;
  & + & {
    border-top: 1px solid var(--d-line);
  }
  h2 {
    ${textStyle(600, 14, 20)}
    overflow-wrap: anywhere;
  }
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
export const CardFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  color: var(--d-text-2);
  overflow-wrap: anywhere;
  a {
    color: var(--d-accent);
    text-decoration: underline;
  }
`;
export const CardText = styled.p`
  max-width: 48em;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
