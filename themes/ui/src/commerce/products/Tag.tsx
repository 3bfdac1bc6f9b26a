import { type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const tones = {
  neutral: ['var(--c-tile)', 'var(--c-text)', 'transparent'],
  success: ['var(--c-success-bg)', 'var(--c-success)', 'var(--c-success-edge)'],
  warning: ['var(--c-warning-bg)', 'var(--c-warning)', 'var(--c-warning-edge)'],
  error: ['var(--c-error-bg)', 'var(--c-error-text)', 'var(--c-error-edge)'],
  info: ['var(--c-info-bg)', 'var(--c-text)', 'var(--c-control)'],
  accent: ['var(--c-discount-bg)', 'var(--c-discount-text)', 'transparent'],
} as const;
const Mark = styled.span<{ $tone: keyof typeof tones }>`
  ${type('small')}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 26px;
  padding: 2px 10px;
  font-weight: 600;
  border: var(--notice-border-width) solid ${({ $tone }) => tones[$tone][2]};
  border-radius: var(--radius-tag);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  white-space: nowrap;
`;

export interface TagProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A state in a word, on a quiet ground. */
export const Tag = ({ tone = 'neutral', children }: TagProps) => <Mark $tone={tone}>{children}</Mark>;
