import type { Colleague } from '@actual/contracts';
import { isStaffRole } from '@actual/contracts/facts/access/roles';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { countWords } from '@actual/contracts/facts/text/written';
import { ApiError, useShell } from '@actual/shell-contract';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unansweredText } from '../access/unanswered-text';
import { PrimaryButton } from '../fields/controls';
import { FormField } from '../fields/FormField';
import { Note } from '../layout/StaffPage';
import { nameOf } from '../team/team-words';
import { useAccessChange } from './use-access-change';

const Form = styled.form`
  display: grid;
  gap: 12px;
  max-width: 420px;
  justify-items: start;
  > :first-child {
    width: 100%;
  }
  [role='alert'] {
    color: var(--d-bad);
    font-weight: 600;
  }
`;

const refusedText = (error: unknown): string =>
  unansweredText(error) ??
  (error instanceof ApiError && error.code === 'invalid_input'
    ? 'Esa persona ya no puede recibirlas. Elige a otra.'
    : tryAgainText);

/** The colleagues who may take over a person's quotations. */
export const heirsOf = (person: Colleague, people: readonly Colleague[]) =>
  people
    .filter(({ id, role, state }) => id !== person.id && isStaffRole(role) && state !== 'ended')
    .map((one) => ({ value: one.id, label: one.Store ? `${nameOf(one)} · ${one.Store.name}` : nameOf(one) }));

/** Hands everything that somebody sells to somebody else. */
export const HandOver = ({ person, people }: { person: Colleague; people: readonly Colleague[] }) => {
  const { api } = useShell();
  const [to, setTo] = useState('');
  const give = useAccessChange(person.id, {
    said: ({ handed }) => `Se pasaron ${countWords(handed, 'cotización', 'cotizaciones')}`,
    send: () => api('POST /team/{id}/handover', { params: { id: person.id }, body: { User: to } }),
  });
  const left = give.data?.left ?? 0;
  if (person.quotations === 0) return <p>No tiene cotizaciones abiertas.</p>;
  return (
    <Form
      aria-label="Pasar sus cotizaciones"
      onSubmit={(event) => {
        event.preventDefault();
        if (to && !give.isPending) give.mutate();
      }}
    >
      <FormField
        label={`Pasar ${countWords(person.quotations, 'cotización abierta', 'cotizaciones abiertas')} a`}
        name="User"
        value={to}
        choices={heirsOf(person, people)}
        placeholder="Elige a alguien"
        hint="Quedan a su nombre y en su tienda; las verá en su día."
        onChange={({ target }) => setTo(target.value)}
      />
      {left > 0 ? (
        <Note role="status">
          {`Quedan ${countWords(left, 'cotización', 'cotizaciones')} que alguien está pagando o cambiando. Pásalas en unos minutos.`}
        </Note>
      ) : null}
      <PrimaryButton type="submit" disabled={!to} aria-busy={give.isPending}>
        {give.isPending ? 'Pasando' : 'Pasar cotizaciones'}
      </PrimaryButton>
      {give.isError ? <p role="alert">{refusedText(give.error)}</p> : null}
    </Form>
  );
};
