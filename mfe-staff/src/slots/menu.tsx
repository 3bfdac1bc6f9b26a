import { NavLink, useSession } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { isStaff } from './staff-roles';

const Item = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: inherit;
  &:hover,
  &[aria-current] {
    text-decoration: underline;
    text-underline-offset: 0.35em;
  }
`;

/** What sellers, managers and admins find in the menu beside the shop. */
export const Component = () => {
  const { user } = useSession();
  return isStaff(user) ? <Item to="/reports/orders">Pedidos</Item> : null;
};
