import type { StorefrontDocument, StorefrontVersion } from '@actual/contracts';
import { formatMoment } from '@actual/contracts/store-day';
import { styled } from 'styled-components';
import { QuietButton } from '../fields/controls';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note, narrow } from '../layout/StaffPage';
import { StateTag } from '../reports/StateTag';
import { periodWords, stateWords, summaryOf } from './storefront-words';

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    gap: 4px 14px;
    align-items: start;
    padding: 10px 0;
    border-top: 1px solid var(--d-line);
    ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  p {
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const nameOf = (person: StorefrontVersion['madeBy']): string =>
  `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || 'Cuenta eliminada';

/** The person who made a change, and the one who undid it. */
function authorsOf({ madeAt, madeBy, undoneAt, undoneBy }: StorefrontVersion): string {
  if (!madeBy) return 'Lo que había antes del primer cambio';
  const made = `${nameOf(madeBy)}, ${formatMoment(madeAt)}`;
  return undoneAt ? `${made}. Lo deshizo ${nameOf(undoneBy)}, ${formatMoment(undoneAt)}` : made;
}

interface VersionsProps {
  document: StorefrontDocument;
  isBusy: boolean;
  onUndo: (id: string) => void;
  /** Puts an earlier content into the form. */
  onUseAgain: (version: StorefrontVersion) => void;
}

/** The future, present and past versions. */
export const Versions = ({ document: { versions }, isBusy, onUndo, onUseAgain }: VersionsProps) => (
  <Panel aria-label="Cambios">
    <PanelTitle>Cambios</PanelTitle>
    {versions.length === 0 ? <Note role="status">Nadie lo ha cambiado todavía.</Note> : null}
    <List>
      {versions.map((version) => {
        const { word, tone } = stateWords[version.state];
        const isUndoable = version.madeBy !== null && (version.state === 'current' || version.state === 'scheduled');
        return (
          <li key={version.id}>
            <div>
              <StateTag $tone={tone}>{word}</StateTag>
            </div>
            <div>
              <p>{summaryOf(version.content)}</p>
              <p>
                <Note>{`${periodWords(version.startsAt, version.endsAt)}. ${authorsOf(version)}.`}</Note>
              </p>
            </div>
            <Actions>
              {isUndoable ? (
                <QuietButton type="button" aria-busy={isBusy} onClick={() => onUndo(version.id)}>
                  Deshacer
                </QuietButton>
              ) : version.state === 'current' ? null : (
                <QuietButton type="button" aria-busy={isBusy} onClick={() => onUseAgain(version)}>
                  Usar de nuevo
                </QuietButton>
              )}
            </Actions>
          </li>
        );
      })}
    </List>
  </Panel>
);
