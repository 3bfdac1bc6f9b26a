import { NavLink, useSession } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { isManager, isStaff } from './staff-roles';

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
  if (!isStaff(user)) return null;
  return (
    <>
      <Item to="/reports/orders">Pedidos</Item>
      {isManager(user) ? <Item to="/reports/cases">Casos de pago</Item> : null}
    </>
  );
};
