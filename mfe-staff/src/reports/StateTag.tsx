import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';

/** The three quiet colors of a state, and none. */
export type Tone = 'good' | 'waiting' | 'bad' | 'neutral';

const tones: Readonly<Record<Tone, readonly [text: string, ground: string]>> = {
  good: ['#1e6b48', '#e6f3ec'],
  waiting: ['#7a4e00', '#fbf0d6'],
  bad: ['#a8301b', '#fbe8e4'],
  neutral: ['#3f4a5c', '#eceef1'],
};

/** A word on its tint: color never says it alone. */
export const StateTag = styled.span<{ $tone: Tone }>`
  ${textStyle(550, 12, 20)}
  display: inline-block;
  padding: 0 6px;
  border-radius: 4px;
  white-space: nowrap;
  color: ${({ $tone }) => tones[$tone][0]};
  background: ${({ $tone }) => tones[$tone][1]};
`;
