import { Link, Slot } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { Disclosure, Sheet } from '@actual/ui';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { Hours } from '../header/Hours';
import { storesLink } from '../stores-link';
import { useExistingLinks } from '../use-existing-links';
import { MenuWord } from './MenuWord';
import { useMenu } from './use-menu';

const line = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 52px;
  ${type('label')}
`;
const List = styled.ul`
  > li > a {
    border-bottom: 1px solid var(--c-line);
  }
  a {
    ${line}
  }
  ul {
    padding: 0 0 12px 12px;
  }
`;
const Staff = styled.div`
  a {
    ${line}
    border-bottom: 1px solid var(--c-line);
  }
`;
const More = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 24px;
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    ${type('ui')}
  }
`;

/** The menu on phones: one category open at a time, below it stores and hours. */
export const MobileMenu = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const menu = useMenu();
  const existing = useExistingLinks();
  const [expanded, setExpanded] = useState<string | null>(null);
  return (
    <Sheet open={open} onClose={onClose} title="Menú" side="left">
      <nav aria-label="Categorías">
        <List>
          {menu.map((group) => (
            <li key={group.label}>
              {group.columns?.length ? (
                <Disclosure
                  title={group.label}
                  open={expanded === group.label}
                  onToggle={() => setExpanded(expanded === group.label ? null : group.label)}
                >
                  <ul>
                    <li>
                      <Link to={group.href} onClick={onClose}>{`Ver todo en ${group.label}`}</Link>
                    </li>
                    {group.columns.flatMap(({ links }) =>
                      links
                        .filter(({ href }) => href !== group.href)
                        .map(({ label, href }) => (
                          <li key={label}>
                            <Link to={href} onClick={onClose}>
                              {label}
                            </Link>
                          </li>
                        )),
                    )}
                  </ul>
                </Disclosure>
              ) : (
                <MenuWord group={group} onPick={onClose} />
              )}
            </li>
          ))}
        </List>
        <Staff>
          <Slot name="staff/menu" />
        </Staff>
      </nav>
      <More>
        {existing([storesLink]).map(({ label, href }) => (
          <Link key={href} to={href} onClick={onClose}>
            {label}
          </Link>
        ))}
        <Hours />
      </More>
    </Sheet>
  );
};
