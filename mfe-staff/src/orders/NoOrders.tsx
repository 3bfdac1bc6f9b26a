import { paymentTypeShortName } from '@actual/contracts/facts/payment-types';
import { orderStateWord } from '@actual/contracts/facts/states';
import { Link } from '@actual/shell-contract';
import { formatDate } from '@actual/ui';
import { styled } from 'styled-components';
import { type FilterName, filterNames, hrefOf, type ReportView } from './report-view';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  a {
    position: relative;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  && a::after {
    content: none;
  }
`;

function filterWords(view: ReportView, name: FilterName, stores: readonly { code: string; name: string }[]): string {
  const value = view[name];
  if (name === 'payment') return paymentTypeShortName(value);
  if (name === 'status') return view.status ? orderStateWord(view.status, true) : value;
  if (name === 'store') return stores.find(({ code }) => code === value)?.name ?? value;
  if (name === 'from') return `desde ${formatDate(value)}`;
  if (name === 'to') return `hasta ${formatDate(value)}`;
  return value;
}

/** Nothing passes the filters: says so, and offers to take each one away. */
export const NoOrders = ({ view, stores }: { view: ReportView; stores: readonly { code: string; name: string }[] }) => (
  <Line>
    <span role="status">No hay información</span>
    {filterNames
      .filter((name) => view[name])
      .map((name) => (
        <Link key={name} to={hrefOf({ ...view, [name]: '', page: 1 })}>
          {`Quitar «${filterWords(view, name, stores)}»`}
        </Link>
      ))}
    {view.page > 1 ? <Link to={hrefOf({ ...view, page: 1 })}>Ir a la primera página</Link> : null}
  </Line>
);
