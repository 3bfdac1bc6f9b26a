import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 12px;
  align-items: center;
  p {
    overflow-wrap: anywhere;
  }
  small {
    ${textStyle(500, 12, 16)}
    display: block;
    color: var(--d-text-3);
  }
`;

interface SaleLineProps {
  label: string;
  value: string;
  /** The button that changes it; none where it may not be. */
  action?: ReactNode;
}

/** One fact of a sale, and the control that changes it. */
export const SaleLine = ({ label, value, action }: SaleLineProps) => (
  <Line>
    <p>
      <small>{label}</small>
      <span>{value}</span>
    </p>
    {action}
  </Line>
);
