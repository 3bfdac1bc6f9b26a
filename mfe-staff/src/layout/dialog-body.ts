import { css } from 'styled-components';
import { deskColors } from './StaffPage';

/** What stands in a dialog of the desk, one below the other, with what went wrong in words. */
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
