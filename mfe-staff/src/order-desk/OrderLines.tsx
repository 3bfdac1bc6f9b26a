import type { Order } from '@actual/contracts';
import { afterDay } from '@actual/contracts/facts/delivery/day-halves';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { passageWords } from '@actual/contracts/way-in/passage-words';
import { Link } from '@actual/shell-contract';
import { formatDate, formatNumber, formatPesos } from '@actual/ui';
import { styled } from 'styled-components';
import { Sheet } from '../layout/StaffPage';
import { LinesTable } from '../lines/LinesTable';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { CancelOrder } from './CancelOrder';
import { CancelPieces } from './CancelPieces';
import { isLive } from './money-words';

/** The presses that take pieces out of it, or end it. */
const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 10px 14px;
  border-top: 1px solid var(--d-line);
  &:not(:has(button)) {
    display: none;
  }
`;

type Line = Order['Details'][number];

/** The numbers of a line's pieces, as far as they are known. */
const seriesOf = ({ productSerie }: Line): string => (productSerie?.seriesNumbers ?? []).join(', ');

/** Whether it comes in and who carries it, and what the buyer was told when they paid, where that is another answer. */
const Passages = ({ line: { passage, passageWhenPaid: paid } }: { line: Line }) => (
  <>
    {passage ? <small data-access="">{`Acceso: ${passageWords(passage)}`}</small> : null}
    {paid && paid.more !== passage?.more ? (
      <small data-access="">{`Al pagar se le dijo: ${passageWords(paid)}`}</small>
    ) : null}
  </>
);

/** The order's articles, their days of delivery, and a manager's presses that cancel some or all. */
export function OrderLines({ order }: { order: Order }) {
  const { Details, Payments, total, discount, status } = order;
  const arrives = status !== OrderState.canceled;
  const may = isManager(useDeskUser()) && arrives && Payments.some(isLive);
  return (
    <Sheet as="section" aria-label="Artículos">
      <LinesTable>
        <thead>
          <tr>
            <th data-code="">Código</th>
            <th>Artículo</th>
            <th data-day="">Llega antes del</th>
            <th data-pieces="">Piezas</th>
            <th data-price="">Precio</th>
            <th data-sum="">Importe</th>
          </tr>
        </thead>
        <tbody>
          {Details.map((line) => (
            <tr key={line.id}>
              <td data-code="">{line.Product.ItemCode}</td>
              <th scope="row">
                <Link to={line.Product.url}>{line.Product.Name}</Link>
                {line.Product.finish ? <span>{` · ${line.Product.finish}`}</span> : null}
                {line.discountName ? <small>{line.discountName}</small> : null}
                <Passages line={line} />
                {seriesOf(line) ? <small>{`Series: ${seriesOf(line)}`}</small> : null}
              </th>
              <td data-day="">
                {arrives && line.shipDate ? `${formatDate(line.shipDate)}${afterDay(line.half)}` : '—'}
              </td>
              <td data-pieces="">{formatNumber(line.quantity)}</td>
              <td data-price="">{formatPesos(line.total / line.quantity)}</td>
              <td data-sum="">{formatPesos(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={3}>{discount > 0 ? `Total con IVA · ahorro ${formatPesos(discount)}` : 'Total con IVA'}</td>
            <td data-pieces="">{formatNumber(Details.reduce((sum, { quantity }) => sum + quantity, 0))}</td>
            <td data-price="" />
            <td data-sum="">{formatPesos(total)}</td>
          </tr>
        </tfoot>
      </LinesTable>
      <Ends>
        <CancelPieces order={order} may={may} />
        <CancelOrder order={order} may={may} />
      </Ends>
    </Sheet>
  );
}
