import { useLocation, useSession } from '@actual/shell-contract';
import { Anchor, from, type } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pagesOf } from './area-pages';

const Nav = styled.nav`
  min-width: 0;
  ${from.desktop} {
    position: sticky;
    top: 24px;
  }
`;
/* on phones one row that slides sideways, with the present page first */
const Pages = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--margin));
  padding: 4px var(--margin);
  scrollbar-width: none;
  li {
    flex: none;
  }
  li:has([aria-current]) {
    order: -1;
  }
  a {
    ${type('ui')}
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-inline: 16px;
    border-radius: var(--radius-chip);
    background: var(--c-chip-bg);
    color: var(--c-chip-text);
    box-shadow: inset 0 0 0 var(--chip-edge-width) var(--c-chip-edge);
  }
  a[aria-current] {
    background: var(--c-chip-selected-bg);
    color: var(--c-chip-selected-text);
  }
  ${from.desktop} {
    display: block;
    overflow: visible;
    margin: 0;
    padding: 0;
    border-top: var(--rule-strong);
    li {
      border-bottom: 1px solid var(--c-line);
    }
    a,
    a[aria-current] {
      padding: 12px 0;
      border-radius: 0;
      background: none;
      color: var(--c-text-2);
      font-weight: 400;
      box-shadow: none;
    }
    a:hover {
      color: var(--c-text);
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    a[aria-current] {
      color: var(--c-text);
      font-weight: 600;
    }
  }
`;

/** The ways between the pages of the client area. */
export const AreaNav = () => {
  const session = useSession();
  const [known] = useState(session.user);
  const { pathname } = useLocation();
  // a client whose session is over goes on with the open page
  const user = session.status === 'over' ? known : session.user;
  if (!user) return null;
  return (
    <Nav aria-label="Tu cuenta">
      <Pages>
        {pagesOf(user).map(({ path, title, icon }) => (
          <li key={path}>
            <Anchor href={path} aria-current={pathname === path ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{title}</span>
            </Anchor>
          </li>
        ))}
      </Pages>
    </Nav>
  );
};
