import type { OrderRow } from '@actual/contracts';
import { Link } from '@actual/shell-contract';
import { VisuallyHidden } from '@actual/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { WaitBar } from '../layout/StaffPage';
import { type ReportColumn, reportColumns } from './columns';
import { hrefOf, type ReportView, sortedBy } from './report-view';
import { Grid } from './table-styles';

/** Arrow keys, Home and End move between rows; Enter opens, as on any link. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const row = next === undefined ? undefined : rows[next];
  if (!row) return;
  event.preventDefault();
  row.focus();
}

const Head = ({ column, view }: { column: ReportColumn; view: ReportView }) => {
  const { key, title, sort, figures } = column;
  const sorted = sort !== undefined && sort === view.sort;
  const direction = view.direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-cell={key} data-figures={figures ? '' : undefined} aria-sort={sorted ? direction : undefined}>
      {sort ? (
        <Link to={hrefOf(sortedBy(view, sort))} preventScrollReset>
          {title}
          {sorted ? <span aria-hidden="true">{view.direction === 'ASC' ? '↑' : '↓'}</span> : null}
        </Link>
      ) : (
        title
      )}
    </th>
  );
};

export interface OrdersTableProps {
  rows: readonly OrderRow[];
  view: ReportView;
  year: number;
  /** The next rows are on their way. */
  waiting: boolean;
  empty: ReactNode;
}

/** The orders of a page, with the page's own sum at the foot. */
export const OrdersTable = ({ rows, view, year, waiting, empty }: OrdersTableProps) => (
  <Grid aria-busy={waiting}>
    <VisuallyHidden as="caption">Pedidos</VisuallyHidden>
    <thead>
      <tr>
        {reportColumns.map((column) => (
          <Head key={column.key} column={column} view={view} />
        ))}
      </tr>
    </thead>
    <tbody onKeyDown={moveBetweenRows}>
      {rows.map((row) => (
        <tr key={row.id}>
          {reportColumns.map(({ key, figures, cell }) => (
            <td key={key} data-cell={key} data-figures={figures ? '' : undefined}>
              {waiting ? <WaitBar /> : cell(row, year)}
            </td>
          ))}
        </tr>
      ))}
      {rows.length === 0 ? (
        <tr>
          <td colSpan={reportColumns.length} data-empty="">
            {empty}
          </td>
        </tr>
      ) : null}
    </tbody>
    {rows.length > 0 ? (
      <tfoot>
        <tr>
          {reportColumns.map(({ key, figures, foot }) => (
            <td key={key} data-cell={key} data-figures={figures ? '' : undefined}>
              {foot?.(rows)}
            </td>
          ))}
        </tr>
      </tfoot>
    ) : null}
  </Grid>
);
