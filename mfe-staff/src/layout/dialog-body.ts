import { css } from 'styled-components';
import { deskColors } from './StaffPage';

/** The content of a dialog of the desk, stacked, with the error in words. */
export const dialogBody = css`
  ${deskColors}
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
