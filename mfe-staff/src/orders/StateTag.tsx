import type { OrderStatus } from '@actual/contracts';
import { styled } from 'styled-components';
import { deskType } from '../desk/Desk';

const tones: Readonly<Record<OrderStatus, readonly [text: string, ground: string]>> = {
  completed: ['#1e6b48', '#e6f3ec'],
  'pending-sap': ['#7a4e00', '#fbf0d6'],
  'pending-payment': ['#3f4a5c', '#eceef1'],
  canceled: ['#a8301b', '#fbe8e4'],
};

/** A word on its tint: colour never says it alone. */
export const StateTag = styled.span<{ $status: OrderStatus }>`
  ${deskType(550, 12, 20)}
  display: inline-block;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $status }) => tones[$status][0]};
  background: ${({ $status }) => tones[$status][1]};
`;
