import type { Dashboard, DashboardFigure } from '@actual/contracts';
import { formatDate, formatPesos } from '@actual/contracts/facts/text/written';

/** «13/nov»: a day within the year that is meant. */
export const shortDay = (day: string): string => {
  const written = formatDate(day);
  return written.slice(0, written.lastIndexOf('/'));
};

/** «1/nov al 18/nov/2026». */
export const rangeWords = ({ start, end }: { start: string; end: string }): string =>
  start === end ? formatDate(end) : `${shortDay(start)} al ${formatDate(end)}`;

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** «+18 %» beside the same days before; nothing where there is nothing to compare. */
export function changeWords({ now, before }: DashboardFigure): string | null {
  if (now === null || before === null || before === 0) return null;
  const change = Math.round(((now - before) / before) * 100);
  return change === 0 ? 'igual' : `${signed(change)} %`;
}

/** «+18 % · $4,000 por cobrar»: a sale counts when it is ordered, also before its transfer arrives. */
export function salesWords({ sales, due }: Pick<Dashboard, 'sales' | 'due'>): string | null {
  const words = [changeWords(sales), due > 0 ? `${formatPesos(due)} por cobrar` : null].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : null;
}

/** «+3 pts»: of a percentage. */
export function pointsWords({ now, before }: DashboardFigure): string | null {
  if (now === null || before === null) return null;
  const points = Math.round((now - before) * 10) / 10;
  return points === 0 ? 'igual' : `${signed(points)} pts`;
}

export const daysWords = (days: number | null): string => {
  if (days === null) return '—';
  if (days < 1) return `${Math.max(1, Math.round(days * 24))} h`;
  const rounded = Number(days.toFixed(1));
  return rounded === 1 ? '1 día' : `${rounded} días`;
};
