import type { Section } from '@actual/domain/texts/content';
import { Anchor, from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Nav = styled.nav`
  min-width: 0;
  h2 { ${type('h4')} margin-bottom: 8px; }
  a {
    ${type('ui')}
    display: flex;
    align-items: center;
    min-height: 44px;
    font-weight: 400;
    color: var(--c-text-2);
    &:hover { color: var(--c-text); text-decoration: underline; text-underline-offset: 4px; }
  }
  a[aria-current] { color: var(--c-text); font-weight: 600; }
  ${from.desktop} { position: sticky; top: 24px; }
`;
/* on phones the section is one row that slides sideways */
const Pages = styled.ul`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin-inline: calc(-1 * var(--margin));
  padding: 4px var(--margin);
  scrollbar-width: none;
  li { flex: none; }
  li:has([aria-current]) { order: -1; }
  a { padding-inline: 16px; border-radius: var(--radius-chip); background: var(--c-chip-bg); color: var(--c-chip-text);
    box-shadow: inset 0 0 0 var(--chip-edge-width) var(--c-chip-edge); }
  a[aria-current] { background: var(--c-chip-selected-bg); color: var(--c-chip-selected-text); }
  ${from.desktop} {
    display: block;
    overflow: visible;
    margin: 0;
    padding: 0;
    border-top: var(--rule-strong);
    li { border-bottom: 1px solid var(--c-line); }
    a, a[aria-current] { padding: 9px 0; line-height: 1.35; border-radius: 0; background: none; color: var(--c-text-2); box-shadow: none; }
    a[aria-current] { color: var(--c-text); }
  }
`;
const Others = styled.div`
  display: none;
  margin-top: 32px;
  ${from.desktop} { display: block; }
  a { min-height: 36px; }
`;

interface SideNavProps {
  sections: readonly Section[];
  section: Section | undefined;
  path: string;
}

/** The pages of this section and the ways to the others. */
export function SideNav({ sections, section, path }: SideNavProps) {
  if (!section) return null;
  return (
    <Nav aria-label={`Información: ${section.name}`} data-noprint="">
      <h2>{section.name}</h2>
      <Pages>
        {section.pages.map((page) => (
          <li key={page.path}>
            <Anchor href={page.path} aria-current={page.path === path ? 'page' : undefined}>
              {page.title}
            </Anchor>
          </li>
        ))}
      </Pages>
      <Others>
        <h2>Otros temas</h2>
        <ul>
          {sections
            .filter(({ name }) => name !== section.name)
            .map(({ name, pages: [first] }) =>
              first ? (
                <li key={name}>
                  <Anchor href={first.path}>{name}</Anchor>
                </li>
              ) : null,
            )}
        </ul>
      </Others>
    </Nav>
  );
}
