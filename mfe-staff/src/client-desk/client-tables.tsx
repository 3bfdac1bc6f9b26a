import type { ClientSheet } from '@actual/contracts';
import { isSite, shortNameOf } from '@actual/contracts/facts/company/brands';
import { quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { orderStateWord } from '@actual/contracts/facts/payment/states';
import { Link } from '@actual/shell-contract';
import { formatDate, formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { narrow, textStyle } from '../layout/StaffPage';
import { orderTones } from '../orders/order-words';
import { quotationTones } from '../quotations/quotation-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    ${textStyle(500, 12, 16)}
    padding: 6px 8px;
    color: var(--d-text-3);
    text-align: left;
    white-space: nowrap;
    background: var(--d-head);
    border-block: 1px solid var(--d-line);
  }
  td {
    padding: 7px 8px;
    border-bottom: 1px solid var(--d-line);
  }
  tr:last-child td {
    border-bottom: 0;
  }
  tr > :first-child {
    padding-left: 14px;
  }
  tr > :last-child {
    padding-right: 14px;
  }
  [data-line],
  [data-figure] {
    white-space: nowrap;
  }
  [data-figure] {
    text-align: right;
  }
  a {
    color: var(--d-accent);
    font-weight: 550;
  }
  ${narrow} {
    [data-wide] {
      display: none;
    }
  }
`;
const Nothing = styled.p`
  padding: 0 14px 14px;
  color: var(--d-text-2);
`;
const brandOf = (site: string): string => (isSite(site) ? shortNameOf(site) : site);

interface TableProps<List extends 'quotations' | 'orders'> {
  rows: ClientSheet[List]['data'];
  /** The present one, which dates leave out. */
  year: number;
}

/** A client's quotations, newest first. */
export const QuotationsTable = ({ rows, year }: TableProps<'quotations'>) =>
  rows.length === 0 ? (
    <Nothing>No tiene cotizaciones.</Nothing>
  ) : (
    <Grid>
      <thead>
        <tr>
          <th>Folio</th>
          <th data-wide="">Fecha</th>
          <th data-wide="">Marca</th>
          <th data-wide="">Vendedor</th>
          <th data-wide="">Siguiente paso</th>
          <th>Estatus</th>
          <th data-figure="">Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, folio, createdAt, site, seller, nextStep, state, total }) => (
          <tr key={id}>
            <td>
              <Link to={`/quotations/edit/${id}`}>{folio}</Link>
            </td>
            <td data-wide="" data-line="">
              {momentWords(createdAt, year)}
            </td>
            <td data-wide="">{brandOf(site)}</td>
            <td data-wide="">{seller ?? 'Web'}</td>
            <td data-wide="">{nextStep ? `${formatDate(nextStep.day)} · ${nextStep.text}` : '—'}</td>
            <td>
              <StateTag $tone={quotationTones[state]}>{quotationStateWords[state]}</StateTag>
            </td>
            <td data-figure="">{formatPesos(total)}</td>
          </tr>
        ))}
      </tbody>
    </Grid>
  );

/** A client's orders, newest first. */
export const OrdersTable = ({ rows, year }: TableProps<'orders'>) =>
  rows.length === 0 ? (
    <Nothing>No ha comprado.</Nothing>
  ) : (
    <Grid>
      <thead>
        <tr>
          <th>Folio</th>
          <th data-wide="">Fecha</th>
          <th data-wide="">Marca</th>
          <th>Estatus</th>
          <th data-wide="" data-figure="">
            Pagado
          </th>
          <th data-figure="">Total</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, folio, createdAt, site, status, ammountPaid, total }) => (
          <tr key={id}>
            <td>
              <Link to={`/checkout/order/${id}`}>{folio}</Link>
            </td>
            <td data-wide="" data-line="">
              {momentWords(createdAt, year)}
            </td>
            <td data-wide="">{brandOf(site)}</td>
            <td>
              <StateTag $tone={orderTones[status]}>{orderStateWord(status, true)}</StateTag>
            </td>
            <td data-wide="" data-figure="">
              {formatPesos(ammountPaid)}
            </td>
            <td data-figure="">{formatPesos(total)}</td>
          </tr>
        ))}
      </tbody>
    </Grid>
  );
