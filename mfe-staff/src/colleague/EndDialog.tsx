import type { Colleague } from '@actual/contracts';
import { countWords } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { Dialog, DialogFoot } from '@actual/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { WhoChanged } from '../audit/WhoChanged';
import { PrimaryButton, QuietButton } from '../fields/controls';
import { FormField } from '../fields/FormField';
import { dialogBody } from '../layout/dialog-body';
import { nameOf, refusedText } from '../team/team-words';
import { heirsOf } from './HandOver';
import { useAccessChange } from './use-access-change';

const Form = styled.form`
  ${dialogBody}
`;

interface EndDialogProps {
  person: Colleague;
  people: readonly Colleague[];
  onClose: () => void;
}

/** Asks before an access ends, and for an heir to the open quotations. The access ends first, so no sale interferes. */
export const EndDialog = ({ person, people, onClose }: EndDialogProps) => {
  const { api } = useShell();
  const [to, setTo] = useState('');
  const [ended, setEnded] = useState(false);
  const params = { id: person.id };
  const end = useAccessChange(person.id, {
    said: () => 'Acceso terminado',
    send: async () => {
      // a second press after a lost answer of the handover goes on with it
      if (!ended) await api('POST /team/{id}/end', { params });
      setEnded(true);
      if (to) await api('POST /team/{id}/handover', { params, body: { User: to } });
    },
    onDone: onClose,
  });
  const sessions =
    person.sessions > 0 ? ` Se cierran sus ${countWords(person.sessions, 'sesión', 'sesiones')} en segundos.` : '';
  return (
    <Dialog open onClose={onClose} title={`Terminar el acceso de ${nameOf(person)}`} size="s">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!end.isPending) end.mutate();
        }}
      >
        <p>{`Su contraseña y sus llaves dejan de abrir el escritorio.${sessions} Lo que hizo queda en la bitácora, y se le puede devolver.`}</p>
        {person.quotations > 0 ? (
          <FormField
            label={`Pasar ${countWords(person.quotations, 'cotización abierta', 'cotizaciones abiertas')} a`}
            name="User"
            value={to}
            choices={heirsOf(person, people)}
            placeholder="Dejarlas a su nombre"
            onChange={({ target }) => setTo(target.value)}
          />
        ) : null}
        {end.isError ? (
          <p role="alert">
            <span>{`${ended ? 'El acceso ya terminó, pero sus cotizaciones no se pasaron. ' : ''}${refusedText(end.error)}`}</span>
            <WhoChanged id={person.id} error={end.error} byConflict />
          </p>
        ) : null}
        <DialogFoot>
          <QuietButton type="button" onClick={onClose}>
            Volver
          </QuietButton>
          <PrimaryButton type="submit" aria-busy={end.isPending}>
            {end.isPending ? 'Terminando' : 'Terminar acceso'}
          </PrimaryButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
