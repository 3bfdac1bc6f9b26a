import { pageSize } from '@actual/contracts/facts/page-size';
import { useLoaderData, usePendingLocation, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatDate, formatNumber } from '@actual/ui';
import { styled } from 'styled-components';
import { Pagination } from '../layout/Pagination';
import { Column, Foot, Note, PageTitle, Sheet, StaffPage } from '../layout/StaffPage';
import { Filters } from './Filters';
import type { ReportData } from './loader';
import { NoOrders } from './NoOrders';
import { OrdersTable } from './OrdersTable';
import { ordersQuery } from './order-queries';
import { hrefOf, type ReportView } from './report-view';
import { Totals } from './Totals';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 12px;
`;

function periodWords({ from, to }: ReportView): string {
  if (from && to) return `${formatDate(from)} al ${formatDate(to)}`;
  if (from) return `desde ${formatDate(from)}`;
  return to ? `hasta ${formatDate(to)}` : 'todas las fechas';
}

/** `/reports/orders`: every order, for whoever sells. */
export const Component = () => {
  const { view, year } = useLoaderData<ReportData>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(ordersQuery(api, view));
  const waiting = usePendingLocation()?.pathname === '/reports/orders';
  const pages = Math.ceil(data.total / pageSize);
  const first = (view.page - 1) * pageSize + 1;

  return (
    <StaffPage>
      <title>Pedidos | Escritorio</title>
      <meta name="robots" content="noindex" />
      <Column>
        <Title>
          <PageTitle>Pedidos</PageTitle>
          <Note>{periodWords(view)}</Note>
        </Title>
        <Filters view={view} stores={data.Stores} />
        <Totals totals={data.totals} year={year} waiting={waiting} />
        <Sheet>
          <OrdersTable
            rows={data.data}
            view={view}
            year={year}
            waiting={waiting}
            empty={<NoOrders view={view} stores={data.Stores} />}
          />
          {data.data.length > 0 ? (
            <Foot>
              <p>
                <span>{`${formatNumber(first)}–${formatNumber(first + data.data.length - 1)} de ${formatNumber(data.total)}`}</span>
                <Note>{pageSize} por página</Note>
              </p>
              <Pagination page={view.page} pages={pages} hrefFor={(page) => hrefOf({ ...view, page })} />
            </Foot>
          ) : null}
        </Sheet>
      </Column>
    </StaffPage>
  );
};
