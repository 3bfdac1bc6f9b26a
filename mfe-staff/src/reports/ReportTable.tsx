import { Link } from '@actual/shell-contract';
import { formatNumber, VisuallyHidden } from '@actual/ui';
import { type ReactNode, useState } from 'react';
import type { Report, ReportColumn } from './report';
import type { ReportAddress, ReportView } from './report-address';
import { RowsBody } from './rows/RowsBody';
import { type Chosen, useReportTable } from './rows/use-report-table';
import type { RowsAhead } from './rows/use-rows-ahead';
import { Failed, Grid, ScrollBox } from './table-styles';

interface HeadProps<Row, Sort extends string, Status extends string> {
  column: ReportColumn<Row, Sort>;
  address: ReportAddress<Sort, Status>;
  view: ReportView<Sort, Status>;
}
function Head<Row, Sort extends string, Status extends string>({
  column,
  address,
  view,
}: HeadProps<Row, Sort, Status>) {
  const { key, title, sort, figures } = column;
  const sorted = sort !== undefined && sort === view.sort;
  const direction = view.direction === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" data-cell={key} data-figures={figures ? '' : undefined} aria-sort={sorted ? direction : undefined}>
      {sort ? (
        <Link to={address.href(address.sortedBy(view, sort))} preventScrollReset>
          <span>{title}</span>
          {sorted ? <span aria-hidden="true">{view.direction === 'ASC' ? '↑' : '↓'}</span> : null}
        </Link>
      ) : (
        title
      )}
    </th>
  );
}

export interface ReportTableProps<
  Row extends { id: string; folio: string },
  Sort extends string,
  Status extends string,
> {
  report: Pick<Report<Row, never, Sort, Status>, 'title' | 'address' | 'columns'>;
  list: RowsAhead<Row>;
  /** Rows of the whole report. */
  total: number;
  view: ReportView<Sort, Status>;
  year: number;
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  /** Other rows are on their way. */
  waiting: boolean;
  empty: ReactNode;
}

/** The rows of a report, which go on as they are scrolled, with their sum at the foot. */
export function ReportTable<Row extends { id: string; folio: string }, Sort extends string, Status extends string>({
  report: { title, address, columns },
  list: { rows, fetchNext, failed, retry },
  total,
  view,
  year,
  chosen,
  onChosen,
  waiting,
  empty,
}: ReportTableProps<Row, Sort, Status>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const { table, shown } = useReportTable({ columns, rows, named: view.columns, chosen, onChosen });
  const [all, some] = [rows.length > 0 && table.getIsAllRowsSelected(), table.getIsSomeRowsSelected()];
  return (
    <ScrollBox ref={setBox} data-long={total > view.rows ? '' : undefined}>
      <Grid $columns={columns} $named={view.columns !== ''} aria-busy={waiting} aria-rowcount={total + 1}>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" data-cell="choice">
              <input
                type="checkbox"
                aria-label={`Elegir lo que hay en la lista: ${formatNumber(rows.length)}`}
                checked={all}
                ref={(input) => {
                  if (input) input.indeterminate = some && !all;
                }}
                onChange={table.getToggleAllRowsSelectedHandler()}
                disabled={rows.length === 0}
              />
            </th>
            {shown.map((column) => (
              <Head key={column.key} column={column} address={address} view={view} />
            ))}
          </tr>
        </thead>
        {rows.length > 0 ? (
          <RowsBody
            box={box}
            table={table}
            columns={shown}
            chosen={chosen}
            year={year}
            waiting={waiting}
            first={(view.page - 1) * view.rows + 1}
            onNear={fetchNext}
          />
        ) : (
          <tbody>
            <tr>
              {/* a cell over columns that a narrow window hides would leave room for them */}
              <td colSpan={shown.filter(({ hiddenUpTo }) => !hiddenUpTo).length + 1} data-empty="">
                {empty}
              </td>
            </tr>
          </tbody>
        )}
        {rows.length > 0 ? (
          <tfoot>
            <tr>
              <td data-cell="choice" />
              {shown.map(({ key, figures, foot }) => (
                <td key={key} data-cell={key} data-figures={figures ? '' : undefined}>
                  {foot?.(rows)}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </Grid>
      {failed ? (
        <Failed role="alert">
          No pudimos traer los que siguen.
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </Failed>
      ) : null}
    </ScrollBox>
  );
}
