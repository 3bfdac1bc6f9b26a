import { from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';

const Nav = styled.nav`
  display: none;
  ${from.wide} { display: block; }
  h2 { ${type('label')} margin-bottom: 8px; }
  a {
    ${type('small')}
    display: block;
    padding-block: 6px;
    padding-left: 14px;
    border-left: 1px solid var(--c-line);
    color: var(--c-text-2);
    &:hover { color: var(--c-text); border-left-color: var(--c-text); }
  }
`;

/** The titles of a long page. */
export const Contents = ({ items }: { items: { id: string; text: string }[] }) => (
  <Nav aria-label="En esta página" data-noprint="">
    <h2>En esta página</h2>
    <ul>
      {items.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </Nav>
);
