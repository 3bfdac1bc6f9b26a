import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { countWords } from '@actual/contracts/facts/text/written';
import { useLoaderData, usePendingLocation, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Facts } from '../layout/Facts';
import { Panel, PanelTitle } from '../layout/Panel';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { quotationNoun } from '../quotations/quotation-words';
import { percentWords, sumOf } from '../reports/sums';
import { dashboardQuery } from './dashboard-queries';
import { changeWords, daysWords, pointsWords, rangeWords, salesWords } from './dashboard-words';
import { rowsOf } from './links';
import type { DashboardData } from './loader';
import { Funnel, LostReasons, SalesByDay, SalesParts, TimeToClose } from './panels';
import { Scope } from './Scope';
import { Sellers } from './Sellers';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  align-items: start;
  gap: 12px;
  > * {
    height: 100%;
    margin: 0;
    align-content: start;
  }
  @media (max-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Part = styled(Panel)<{ $columns: number }>`
  @media (min-width: 1025px) {
    grid-column: span ${({ $columns }) => $columns};
  }
`;
const Key = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--d-text-2);
  font-size: 0.75rem;
  &::before {
    content: '';
    width: 16px;
    border-top: 2px solid var(--d-accent);
  }
  &[data-before]::before {
    border-top: 2px dashed #7e8895;
  }
`;

interface PartProps {
  title: string;
  note?: ReactNode;
  columns: number;
  /** Nothing happened in these days. */
  empty?: boolean;
  children: ReactNode;
}
const Plot = ({ title, note, columns, empty = false, children }: PartProps) => (
  <Part $columns={columns} aria-label={title}>
    <Title>
      <PanelTitle>{title}</PanelTitle>
      <span>{note}</span>
    </Title>
    {empty ? <Note>No hay información</Note> : children}
  </Part>
);

/** `/reports/dashboard`: sales and quotations beside the days before; every figure opens its rows. */
export const Component = () => {
  const { view, days } = useLoaderData<DashboardData>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(dashboardQuery(api, days, view));
  const waiting = usePendingLocation()?.pathname === staffPages.dashboard.path;
  const links = rowsOf(days, view.store);
  const props = { data, links };
  const none = data.orders.now === 0;
  return (
    <StaffPage title="Tablero">
      <Column>
        <Title>
          <PageTitle>Tablero de ventas</PageTitle>
          <Note>{rangeWords(days)}</Note>
          <Scope view={view} stores={data.Stores} />
        </Title>
        <Facts
          even
          label={`Ventas, ${rangeWords(days)}`}
          waiting={waiting}
          facts={[
            {
              label: 'Ventas',
              value: formatPesos(data.sales.now ?? 0),
              note: salesWords(data),
              href: links.orders(),
            },
            {
              label: 'Pedidos',
              value: formatNumber(data.orders.now ?? 0),
              note: changeWords(data.orders),
              href: links.orders(),
            },
            {
              label: 'Ticket promedio',
              value: data.average.now === null ? '—' : formatPesos(data.average.now),
              note: changeWords(data.average),
              href: links.orders(),
            },
            {
              label: 'Cotización a pedido',
              value: percentWords(data.conversion.now),
              note: pointsWords(data.conversion),
              href: links.quotations({ status: 'ordered' }),
            },
            {
              label: 'Promesa de entrega cumplida',
              value: percentWords(data.promiseKept.now),
              note: pointsWords(data.promiseKept),
              href: links.orders(),
            },
            {
              label: 'Tiempo de cierre',
              value: daysWords(data.daysToClose.now),
              note: changeWords(data.daysToClose),
              href: links.orders(),
            },
          ]}
        />
        <Note>
          Ventas y pedidos: los hechos en estos días sin los cancelados, con lo que falta por cobrar. Cotización a
          pedido: de las cotizaciones hechas en estos días, las que ya son pedido, aunque después se cancele.
        </Note>
        <Grid>
          <Plot
            title="Ventas por día"
            columns={8}
            empty={none && (data.orders.before ?? 0) === 0}
            note={
              <>
                <Key>{rangeWords(days)}</Key>
                <Key data-before="">{rangeWords(data.previous)}</Key>
              </>
            }
          >
            <SalesByDay {...props} />
          </Plot>
          <Plot title="Ventas por tienda" columns={4} empty={none}>
            <SalesParts caption="Ventas por tienda" parts={data.byStore} hrefOf={(store) => links.orders({ store })} />
          </Plot>
          <Plot title="De cotización a pedido" columns={4} empty={data.funnel.quotations === 0}>
            <Funnel {...props} />
          </Plot>
          <Plot
            title="Motivos de pérdida"
            columns={4}
            empty={data.lost.length === 0}
            note={
              <Note>
                {countWords(
                  sumOf(data.lost, ({ count }) => count),
                  ...quotationNoun,
                )}
              </Note>
            }
          >
            <LostReasons {...props} />
          </Plot>
          <Plot title="Formas de pago" columns={4} empty={none}>
            <SalesParts
              caption="Formas de pago"
              parts={data.byPaymentType}
              hrefOf={(payment) => links.orders({ payment })}
            />
          </Plot>
          <Plot title="Vendedores" columns={8} empty={data.bySeller.length === 0}>
            <Sellers sellers={data.bySeller} links={links} />
          </Plot>
          <Plot title="Tiempo de cierre" columns={4} empty={none}>
            <TimeToClose {...props} />
          </Plot>
          <Plot title="Ventas por marca" columns={12} empty={none}>
            <SalesParts caption="Ventas por marca" parts={data.bySite} hrefOf={(site) => links.orders({ site })} />
          </Plot>
        </Grid>
      </Column>
    </StaffPage>
  );
};
