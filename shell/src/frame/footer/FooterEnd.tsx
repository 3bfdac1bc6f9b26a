import { dial } from '@actual/contracts/facts/company/company';
import { storeYear } from '@actual/contracts/store-day';
import { Link } from '@actual/shell-contract';
import { from, type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { ConsentAgain } from '../../analytics/ConsentAgain';
import { usePage } from '../../page-context';
import { Width } from '../header/parts';
import { useExistingLinks } from '../use-existing-links';
import { legalLinks } from './footer-links';

const Line = styled.div`
  border-top: 1px solid color-mix(in srgb, var(--c-footer-text) 22%, transparent);
`;
const Row = styled(Width)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 24px;
  padding-block: 24px 12px;
  color: var(--c-footer-text-2);
  ${type('small')}
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  ${from.tablet} {
    padding-block: 32px 12px;
  }
`;

const Company = styled(Width)`
  font-style: normal;
  padding-bottom: 32px;
  color: var(--c-footer-text-2);
  ${type('small')}
  a {
    white-space: nowrap;
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
    text-underline-offset: 4px;
  }
`;

/** The last lines of every page: the brand, the legal pages, and the company. */
export const FooterEnd = () => {
  const { brand, company } = usePage();
  const existing = useExistingLinks();
  return (
    <Line>
      <Row>
        <p>{`© ${storeYear()} ${brand.name}. Precios en pesos mexicanos, IVA incluido.`}</p>
        <ul data-noprint="">
          <ConsentAgain />
          {existing(legalLinks).map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Row>
      <Company as="address">
        <span>{`${company.name}, RFC ${company.rfc}. ${company.address}.`}</span>{' '}
        <a href={dial(company.phone)}>{company.phone}</a>
        <span>,</span> <a href={`mailto:${company.mail}`}>{company.mail}</a>
      </Company>
    </Line>
  );
};

const Ground = styled.footer`
  margin-top: var(--gap-section);
  color: var(--c-footer-text);
  background: var(--c-footer-bg);
`;
/** The foot of the pages of paying. */
export const CompactFooter = () => (
  <Ground>
    <FooterEnd />
  </Ground>
);
