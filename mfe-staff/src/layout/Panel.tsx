import { styled } from 'styled-components';
import { textStyle } from './StaffPage';

/** A white box with its title and content, one below the other. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  min-width: 0;
  margin: 0 0 12px;
  padding: 14px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  /* a legend of a fieldset stands in its edge otherwise */
  > legend {
    float: left;
    width: 100%;
  }
`;
export const PanelTitle = styled.h2`
  ${textStyle(650, 14, 20)}
`;
