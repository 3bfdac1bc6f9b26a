import { Row, Text } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Fact = styled(Text)`
  overflow-wrap: anywhere;
`;

interface SaleLineProps {
  label: string;
  value: string;
  /** The button that changes it; none where it may not be. */
  action?: ReactNode;
}

/** One fact of a sale, and what changes it. */
export const SaleLine = ({ label, value, action }: SaleLineProps) => (
  <Row justify="space-between" wrap gap={3}>
    <Fact>
      <strong>{`${label}: `}</strong>
      <span>{value}</span>
    </Fact>
    {action}
  </Row>
);
