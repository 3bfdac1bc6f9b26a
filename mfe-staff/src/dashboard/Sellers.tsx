import type { Dashboard } from '@actual/contracts';
import { Link } from '@actual/shell-contract';
import { formatNumber, formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { FiguresFile } from '../charts/FiguresFile';
import { narrow, textStyle } from '../layout/StaffPage';
import { shareWords, sumOf } from '../reports/sums';
import type { RowLinks } from './links';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    height: 35px;
    padding: 0 9px;
    text-align: right;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    border-bottom: 1px solid var(--d-line);
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
  thead th {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  tbody th,
  tfoot td {
    font-weight: 600;
  }
  tbody th {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: var(--d-accent);
    text-decoration: underline;
  }
  ${narrow} {
    display: block;
    overflow-x: auto;
  }
`;

const heads = ['Vendedor', 'Cotizaciones', 'Con pedido', 'Pedidos', 'Ventas'];

/** Sales by seller; each figure opens its rows. */
export const Sellers = ({ sellers, links }: { sellers: Dashboard['bySeller']; links: RowLinks }) => {
  const [quotations, ordered, orders] = (['quotations', 'ordered', 'orders'] as const).map((name) =>
    sumOf(sellers, (one) => one[name]),
  ) as [number, number, number];
  const lines = sellers.map((one) => [
    one.name,
    formatNumber(one.quotations),
    shareWords(one.ordered, one.quotations) ?? '—',
    formatNumber(one.orders),
    formatPesos(one.amount),
  ]);
  return (
    <>
      <Grid>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sellers.map((one) => (
            <tr key={one.code}>
              <th scope="row">{one.name}</th>
              <td>
                <Link to={links.quotations({ soldBy: one.code })}>{formatNumber(one.quotations)}</Link>
              </td>
              <td>{shareWords(one.ordered, one.quotations) ?? '—'}</td>
              <td>
                <Link to={links.orders({ soldBy: one.code })}>{formatNumber(one.orders)}</Link>
              </td>
              <td>
                <Link to={links.orders({ soldBy: one.code })}>{formatPesos(one.amount)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>Total</td>
            <td>{formatNumber(quotations)}</td>
            <td>{shareWords(ordered, quotations) ?? '—'}</td>
            <td>{formatNumber(orders)}</td>
            <td>{formatPesos(sumOf(sellers, ({ amount }) => amount))}</td>
          </tr>
        </tfoot>
      </Grid>
      <div>
        <FiguresFile title="Vendedores" lines={[heads, ...lines]} />
      </div>
    </>
  );
};
