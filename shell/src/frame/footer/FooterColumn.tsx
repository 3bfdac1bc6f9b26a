import { Link } from '@actual/shell-contract';
import { breakpoints, from, type } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';

export const FooterTitle = styled.h2<{ $quiet: boolean }>`
  margin-bottom: 8px;
  ${({ $quiet }) => type($quiet ? 'small' : 'h4')}
  ${({ $quiet }) => ($quiet ? 'color: var(--c-footer-text-2);' : '')}
`;
/** Where a column's links open under its title; without script they are all there. */
const folded = `@media (max-width: ${breakpoints.phone - 0.02}px) and (scripting: enabled)`;
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
  ${folded} {
    border-bottom: 1px solid color-mix(in srgb, var(--c-footer-text) 22%, transparent);
    h2 {
      margin: 0;
    }
    ul {
      padding-bottom: 12px;
    }
    &:not([data-open]) ul {
      display: none;
    }
    a {
      min-height: 44px;
    }
  }
`;
const Word = styled.span`
  ${folded} {
    display: none;
  }
`;
const Toggle = styled.button`
  display: none;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 52px;
  text-align: left;
  ${folded} {
    display: flex;
  }
  ${from.phone} {
    display: none;
  }
`;

export interface FooterColumnProps {
  title: string;
  links: { label: string; href: string; outside?: boolean }[];
  /** A small gray title in place of a strong one. */
  quiet: boolean;
}

/** One list of links of the footer, which a phone opens; nothing when there are none. */
export const FooterColumn = ({ title, links, quiet }: FooterColumnProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return links.length === 0 ? null : (
    <Column aria-label={title} data-open={open ? '' : undefined}>
      <FooterTitle $quiet={quiet}>
        <Word>{title}</Word>
        <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{title}</span>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={18} />
        </Toggle>
      </FooterTitle>
      <ul id={id}>
        {links.map(({ label, href, outside }) => (
          <li key={href}>{outside ? <a href={href}>{label}</a> : <Link to={href}>{label}</Link>}</li>
        ))}
      </ul>
    </Column>
  );
};
