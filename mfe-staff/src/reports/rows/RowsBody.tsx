import { rowsAhead } from '@actual/contracts/facts/page-size';
import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { WaitBar } from '../../layout/StaffPage';
import type { ReportColumn } from '../report';
import type { Chosen, ReportTableModel } from './use-report-table';
import { useVirtualRows } from './use-virtual-rows';

/** Rows in hand below the last one in sight: few until somebody scrolls, then what a fast scroll passes meanwhile. */
const inHand = { atFirst: rowsAhead / 2, scrolling: 3 * rowsAhead };

interface ReportRowProps<Row> {
  row: Row;
  /** Where it stands in the list, and in the whole report. */
  at: number;
  rowIndex: number;
  columns: readonly ReportColumn<Row, string>[];
  year: number;
  waiting: boolean;
  isChosen: boolean;
}

const ReportRow = <Row extends { id: string; folio: string }>({
  row,
  at,
  rowIndex,
  columns,
  year,
  waiting,
  isChosen,
}: ReportRowProps<Row>) => (
  <tr data-at={at} aria-rowindex={rowIndex} data-chosen={isChosen ? '' : undefined}>
    <td data-cell="choice">
      <input type="checkbox" aria-label={`Elegir ${row.folio}`} checked={isChosen} readOnly />
    </td>
    {columns.map(({ key, figures, cell }) => (
      <td key={key} data-cell={key} data-figures={figures ? '' : undefined}>
        {waiting ? <WaitBar /> : cell(row, year)}
      </td>
    ))}
  </tr>
);
/** A row is written anew only when something of it changed, not when the list scrolls. */
const KeptRow = memo(ReportRow) as typeof ReportRow;

interface RowsBodyProps<Row extends { id: string }> {
  /** The scrolling element. */
  box: HTMLElement | null;
  table: ReportTableModel<Row>;
  columns: readonly ReportColumn<Row, string>[];
  chosen: Chosen;
  year: number;
  waiting: boolean;
  /** The report's row that the first of these is. */
  first: number;
  /** The list's end comes near. */
  onNear: () => void;
}

/** The rows of a list, however long: arrow keys move, space chooses, with shift all from the last one; Enter opens. */
export function RowsBody<Row extends { id: string; folio: string }>({
  box,
  table,
  columns,
  chosen,
  year,
  waiting,
  first,
  onNear,
}: RowsBodyProps<Row>) {
  const { rows } = table.getRowModel();
  const { from, to, above, below, jumpTo } = useVirtualRows(box, rows.length);
  const body = useRef<HTMLTableSectionElement>(null);
  const linkAt = (at: number) => body.current?.querySelector<HTMLElement>(`tr[data-at="${at}"] a[data-row]`);
  useEffect(() => {
    const ahead = to > inHand.atFirst ? inHand.scrolling : inHand.atFirst;
    if (to >= rows.length - ahead) onNear();
  }, [to, rows.length, onNear]);

  const atOf = (target: EventTarget) => Number((target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at);
  const choose = (at: number, checked: boolean, shiftKey: boolean) =>
    rows[at]?.getToggleSelectedHandler()({ target: { checked }, shiftKey });
  const press = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const at = atOf(event.target);
    const row = rows[at];
    if (!row) return;
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      choose(at, !chosen[row.id], event.shiftKey);
      return;
    }
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next === undefined || !rows[next]) return;
    event.preventDefault();
    // written before the next key comes: the focus brings it into sight
    if (!linkAt(next)) flushSync(() => jumpTo(next));
    linkAt(next)?.focus();
  };
  const change = (event: ChangeEvent<HTMLTableSectionElement>) => {
    const { checked } = event.target as unknown as HTMLInputElement;
    choose(atOf(event.target), checked, (event.nativeEvent as MouseEvent).shiftKey);
  };
  // what a column is too narrow for is read under the pointer; the folio's link lies over the whole row
  const tell = ({ target, clientX, clientY }: PointerEvent<HTMLTableSectionElement>) => {
    const cell = document.elementsFromPoint(clientX, clientY).find((one) => one instanceof HTMLTableCellElement);
    const isCut = cell && [cell, ...cell.children].some((one) => one.scrollWidth > one.clientWidth);
    (target as HTMLElement).title = isCut ? (cell.textContent ?? '') : '';
  };
  // the room of the rows that are not written; without any it is not there
  const room = above + below > 0 ? ({ '--above': `${above}px`, '--below': `${below}px` } as CSSProperties) : undefined;
  return (
    <tbody ref={body} style={room} onKeyDown={press} onChange={change} onPointerMove={tell}>
      {rows.slice(from, to).map((row, near) => (
        <KeptRow
          key={row.id}
          row={row.original}
          at={from + near}
          // the head is the table's first row
          rowIndex={first + from + near + 1}
          columns={columns}
          year={year}
          waiting={waiting}
          isChosen={chosen[row.id] === true}
        />
      ))}
    </tbody>
  );
}
