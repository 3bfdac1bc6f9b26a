import {
  type DeskGroup,
  deskGroups,
  pagesOpenTo,
  type StaffPageName,
} from '@actual/contracts/facts/access/staff-pages';
import { Link, NavLink } from '@actual/shell-contract';
import { formatNumber, Icon, type IconName } from '@actual/ui';
import { styled } from 'styled-components';
import { textStyle } from '../layout/StaffPage';
import { useDeskUser } from '../slots/staff-roles';
import { iconsOnly } from './geometry';
import { useWaiting } from './waiting';

const icons: Readonly<Record<StaffPageName, IconName>> = {
  today: 'calendar',
  orders: 'list',
  quotations: 'edit',
  board: 'tag',
  dashboard: 'sort',
  reasons: 'info',
  cashReport: 'card',
  cases: 'warning',
  audit: 'eye',
  brokerProfile: 'user',
  storefront: 'store',
  sell: 'bag',
  client: 'user',
  receipt: 'print',
  reviews: 'chat',
  messages: 'mail',
  requests: 'box',
  deliveries: 'truck',
  promises: 'check',
  request: 'box',
  measures: 'ruler',
  imports: 'plus',
  import: 'plus',
  team: 'user',
  colleague: 'user',
  releases: 'return',
};

const Groups = styled.div`
  display: grid;
  gap: 16px;
  padding: 8px;
  /* all of an administrator's pages stand in a laptop's window */
  @media (max-height: 900px) and (pointer: fine) {
    gap: 8px;
    a {
      min-height: 27px;
    }
  }
  h2 {
    ${textStyle(500, 12, 16)}
    padding: 0 8px 4px;
    color: var(--d-text-3);
    ${iconsOnly} {
      display: none;
    }
  }
`;
const Entry = styled(NavLink)`
  ${textStyle(500, 13, 20)}
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 32px;
  padding: 0 8px;
  border-radius: 6px;
  color: var(--d-text-2);
  @media (pointer: coarse) {
    min-height: 44px;
  }
  &:hover {
    background: var(--d-hover);
  }
  &[aria-current='page'] {
    ${textStyle(600, 13, 20)}
    color: var(--d-text);
    background: var(--d-head-on, #ebedf0);
  }
  ${iconsOnly} {
    position: relative;
    justify-content: center;
    span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Count = styled.b`
  ${textStyle(500, 11, 16)}
  margin-left: auto;
  color: var(--d-text-3);
  font-variant-numeric: tabular-nums;
  ${iconsOnly} {
    position: absolute;
    top: 0;
    right: 0;
    min-width: 16px;
    padding: 0 4px;
    text-align: center;
    color: var(--d-text);
    background: var(--d-line);
    border-radius: 8px;
  }
`;

const Waiting = ({ name }: { name: StaffPageName }) => {
  const count = useWaiting(name);
  return count ? <Count>{formatNumber(count)}</Count> : null;
};

/** The pages of the desk that the person may open, in their groups. */
export const DeskMenu = () => {
  const user = useDeskUser();
  const pages = pagesOpenTo(user?.role);
  const inGroup = (wanted: DeskGroup) => pages.filter(({ group }) => group === wanted);
  return (
    <nav aria-label="Escritorio">
      <Groups>
        {(Object.keys(deskGroups) as DeskGroup[]).map((group) =>
          group === 'store' || inGroup(group).length > 0 ? (
            <section key={group} aria-label={deskGroups[group] ?? 'Ventas'}>
              {deskGroups[group] ? <h2>{deskGroups[group]}</h2> : null}
              <ul>
                {inGroup(group).map(({ name, path, label }) => (
                  <li key={name}>
                    <Entry to={path} title={label}>
                      <Icon name={icons[name]} size={18} />
                      <span>{label}</span>
                      <Waiting name={name} />
                    </Entry>
                  </li>
                ))}
                {group === 'store' ? (
                  <li>
                    <Entry as={Link} to="/" title="Ver tienda">
                      <Icon name="home" size={18} />
                      <span>Ver tienda</span>
                    </Entry>
                  </li>
                ) : null}
              </ul>
            </section>
          ) : null,
        )}
      </Groups>
    </nav>
  );
};
