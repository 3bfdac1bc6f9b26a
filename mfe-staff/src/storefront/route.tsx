import { brands } from '@actual/contracts/facts/brands';
import { documentName, kindsOpenTo, storefrontKinds } from '@actual/contracts/facts/storefront';
import { Link, useLoaderData, usePendingLocation, useSession, useShell } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Column, Note, PageTitle, StaffPage, textStyle } from '../layout/StaffPage';
import type { StorefrontData } from './loader';
import { hrefOfKind } from './storefront-address';
import { kindNotes } from './storefront-words';
import { Workspace } from './Workspace';

const Tabs = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  a {
    ${textStyle(550, 13, 20)}
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding: 0 12px;
    border-radius: 6px;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  a:hover {
    background: var(--d-hover);
  }
  [aria-current] {
    color: var(--d-accent);
    background: var(--d-accent-soft);
  }
`;
const Quiet = styled.div`
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

/** `/contenido`: what managers and administrators change of the store by themselves. */
export const Component = () => {
  const { kind } = useLoaderData<StorefrontData>();
  const { brand } = useShell();
  const { user } = useSession();
  const isWaiting = usePendingLocation()?.pathname === '/contenido';
  const name = documentName(kind, brand.site);
  return (
    <StaffPage>
      <title>Contenido | Escritorio</title>
      <meta name="robots" content="noindex" />
      <Column>
        <PageTitle>Contenido de la tienda</PageTitle>
        <nav aria-label="Qué cambiar">
          <Tabs>
            {kindsOpenTo(user?.role).map((one) => (
              <li key={one}>
                <Link to={hrefOfKind(one)} aria-current={one === kind ? 'page' : undefined}>
                  {storefrontKinds[one].label}
                </Link>
              </li>
            ))}
          </Tabs>
        </nav>
        <Note>{`${storefrontKinds[kind].perBrand ? `${brands[brand.site].name}. ` : ''}${kindNotes[kind]}${storefrontKinds[kind].perBrand ? ' La marca se elige arriba.' : ''}`}</Note>
        <Quiet aria-busy={isWaiting}>
          <Workspace key={name} name={name} />
        </Quiet>
      </Column>
    </StaffPage>
  );
};
