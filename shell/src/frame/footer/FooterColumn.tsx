import { Link } from '@actual/shell-contract';
import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';

export const FooterTitle = styled.h2<{ $quiet: boolean }>`
  margin-bottom: 8px;
  ${({ $quiet }) => type($quiet ? 'small' : 'h4')}
  ${({ $quiet }) => ($quiet ? 'color: var(--c-footer-text-2);' : '')}
`;
const Column = styled.nav`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    ${type('ui')}
    font-weight: 400;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;

export interface FooterColumnProps {
  title: string;
  links: { label: string; href: string; outside?: boolean }[];
  /** A small gray title in place of a strong one. */
  quiet: boolean;
}

/** One list of links of the footer; nothing when there are none. */
export const FooterColumn = ({ title, links, quiet }: FooterColumnProps) =>
  links.length === 0 ? null : (
    <Column aria-label={title}>
      <FooterTitle $quiet={quiet}>{title}</FooterTitle>
      <ul>
        {links.map(({ label, href, outside }) => (
          <li key={href}>{outside ? <a href={href}>{label}</a> : <Link to={href}>{label}</Link>}</li>
        ))}
      </ul>
    </Column>
  );
