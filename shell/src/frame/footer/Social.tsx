import { type, useBrand } from '@actual/themes-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { usePage } from '../../page-context';

const Words = styled.ul`
  margin-top: 20px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    ${type('ui')}
    font-weight: 400;
  }
`;
const Icons = styled.ul`
  display: flex;
  gap: 6px;
  margin-left: -10px;
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--radius-round);
  }
`;
const networks = [
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'pinterest', name: 'Pinterest' },
] as const;

/** The site's social networks, as words in a quiet footer, as icons elsewhere. */
export const Social = () => {
  const { social } = usePage();
  const { structure } = useBrand();
  const known = networks.flatMap(({ key, name }) => (social[key] ? [{ key, name, href: social[key] }] : []));
  if (known.length === 0) return null;
  if (structure.header === 'strip-hairline') {
    return (
      <Words aria-label="Síguenos">
        {known.map(({ key, name, href }) => (
          <li key={key}>
            <a href={href} rel="noreferrer" target="_blank">
              <span>{name}</span> <Icon name="arrow-out" size={14} />
            </a>
          </li>
        ))}
      </Words>
    );
  }
  return (
    <Icons aria-label="Síguenos">
      {known.map(({ key, name, href }) => (
        <li key={key}>
          <a href={href} rel="noreferrer" target="_blank" aria-label={name}>
            <Icon name={key} size={22} />
          </a>
        </li>
      ))}
    </Icons>
  );
};
