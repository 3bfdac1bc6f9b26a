import type { Colleague } from '@actual/contracts';
import { insideRoles } from '@actual/contracts/facts/access/roles';
import { countWords } from '@actual/contracts/facts/text/written';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { WhoChanged } from '../audit/WhoChanged';
import { PrimaryButton } from '../fields/controls';
import { Fields, FormField } from '../fields/FormField';
import { Note } from '../layout/StaffPage';
import { shopsQuery } from '../team/team-queries';
import { refusedText, roleChoices, roleNotes } from '../team/team-words';
import { useAccessChange } from './use-access-change';

const Form = styled.form`
  display: grid;
  gap: 12px;
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;
const Send = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
`;

/** The consequences of the chosen role and shop, before they are saved. */
function consequence(person: Colleague, role: string): string | null {
  if (role === person.role) return null;
  const sessions =
    person.sessions > 0 ? ` Se cierran sus ${countWords(person.sessions, 'sesión', 'sesiones')}: entra otra vez.` : '';
  return `Con el otro rol cambia lo que ve y lo que puede hacer.${sessions}`;
}

/** Role and shop of a colleague; the chosen values stay after a conflict. */
export const RightsForm = ({ person }: { person: Colleague }) => {
  const { api } = useShell();
  const { data: shops } = useSuspenseQuery(shopsQuery(api));
  const now = { role: person.role, Store: person.Store?.code ?? null };
  const [draft, setDraft] = useState<Partial<typeof now>>({});
  const chosen = { ...now, ...draft };
  const save = useAccessChange(person.id, {
    said: () => 'Cambio guardado',
    send: () => api('PUT /team/{id}', { params: { id: person.id }, body: { from: now, ...chosen } }),
    onDone: () => setDraft({}),
  });
  const isChanged = chosen.role !== now.role || chosen.Store !== now.Store;
  const follows = consequence(person, chosen.role);
  return (
    <Form
      aria-label="Rol y tienda"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !save.isPending) save.mutate();
      }}
    >
      <Fields>
        <FormField
          label="Rol"
          name="role"
          required
          value={chosen.role}
          choices={roleChoices}
          hint={roleNotes[chosen.role]}
          onChange={({ target }) =>
            setDraft({ ...draft, role: insideRoles.find((one) => one === target.value) ?? now.role })
          }
        />
        <FormField
          label="Tienda"
          name="Store"
          value={chosen.Store ?? ''}
          choices={shops.map(({ code, name }) => ({ value: code, label: name }))}
          placeholder="Sin tienda"
          hint="Lo que cotiza cuenta para esta tienda."
          onChange={({ target }) => setDraft({ ...draft, Store: target.value || null })}
        />
      </Fields>
      {follows ? <Note role="status">{follows}</Note> : null}
      <Send>
        <PrimaryButton type="submit" disabled={!isChanged} aria-busy={save.isPending}>
          {save.isPending ? 'Guardando' : 'Guardar'}
        </PrimaryButton>
        {save.isError ? (
          <p role="alert">
            <span>{refusedText(save.error)}</span>
            <WhoChanged id={person.id} error={save.error} byConflict />
          </p>
        ) : null}
      </Send>
    </Form>
  );
};
