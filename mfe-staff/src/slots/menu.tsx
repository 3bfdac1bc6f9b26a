import { pagesOpenTo } from '@actual/contracts/facts/access/staff-pages';
import { NavLink, useSession } from '@actual/shell-contract';
import { styled } from 'styled-components';

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

/** The pages that the user's role opens, for the shop's menu. */
export const Component = () => {
  const { user } = useSession();
  return pagesOpenTo(user?.role)
    .filter(({ inShop }) => inShop)
    .map(({ path, label }) => (
      <Item key={path} to={path}>
        {label}
      </Item>
    ));
};
