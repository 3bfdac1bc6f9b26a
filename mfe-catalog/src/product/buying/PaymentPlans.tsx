import type { Product } from '@actual/contracts';
import { from } from '@actual/themes-contract';
import { Disclosure, formatPercent, formatPesos, VisuallyHidden } from '@actual/ui';
import styled from 'styled-components';

type Plans = Product['plans'];
const short = (months: number): string => (months === 1 ? 'Un\u00a0solo pago' : `${months}\u00a0MSI`);

const Lines = styled.table`
  width: 100%;
  font: var(--t-small);
  tr { border-top: 1px solid var(--c-line); }
  td, th { padding: 9px 10px 9px 0; text-align: left; font-weight: 400; }
  @media (max-width: 23.74em) {
    td > span:first-child { display: none; }
    /* the plan's name breaks before its sum does */
    th { width: 1%; }
  }
  td:nth-child(2) { font-weight: 600; }
  td:nth-child(3) { color: var(--c-accent); font-weight: 500; }
  td:last-child { padding-right: 0; color: var(--c-text-2); text-align: right; font-variant-numeric: tabular-nums; }
`;

/** Open under the price: each plan's monthly and total price. */
export function PlanTable({ plans }: { plans: Plans }) {
  return (
    <Disclosure title="Planes de pago" level={2} defaultOpen>
      <Lines>
        <VisuallyHidden as="caption">Planes de pago</VisuallyHidden>
        <VisuallyHidden as="thead">
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Pago</th>
            <th scope="col">Descuento</th>
            <th scope="col">Total</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {plans.map((plan) => (
            <tr key={`${plan.group}-${plan.months}`}>
              <th scope="row">{short(plan.months)}</th>
              <td>{plan.months > 1 ? `${formatPesos(plan.monthly)} al mes` : formatPesos(plan.monthly)}</td>
              <td>{plan.discount > 0 ? formatPercent(plan.discount) : ''}</td>
              <td>
                <span>Total </span>
                <span>{formatPesos(plan.total)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Disclosure>
  );
}

const Cells = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    flex: 1 1 30%;
    padding: 7px 4px 8px;
    font: var(--t-micro);
    color: var(--c-text-2);
    text-align: center;
    background: var(--c-surface);
    border-radius: var(--radius-control);
    ${from.phone} { flex-basis: 78px; }
    ${from.desktop} { flex-basis: 30%; }
    ${from.wide} { flex-basis: 78px; }
  }
  strong { display: block; font: 700 0.8125rem/1.4 var(--family-text); color: var(--c-text); }
  /* the same lines in each, however long its sum is */
  strong + span { white-space: pre-line; }
  [data-current] { box-shadow: inset 0 0 0 2px var(--c-warning); }
  @media (forced-colors: active) {
    [data-current] { outline: 2px solid; }
  }
`;

/** One cell per plan, the one that the line above names outlined. */
export function PlanCells({ plans, months }: { plans: Plans; months: number | undefined }) {
  return (
    <div>
      <VisuallyHidden as="h2">Planes de pago</VisuallyHidden>
      <Cells>
        {plans.map((plan) => (
          <li key={`${plan.group}-${plan.months}`} data-current={plan.months === months ? '' : undefined}>
            <span>{plan.months === 1 ? 'Un pago' : `${plan.months} meses`}</span>
            <strong>{formatPesos(plan.monthly)}</strong>
            <span>{plan.months > 1 ? `Total\n${formatPesos(plan.total)}` : null}</span>
          </li>
        ))}
      </Cells>
    </div>
  );
}
