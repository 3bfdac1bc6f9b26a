import type { IconName } from '@actual/themes-contract';
import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { Icon } from '../../Icon';
import { formatDate } from '../prices/format';

const tones = {
  delivery: 'var(--c-delivery)',
  muted: 'var(--c-text-2)',
  warning: 'var(--c-warning)',
  error: 'var(--c-error)',
} as const;
const Line = styled.span<{ $tone: keyof typeof tones }>`
  ${type('small')}
  display: flex;
  align-items: flex-start;
  gap: 8px;
  font-weight: var(--delivery-weight);
  color: ${({ $tone }) => ($tone === 'delivery' ? 'var(--c-delivery-text)' : tones[$tone])};
  > svg {
    color: ${({ $tone }) => tones[$tone]};
    margin-top: calc((1lh - 16px) / 2);
  }
`;

export interface DeliveryLineProps {
  /** 'YYYY-MM-DD'; without date and text nothing is drawn: a list says once that days need a postal code */
  date?: string | null | undefined;
  text?: string | undefined;
  tone?: keyof typeof tones;
  icon?: IconName;
}

/** When it arrives: «Llega antes del 28/nov/2026». */
export const DeliveryLine = ({ date, text, tone, icon = 'truck' }: DeliveryLineProps) => {
  const words = text ?? (date ? `Llega antes del ${formatDate(date)}` : null);
  if (words === null) return null;
  return (
    <Line $tone={tone ?? (date ? 'delivery' : 'muted')}>
      <Icon name={icon} size={16} />
      <span>{words}</span>
    </Line>
  );
};
