import { roleWords } from '@actual/contracts/facts/access/roles';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { phoneWords } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import { Link, useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { formatNumber, Stack } from '@actual/ui';
import { History } from '../audit/History';
import { DeskColumns, DeskHead, DeskObject, DeskPanel, DeskStack, NothingFound } from '../layout/DeskParts';
import { Facts } from '../layout/Facts';
import { MailWords } from '../layout/MailWords';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { useDeskUser } from '../slots/staff-roles';
import { teamQuery } from '../team/team-queries';
import { nameOf, stateWords } from '../team/team-words';
import { AccessPanel } from './AccessPanel';
import { HandOver } from './HandOver';
import type { ColleagueData } from './loader';
import { RightsForm } from './RightsForm';

/** `/equipo/{id}`: a colleague's rights, access and sales. */
export const Component = () => {
  const { id } = useLoaderData<ColleagueData>();
  const user = useDeskUser();
  const { people } = useSuspenseQuery(teamQuery(useShell().api)).data;
  const person = people.find((one) => one.id === id);
  if (!person)
    return <NothingFound title="No encontramos a esta persona" list={staffPages.team} link="Ver el equipo" />;
  const { word, tone } = stateWords[person.state];
  const isSelf = user?.id === person.id;
  return (
    <DeskObject title={nameOf(person)}>
      <DeskStack>
        <p>
          <Link to={staffPages.team.path}>{staffPages.team.label}</Link>
        </p>
        <DeskHead
          title={nameOf(person)}
          state={<StateTag $tone={tone}>{word}</StateTag>}
          note={[roleWords[person.role], person.Store?.name].filter(Boolean).join(' · ')}
        />
        <Facts
          label="Resumen"
          facts={[
            { label: 'Cotizaciones abiertas', value: formatNumber(person.quotations) },
            { label: 'Sesiones abiertas', value: formatNumber(person.sessions) },
            { label: 'Segundo paso', value: person.secondFactor ? 'Sí' : 'No' },
            { label: 'Último uso', value: person.lastUsedAt ? momentWords(person.lastUsedAt, storeYear()) : '—' },
          ]}
        />
        <DeskColumns>
          <div>
            <DeskPanel title="Rol y tienda">
              {isSelf ? (
                <p>Tu propio acceso lo cambia otra persona que administre la tienda.</p>
              ) : person.state === 'ended' ? (
                <p>Devuelve su acceso para cambiar su rol o su tienda.</p>
              ) : (
                <RightsForm person={person} />
              )}
            </DeskPanel>
            <DeskPanel title="Cotizaciones">
              <HandOver person={person} people={people} />
            </DeskPanel>
            <History id={person.id} />
          </div>
          <div>
            {isSelf ? null : <AccessPanel person={person} people={people} />}
            <DeskPanel title="Contacto" order={2}>
              <Stack gap={2}>
                <a href={`mailto:${person.email}`}>
                  <MailWords address={person.email} />
                </a>
                {person.mobilePhone ? <a href={`tel:${person.mobilePhone}`}>{phoneWords(person.mobilePhone)}</a> : null}
              </Stack>
            </DeskPanel>
          </div>
        </DeskColumns>
      </DeskStack>
    </DeskObject>
  );
};
