import type { Colleague } from '@actual/contracts';
import { teamLimits } from '@actual/contracts/facts/access/team';
import { formatMoment } from '@actual/contracts/store-day';
import { useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { WhoChanged } from '../audit/WhoChanged';
import { QuietButton } from '../fields/controls';
import { DeskPanel } from '../layout/DeskParts';
import { accessNote, refusedText } from '../team/team-words';
import { EndDialog } from './EndDialog';
import { useAccessChange } from './use-access-change';

const Lines = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;

const sentences: Readonly<Record<Colleague['state'], (person: Colleague) => string>> = {
  active: ({ secondFactor }) =>
    secondFactor
      ? 'Entra con su contraseña y su segundo paso.'
      : 'Todavía no tiene segundo paso: se le pide al entrar, menos a las cuentas de la demostración.',
  invited: ({ invitedUntil }) =>
    invitedUntil
      ? `El enlace de su invitación sirve hasta el ${formatMoment(invitedUntil)}.`
      : `El enlace de su invitación venció, o va en camino. Cada uno dura ${teamLimits.invitationHours} horas.`,
  ended: (person) => `No puede entrar. ${accessNote(person)}.`,
};

/** The state of a colleague's access, and an administrator's actions on it. */
export const AccessPanel = ({ person, people }: { person: Colleague; people: readonly Colleague[] }) => {
  const { api } = useShell();
  const [isEnding, setEnding] = useState(false);
  const params = { id: person.id };
  const invite = useAccessChange(person.id, {
    said: () => 'Invitación enviada',
    send: () => api('POST /team/{id}/invite', { params }),
  });
  const restore = useAccessChange(person.id, {
    said: () => 'Acceso devuelto',
    send: () => api('POST /team/{id}/restore', { params }),
  });
  const wrong = invite.error ?? restore.error;
  return (
    <DeskPanel title="Acceso" order={1}>
      <Lines>
        <p>{sentences[person.state](person)}</p>
        {person.state === 'invited' ? (
          <QuietButton type="button" aria-busy={invite.isPending} onClick={() => invite.mutate()}>
            Enviar otra invitación
          </QuietButton>
        ) : null}
        {person.state === 'ended' ? (
          <QuietButton type="button" aria-busy={restore.isPending} onClick={() => restore.mutate()}>
            Devolver acceso
          </QuietButton>
        ) : (
          <QuietButton type="button" onClick={() => setEnding(true)}>
            Terminar acceso
          </QuietButton>
        )}
        {wrong ? (
          <p role="alert">
            <span>{refusedText(wrong)}</span>
            <WhoChanged id={person.id} error={wrong} byConflict />
          </p>
        ) : null}
      </Lines>
      {isEnding ? <EndDialog person={person} people={people} onClose={() => setEnding(false)} /> : null}
    </DeskPanel>
  );
};
