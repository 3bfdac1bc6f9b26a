import type { Release } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { QuietButton } from '../fields/controls';
import { Panel, PanelTitle } from '../layout/Panel';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { RollbackDialog, type RollbackDialogProps } from './RollbackDialog';
import { releasesQuery } from './release-queries';
import { remoteName } from './release-words';
import { VersionTable } from './VersionTable';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
`;
type CanGoBack = RollbackDialogProps['release'];
const canGoBack = (release: Release): release is CanGoBack => release.rollback !== null && release.mayRollBack;

/** Why there is no button. */
const whyNot = ({ rollback }: Release): string =>
  rollback ? 'La regresa su equipo' : 'No hay una versión anterior a la que regresar';

/** `/versiones`: which version of each remote who gets, how it does, and the way back from it. */
export const Component = () => {
  const { data } = useSuspenseQuery(releasesQuery(useShell().api));
  const [asked, setAsked] = useState<CanGoBack | null>(null);
  const { label } = staffPages.releases;
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>
          Lo que contaron los navegadores en las últimas 24 horas. De la carga, la respuesta y los saltos se muestra lo
          que tres de cada cuatro visitas no pasaron; en rojo, lo que Google no llama bueno.
        </Note>
        {data.releases.length > 0 ? null : <Note role="status">Todavía no se ha publicado ninguna versión.</Note>}
        {data.releases.map((release) => (
          <Panel key={release.remote} aria-label={remoteName(release.remote)}>
            <Head>
              <PanelTitle>{remoteName(release.remote)}</PanelTitle>
              {canGoBack(release) ? (
                <QuietButton type="button" onClick={() => setAsked(release)}>
                  {`Regresar a ${release.rollback.to}`}
                </QuietButton>
              ) : (
                <Note>{whyNot(release)}</Note>
              )}
            </Head>
            <VersionTable release={release} />
          </Panel>
        ))}
      </Column>
      {asked ? <RollbackDialog release={asked} onClose={() => setAsked(null)} /> : null}
    </StaffPage>
  );
};
