import type { DeskScope } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type BoardDays, boardDays, usualBoardDays } from '@actual/contracts/facts/payment/quotation-states';

/** The scope and days of a board. */
export interface BoardView {
  scope: DeskScope;
  days: BoardDays;
}

/** Reads an address; unknown parts are ignored. */
export const readBoardView = (search: URLSearchParams): BoardView => ({
  scope: search.get('de') === 'todos' ? 'all' : 'own',
  days: boardDays.find((days) => days === search.get('dias')) ?? usualBoardDays,
});

/** The address of a view, without default values. */
export function boardHref({ scope, days }: BoardView): string {
  const search = new URLSearchParams();
  if (scope === 'all') search.set('de', 'todos');
  if (days !== usualBoardDays) search.set('dias', days);
  const text = search.toString();
  return `${staffPages.board.path}${text && `?${text}`}`;
}
