import { brands, isSite } from '@actual/contracts/facts/company/brands';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { isLostReason, lostReasonWords } from '@actual/contracts/facts/desk/follow-up';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import { isQuotationStep, quotationStepWords } from '@actual/contracts/facts/payment/quotation-states';
import { formatDate } from '@actual/contracts/facts/text/written';
import { Link } from '@actual/shell-contract';
import { styled } from 'styled-components';
import type { FiltersProps } from './Filters';
import { type FilterName, filterNames, moreFilters } from './report-address';

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

function filterWords<Sort extends string, Status extends string>(
  { view, statusWord, choices }: FiltersProps<Sort, Status>,
  name: FilterName,
): string {
  const value: string = view[name];
  switch (name) {
    case 'payment':
      return paymentTypeShortName(value);
    case 'status':
      return view.status ? statusWord(view.status) : value;
    case 'store':
      return choices.Stores.find(({ code }) => code === value)?.name ?? value;
    case 'soldBy':
      return value === webSales ? 'Web' : (choices.Users.find(({ id }) => id === value)?.name ?? 'vendedor');
    case 'step':
      return isQuotationStep(value) ? quotationStepWords[value] : value;
    case 'reason':
      return isLostReason(value) ? lostReasonWords[value] : value;
    case 'site':
      return isSite(value) ? brands[value].name : value;
    case 'live':
      return 'sin cancelados';
    case 'from':
      return `desde ${formatDate(value)}`;
    case 'to':
      return `hasta ${formatDate(value)}`;
    default:
      return value;
  }
}

/** Filters that have no field of their own: a figure of the dashboard brought them, and one press takes each away. */
export function MoreFilters<Sort extends string, Status extends string>(props: FiltersProps<Sort, Status>) {
  const { address, view } = props;
  const some = moreFilters.filter((name) => view[name]);
  if (some.length === 0) return null;
  return (
    <Line>
      {some.map((name) => (
        <Link key={name} to={address.href({ ...view, [name]: '', page: 1 })}>
          {`Solo «${filterWords(props, name)}». Quitar`}
        </Link>
      ))}
    </Line>
  );
}

/** Nothing passes the filters: says so, and offers to take each one away. */
export function NoRows<Sort extends string, Status extends string>(props: FiltersProps<Sort, Status>) {
  const { address, view } = props;
  return (
    <Line>
      <span role="status">No hay información</span>
      {filterNames
        .filter((name) => view[name])
        .map((name) => (
          <Link key={name} to={address.href({ ...view, [name]: '', page: 1 })}>
            {`Quitar «${filterWords(props, name)}»`}
          </Link>
        ))}
      {view.page > 1 ? <Link to={address.href({ ...view, page: 1 })}>Ir a la primera página</Link> : null}
    </Line>
  );
}
