import { brands, sites } from '@actual/contracts/facts/company/brands';
import { useShell } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Select } from '../fields/controls';

const Choice = styled(Select)`
  flex: none;
  width: auto;
  border-color: transparent;
  background: transparent;
`;

/** The brand whose store the desk stands in; another one is another document. */
export const BrandSelect = () => {
  const { brand } = useShell();
  const open = (site: string) => {
    const url = new URL(window.location.href);
    url.searchParams.set('marca', site);
    window.location.assign(url);
  };
  return (
    <Choice aria-label="Marca" value={brand.site} onChange={(event) => open(event.currentTarget.value)}>
      {sites.map((site) => (
        <option key={site} value={site}>
          {brands[site].name}
        </option>
      ))}
    </Choice>
  );
};
