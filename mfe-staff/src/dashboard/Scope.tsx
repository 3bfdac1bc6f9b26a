import { noFilter } from '@actual/contracts/facts/desk/filter-values';
import { useNavigate } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Select } from '../fields/controls';
import { type DashboardView, dashboardHref } from './dashboard-address';
import { Periods } from './Periods';

const Shop = styled.label`
  margin-left: auto;
  /* the longest name of a shop would take a line of its own */
  > select {
    max-width: 14rem;
  }
`;

/** Which days, and which shop. */
export const Scope = ({ view, stores }: { view: DashboardView; stores: readonly { code: string; name: string }[] }) => {
  const navigate = useNavigate();
  return (
    <>
      <Periods now={view.period} hrefFor={(period) => dashboardHref({ ...view, period })} />
      <Shop>
        <Select
          aria-label="Tienda"
          value={view.store || noFilter}
          onChange={({ target }) =>
            void navigate(dashboardHref({ ...view, store: target.value === noFilter ? '' : target.value }))
          }
        >
          <option value={noFilter}>Todas las tiendas</option>
          {stores.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Shop>
    </>
  );
};
