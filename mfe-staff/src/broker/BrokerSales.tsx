import { pageSize } from '@actual/contracts/facts/page-size';
import { quotationStateWords } from '@actual/contracts/facts/payment/quotation-states';
import { orderStateWord } from '@actual/contracts/facts/payment/states';
import { countWords } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import type { Reply } from '@actual/shell-contract';
import { formatNumber, formatPesos, pieces } from '@actual/ui';
import { styled } from 'styled-components';
import { Facts } from '../layout/Facts';
import { Pagination } from '../layout/Pagination';
import { Foot, Note, Sheet } from '../layout/StaffPage';
import { orderTones } from '../orders/order-words';
import { quotationTones } from '../quotations/quotation-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';

type Sales = Reply<'GET /me/broker/quotations/{page}'>;

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 14px;
    padding: 9px 14px;
    border-bottom: 1px solid var(--d-line);
  }
  li:last-child {
    border-bottom: 0;
  }
  b {
    font-weight: 600;
  }
  p:nth-child(even) {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
const Nothing = styled.p`
  padding: 14px;
  color: var(--d-text-2);
`;

/** A broker's quotations and sales, with the sum that commissions are computed from. */
export const BrokerSales = ({
  sales,
  page,
  hrefFor,
}: {
  sales: Sales;
  page: number;
  hrefFor: (page: number) => string;
}) => (
  <section aria-label="Tus cotizaciones">
    <Facts
      label="Tus ventas"
      facts={[
        { label: 'Cotizaciones', value: formatNumber(sales.total) },
        { label: 'Con pedido', value: formatNumber(sales.orders), note: 'sin los cancelados' },
        { label: 'Ventas para tu comisión', value: formatPesos(sales.counted), note: 'pagado, sin lo devuelto' },
      ]}
    />
    <Sheet>
      {sales.data.length > 0 ? (
        <List aria-label="Cotizaciones que hiciste">
          {sales.data.map(({ folio, createdAt, article, pieces: count, state, total, order }) => (
            <li key={folio}>
              <p>
                <b>{folio}</b> <Note>{momentWords(createdAt, storeYear())}</Note>
              </p>
              <p>
                <b>{formatPesos(total)}</b>
              </p>
              <p>{[article, pieces(count)].filter(Boolean).join(' · ')}</p>
              <p>
                {order ? (
                  <StateTag $tone={orderTones[order.status]}>
                    {`Pedido ${order.folio}: ${orderStateWord(order.status, false).toLowerCase()}`}
                  </StateTag>
                ) : (
                  <StateTag $tone={quotationTones[state]}>{quotationStateWords[state]}</StateTag>
                )}
              </p>
            </li>
          ))}
        </List>
      ) : (
        <Nothing>Todavía no haces cotizaciones: las que hagas con esta cuenta aparecen aquí.</Nothing>
      )}
      {sales.total > pageSize ? (
        <Foot>
          <p>{countWords(sales.total, 'cotización', 'cotizaciones')}</p>
          <Pagination page={page} pages={Math.ceil(sales.total / pageSize)} hrefFor={hrefFor} />
        </Foot>
      ) : null}
    </Sheet>
  </section>
);
