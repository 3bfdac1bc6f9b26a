import { documentName, kindsOpenTo, storefrontKinds } from '@actual/contracts/facts/catalog/storefront';
import { brands } from '@actual/contracts/facts/company/brands';
import { Link, useLoaderData, usePendingLocation, useShell } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { Tabs } from '../layout/Tabs';
import { useDeskUser } from '../slots/staff-roles';
import type { StorefrontData } from './loader';
import { hrefOfKind } from './storefront-address';
import { kindNotes } from './storefront-words';
import { TextPages } from './texts/TextPages';
import { Workspace } from './Workspace';

/** The parts beside what is edited, where there is room: twelve do not fit one row. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  @media (min-width: 1025px) {
    grid-template-columns: 176px minmax(0, 1fr);
    gap: 20px;
    align-items: start;
    ul {
      flex-direction: column;
    }
  }
`;
const Quiet = styled.div`
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;

/** `/contenido`: the parts of the store that managers and administrators edit by themselves. */
export const Component = () => {
  const { kind, text } = useLoaderData<StorefrontData>();
  const { brand } = useShell();
  const user = useDeskUser();
  const isWaiting = usePendingLocation()?.pathname === '/contenido';
  const name = documentName(kind, brand.site);
  return (
    <StaffPage title="Contenido">
      <Column>
        <PageTitle>Contenido de la tienda</PageTitle>
        <Beside>
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
          <Column>
            <Note>{`${storefrontKinds[kind].perBrand ? `${brands[brand.site].name}. ` : ''}${kindNotes[kind]}${storefrontKinds[kind].perBrand ? ' La marca se elige arriba.' : ''}`}</Note>
            <Quiet aria-busy={isWaiting}>
              {kind === 'texts' ? <TextPages text={text} /> : <Workspace key={name} name={name} />}
            </Quiet>
          </Column>
        </Beside>
      </Column>
    </StaffPage>
  );
};
