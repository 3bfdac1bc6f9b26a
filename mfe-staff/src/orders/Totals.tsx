import type { OrderTotals } from '@actual/contracts';
import { OrderState, orderStateWord } from '@actual/contracts/facts/states';
import { formatNumber, formatPesos } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrow, Sheet, textStyle, WaitBar } from '../layout/StaffPage';
import { momentWords } from './moment-words';

const Strip = styled(Sheet).attrs({ as: 'dl' })`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 1px;
  background: var(--d-line);
  > div {
    padding: 10px 14px;
    background: var(--d-surface);
  }
  dt {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 8px;
    ${textStyle(650, 18, 26)}
    letter-spacing: -0.01em;
  }
  small {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  @media (max-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const orders = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`;
const shareOf = ({ paid, amount }: OrderTotals): string | null =>
  amount > 0 ? `${((paid / amount) * 100).toFixed(1)} %` : null;

/** Six figures over every order of the filter. */
export const Totals = ({ totals, year, waiting }: { totals: OrderTotals; year: number; waiting: boolean }) => {
  const figures: [label: string, figure: string, note: ReactNode][] = [
    ['Pedidos', formatNumber(totals.orders), null],
    ['Total', formatPesos(totals.amount), null],
    ['Pagado', formatPesos(totals.paid), shareOf(totals)],
    ['Por cobrar', formatPesos(totals.due), totals.dueOrders > 0 ? orders(totals.dueOrders) : null],
    [
      orderStateWord(OrderState.pendingSap, true),
      formatNumber(totals.pendingSap),
      totals.oldestPendingSap ? `el más viejo, ${momentWords(totals.oldestPendingSap, year)}` : null,
    ],
    ['Ticket promedio', formatPesos(totals.average), null],
  ];
  return (
    <Strip aria-label="Totales de los pedidos filtrados" aria-busy={waiting}>
      {figures.map(([label, figure, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {waiting ? <WaitBar $width="60%" /> : figure}
            {note && !waiting ? <small>{note}</small> : null}
          </dd>
        </div>
      ))}
    </Strip>
  );
};
