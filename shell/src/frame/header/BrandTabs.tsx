import { type } from '@actual/themes-contract';
import { styled } from 'styled-components';
import { usePage } from '../../page-context';

const Tabs = styled.nav`
  display: flex;
  align-self: end;
  gap: 2px;
  a {
    padding: 8px 14px 10px;
    ${type('small')}
    border-radius: var(--radius-button) var(--radius-button) 0 0;
    &:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
    &[aria-current] {
      font-weight: 650;
      color: var(--c-text);
      background: var(--c-bg);
    }
  }
`;

/** The three brands, each on its own host. */
export const BrandTabs = () => {
  const { brand, siblings } = usePage();
  return (
    <Tabs aria-label="Marcas">
      {siblings.map(({ site, name, href }) => (
        <a key={site} href={site === brand.site ? '/' : href} aria-current={site === brand.site ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </Tabs>
  );
};
