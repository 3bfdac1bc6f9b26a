import { footerCategories } from '@actual/contracts/facts/catalog/shown-counts';
import { Slot } from '@actual/shell-contract';
import { far, from, type, useBrand, whenNear } from '@actual/themes-contract';
import { Suspense } from 'react';
import { styled } from 'styled-components';
import { usePage } from '../../page-context';
import { Width } from '../header/parts';
import { useExistingLinks } from '../use-existing-links';
import { FooterColumn, FooterTitle } from './FooterColumn';
import { FooterEnd } from './FooterEnd';
import { footerColumns } from './footer-links';
import { Social } from './Social';

const Ground = styled.footer`
  ${whenNear(1130, 700)}
  margin-top: var(--gap-section);
  color: var(--c-footer-text);
  background: var(--c-footer-bg);
`;
const Columns = styled(Width)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 32px;
  padding-block: 36px 28px;
  > :first-child {
    margin-bottom: 24px;
  }
  > :last-child {
    margin-top: 24px;
  }
  @media (scripting: none) {
    gap: 32px;
  }
  ${from.phone} {
    gap: 36px 32px;
    padding-block: 48px;
    > :first-child,
    > :last-child {
      margin-block: 0;
    }
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1.4fr) repeat(auto-fit, minmax(150px, 1fr));
    padding-block: 72px 64px;
  }
`;
const About = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  grid-column: 1 / -1;
  ${from.desktop} {
    grid-column: auto;
  }
  p {
    max-width: 23em;
    color: var(--c-footer-text-2);
    ${type('small')}
  }
`;
const Visit = styled.div`
  dl {
    display: grid;
    gap: 12px;
    ${type('small')}
  }
  dt {
    color: var(--c-footer-text-2);
  }
`;

/** The foot of every page: the brand, its categories and pages, its sisters, its hours and networks. */
export const Footer = () => {
  const { FooterScene, Logo, structure, voice, homeCategories } = useBrand();
  const { siblings, brand, company } = usePage();
  const existing = useExistingLinks();
  const soft = structure.header === 'strip-soft';
  const quiet = structure.header === 'strip-hairline';
  const shop = homeCategories
    .slice(0, footerCategories)
    .map(({ label, handle }) => ({ label, href: `/category/${handle}` }));
  const sisters = siblings
    .filter(({ site }) => site !== brand.site)
    .map(({ name, href }) => ({ label: `Actual ${name}`, href, outside: true }));
  const columns = footerColumns.map(({ title, links }) => ({
    title,
    links: [...existing(links), ...(title === 'Actual' ? sisters : [])],
  }));
  return (
    <Ground {...far} data-noprint="" data-inverse={soft ? undefined : ''}>
      <Suspense>{FooterScene ? <FooterScene /> : null}</Suspense>
      <Columns>
        <About>
          <Logo onDark={!soft} />
          <p>{voice.footerLine}</p>
          {quiet ? null : <Social />}
          <Slot name="account/newsletter" broken={() => null} />
        </About>
        <FooterColumn title="Comprar" links={shop} quiet={quiet} />
        {columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title} links={links} quiet={quiet} />
        ))}
        <Visit>
          <FooterTitle $quiet={quiet}>Estamos cerca</FooterTitle>
          <dl>
            {[...company.storeHours, ...company.phoneHours].map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
          {quiet ? <Social /> : null}
        </Visit>
      </Columns>
      <FooterEnd />
    </Ground>
  );
};
