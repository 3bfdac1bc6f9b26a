import { noFilter } from '@actual/contracts/facts/filter-values';
import { Link, useNavigate } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Select } from '../layout/controls';
import { Segments } from '../layout/Segments';
import { type DashboardView, dashboardHref, periodNames, periods } from './dashboard-address';

const Shop = styled.label`
  margin-left: auto;
`;

/** Which days, and which shop. */
export const Scope = ({ view, stores }: { view: DashboardView; stores: readonly { code: string; name: string }[] }) => {
  const navigate = useNavigate();
  return (
    <>
      <Segments aria-label="Periodo">
        {periodNames.map((period) => (
          <Link
            key={period}
            to={dashboardHref({ ...view, period })}
            aria-current={period === view.period ? 'page' : undefined}
          >
            {periods[period]}
          </Link>
        ))}
      </Segments>
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
