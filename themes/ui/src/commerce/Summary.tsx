import { type } from '@actual/themes-contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatPesos } from './prices/format';

const Box = styled.section`
  display: grid;
  gap: 16px;
  padding: var(--pad-panel);
  background: var(--c-surface);
  border: var(--panel-border);
  border-radius: var(--radius-panel);
  /* on paper its title stays with its sums */
  break-inside: avoid;
  > h2 {
    ${type('h4')}
  }
`;
const Line = styled.div<{ $tone: 'text' | 'saving' | 'muted'; $strong: boolean }>`
  ${type('ui')}
  display: flex;
  justify-content: space-between;
  gap: 16px;
  font-weight: ${({ $strong }) => ($strong ? 600 : 400)};
  color: ${({ $tone }) => ({ text: 'inherit', saving: 'var(--c-saving)', muted: 'var(--c-text-2)' })[$tone]};
  > dd {
    text-align: right;
    font-weight: ${({ $tone, $strong }) => ($strong || $tone === 'saving' ? 600 : 400)};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
const Note = styled.span`
  ${type('small')}
  display: block;
  color: var(--c-text-2);
  text-wrap: balance;
`;
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
  padding-top: 16px;
  border-top: var(--rule-strong);
  > dt {
    /* a long note breaks beside the figure, which then stays on the line of «Total» */
    flex: 1 1 8em;
    ${type('lead')}
    font-weight: 500;
  }
  > dd {
    ${type('priceL')}
    /* in the column of the other figures, also below where both are too wide */
    margin-left: auto;
  }
`;

/** The framed box with the amounts. Rows go inside as SummaryRow and SummaryTotal. */
export const Summary = ({ title, children, footer }: { title: ReactNode; children: ReactNode; footer?: ReactNode }) => (
  <Box>
    <h2>{title}</h2>
    {children}
    {footer}
  </Box>
);
const List = styled.dl`
  display: grid;
  gap: 10px;
`;
export const SummaryRows = List;

export interface SummaryRowProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  tone?: 'saving' | 'muted';
}

/** One line: words at the left, figure at the right. */
export const SummaryRow = ({ label, value, note, strong = false, tone }: SummaryRowProps) => (
  <Line $tone={tone ?? 'text'} $strong={strong}>
    <dt>
      <span>{label}</span>
      {note ? <Note>{note}</Note> : null}
    </dt>
    <dd>{value}</dd>
  </Line>
);

/** The amount to pay, in pesos or ready-made words. */
export const SummaryTotal = ({ value, note }: { value: number | string; note?: ReactNode }) => (
  <Sum>
    <dt>
      <span>Total</span>
      {note ? <Note>{note}</Note> : null}
    </dt>
    <dd>{typeof value === 'number' ? formatPesos(value) : value}</dd>
  </Sum>
);
