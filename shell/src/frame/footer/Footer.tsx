import { from, type, useBrand } from '@actual/themes-contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePage } from '../../page-context';
import { footerColumns } from '../facts';
import { Width } from '../header/parts';
import { useExisting } from '../useExisting';
import { FooterEnd } from './FooterEnd';
import { Hill } from './Hill';
import { Social } from './Social';

const Ground = styled.footer`
  margin-top: var(--gap-section);
  color: var(--c-footer-text);
  background: var(--c-footer-bg);
`;
const Columns = styled(Width)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px 32px;
  padding-block: 48px;
  ${from.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.45fr) repeat(4, minmax(0, 1fr));
    padding-block: 72px 64px;
  }
`;
const About = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  grid-column: 1 / -1;
  ${from.desktop} {
    grid-column: auto;
  }
  p {
    max-width: 36ch;
    color: var(--c-footer-text-2);
    ${type('small')}
  }
`;
const Column = styled.nav<{ $quiet: boolean }>`
  h2 {
    margin-bottom: 8px;
    ${({ $quiet }) => type($quiet ? 'small' : 'h4')}
    ${({ $quiet }) => ($quiet ? 'color: var(--c-footer-text-2);' : '')}
  }
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

/** The foot of every page: the brand, its pages, its sisters, its networks. */
export const Footer = () => {
  const { Logo, structure, voice } = useBrand();
  const { siblings, brand } = usePage();
  const existing = useExisting();
  const soft = structure.header === 'strip-soft';
  const quiet = structure.header === 'strip-hairline';
  const columns = footerColumns
    .map(({ title, links }) => ({ title, links: existing(links) }))
    .filter(({ links }) => links.length > 0);
  return (
    <Ground data-inverse={soft ? undefined : ''}>
      {soft ? <Hill /> : null}
      <Columns>
        <About>
          <Logo onDark={!soft} />
          <p>{voice.footerLine}</p>
          {quiet ? null : <Social />}
        </About>
        {columns.map(({ title, links }) => (
          <Column key={title} aria-label={title} $quiet={quiet}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link to={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Column aria-label="Nuestras marcas" $quiet={quiet}>
          <h2>Marcas</h2>
          <ul>
            {siblings
              .filter(({ site }) => site !== brand.site)
              .map(({ site, name, href }) => (
                <li key={site}>
                  <a href={href}>Actual {name}</a>
                </li>
              ))}
          </ul>
          {quiet ? <Social /> : null}
        </Column>
      </Columns>
      <FooterEnd />
    </Ground>
  );
};
