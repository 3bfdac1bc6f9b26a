import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { countWords } from '@actual/contracts/facts/text/written';
import { useQueryClient, useShell, useSuspenseQuery, useToast } from '@actual/shell-contract';
import { useState } from 'react';
import { DeskPanel } from '../layout/DeskParts';
import { Column, Note, PageTitle, StaffPage } from '../layout/StaffPage';
import { InviteForm } from './InviteForm';
import { TeamTable } from './TeamTable';
import { teamQuery } from './team-queries';

/** `/equipo`: staff, brokers and open invitations. */
export const Component = () => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useSuspenseQuery(teamQuery(api));
  // a new form for the next person
  const [invited, setInvited] = useState(0);
  const there = data.people.filter(({ state }) => state !== 'ended');
  const gone = data.people.filter(({ state }) => state === 'ended');
  const { label } = staffPages.team;
  return (
    <StaffPage title={label}>
      <Column>
        <PageTitle>{label}</PageTitle>
        <Note>Quién entra al escritorio, con qué rol y en qué tienda. Elige a una persona para cambiarlo.</Note>
        <DeskPanel title="Con acceso" note={countWords(there.length, 'persona', 'personas')} flush>
          <TeamTable caption="Personas con acceso" people={there} />
        </DeskPanel>
        <DeskPanel title="Invitar a una persona" folded>
          <InviteForm
            key={invited}
            onInvited={({ email }) => {
              setInvited((count) => count + 1);
              toast({ tone: 'success', title: `Invitación enviada a ${email}` });
              void queryClient.invalidateQueries({ queryKey: teamQuery(api).queryKey });
            }}
          />
        </DeskPanel>
        {gone.length > 0 ? (
          <DeskPanel title="Sin acceso" note={countWords(gone.length, 'persona', 'personas')} folded flush>
            <TeamTable caption="Personas sin acceso" people={gone} />
          </DeskPanel>
        ) : null}
      </Column>
    </StaffPage>
  );
};
