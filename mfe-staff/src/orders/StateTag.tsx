import { OrderState } from '@actual/contracts/facts/states';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';

const tones: Readonly<Record<OrderState, readonly [text: string, ground: string]>> = {
  [OrderState.completed]: ['#1e6b48', '#e6f3ec'],
  [OrderState.pendingSap]: ['#7a4e00', '#fbf0d6'],
  [OrderState.pendingPayment]: ['#3f4a5c', '#eceef1'],
  [OrderState.canceled]: ['#a8301b', '#fbe8e4'],
};

/** A word on its tint: color never says it alone. */
export const StateTag = styled.span<{ $status: OrderState }>`
  ${textStyle(550, 12, 20)}
  display: inline-block;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $status }) => tones[$status][0]};
  background: ${({ $status }) => tones[$status][1]};
`;
