import type { ExportFormat } from '@actual/contracts/facts/desk/exports';
import { rowChoices } from '@actual/contracts/facts/page-size';
import { Link, usePendingLocation, useShell } from '@actual/shell-contract';
import { formatNumber } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../layout/Facts';
import { Pagination } from '../layout/Pagination';
import { Segments } from '../layout/Segments';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { ColumnChoice } from './columns/ColumnChoice';
import { ExportBar } from './export/ExportBar';
import { Filters } from './Filters';
import type { ReportData } from './load-report';
import { periodWords } from './moment-words';
import { MoreFilters, NoRows } from './NoRows';
import { ReportTable } from './ReportTable';
import type { Report, ReportReply } from './report';
import { ChosenRows } from './rows/ChosenRows';
import type { Chosen } from './rows/use-report-table';
import { useRowsAhead } from './rows/use-rows-ahead';
import { ViewTabs } from './views/ViewTabs';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-left: auto;
`;

const Lost = styled.p`
  padding: 8px 14px;
  color: #7a4e00;
  background: #fbf0d6;
  border-radius: 6px;
`;

/** The message about a saved view's options that no longer exist. */
const lostWords = (lost: readonly string[]): string =>
  `Esta vista usaba ${lost.map((one) => `«${one}»`).join(', ')}, que ya no existe. Se muestra con lo demás.`;

interface ReportPageProps<Row extends { id: string; folio: string }, Totals, Sort extends string, Status extends string>
  extends ReportData<Sort, Status> {
  report: Report<Row, Totals, Sort, Status>;
  reply: ReportReply<Row, Totals>;
}

const none: Chosen = {};

/** The rows that are chosen, until other filters show other ones. */
function useChosen(filters: string) {
  const [{ of, chosen }, setChosen] = useState({ of: filters, chosen: none });
  return [of === filters ? chosen : none, (some: Chosen) => setChosen({ of: filters, chosen: some })] as const;
}

/** A report: its filters, the figures of the whole filter, its rows from one page on. */
export function ReportPage<Row extends { id: string; folio: string }, T, Sort extends string, Status extends string>({
  report,
  view,
  year,
  lost,
  reply,
}: ReportPageProps<Row, T, Sort, Status>) {
  const { address, title, statusWord } = report;
  const { api } = useShell();
  const pending = usePendingLocation();
  const waiting =
    pending?.pathname === address.path && !address.sameRows(address.read(new URLSearchParams(pending.search)), view);
  const pages = Math.ceil(reply.total / view.rows);
  const first = (view.page - 1) * view.rows + 1;
  const list = useRowsAhead(report, view, reply.data, first - 1 + reply.data.length < reply.total);
  const rowsOf = address.href({ ...view, columns: '', sort: address.usual, rows: undefined, page: 1 });
  const [chosen, setChosen] = useChosen(rowsOf);
  const ids = Object.keys(chosen);
  const begin = (format: ExportFormat, idempotencyKey: string) =>
    report.exportOf(api, view, { format, idempotencyKey, ids: ids.length > 0 ? ids : undefined });
  const filters = { address, view, statusWord, choices: reply };
  return (
    <StaffPage title={title}>
      <Column>
        <Title>
          <PageTitle>{title}</PageTitle>
          <Note>{periodWords(view)}</Note>
          <Actions>
            <ColumnChoice report={report} view={view} />
            <ExportBar key={rowsOf} report={report.name} noun={report.noun} chosen={ids.length} begin={begin} />
          </Actions>
        </Title>
        {ids.length > 0 ? (
          <ChosenRows count={ids.length} noun={report.noun} onNone={() => setChosen(none)} />
        ) : (
          <ViewTabs report={report} view={view} />
        )}
        {lost.length > 0 ? <Lost role="status">{lostWords(lost)}</Lost> : null}
        <Filters {...filters} />
        <MoreFilters {...filters} />
        <Facts
          even
          label={`Totales de ${report.noun[1]} con estos filtros`}
          facts={report.figures(reply.totals, year)}
          waiting={waiting}
        />
        <Sheet>
          <ReportTable
            report={report}
            list={list}
            total={reply.total}
            view={view}
            year={year}
            chosen={chosen}
            onChosen={setChosen}
            waiting={waiting}
            empty={<NoRows {...filters} />}
          />
          {reply.data.length > 0 ? (
            <Foot>
              <p>
                <span>{`${formatNumber(first)}–${formatNumber(first + list.rows.length - 1)} de ${formatNumber(reply.total)}`}</span>
              </p>
              {reply.total > rowChoices[0] ? (
                <Segments aria-label="Filas por página">
                  {rowChoices.map((rows) => (
                    <Link
                      key={rows}
                      to={address.href({ ...view, rows, page: 1 })}
                      aria-label={`${rows} filas`}
                      aria-current={rows === view.rows ? 'page' : undefined}
                      preventScrollReset
                    >
                      {rows}
                    </Link>
                  ))}
                </Segments>
              ) : null}
              <Pagination page={view.page} pages={pages} hrefFor={(page) => address.href({ ...view, page })} />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
}
