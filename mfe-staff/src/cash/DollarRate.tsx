import { readPesos } from '@actual/contracts/facts/text/written';
import { useQuery, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { refusedWords } from '../cases/case-words';
import { dollarQuery } from '../counter/counter-queries';
import { Field, Input, QuietButton } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note } from '../layout/StaffPage';
import { isManager, useDeskUser } from '../slots/staff-roles';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
`;

/** The store's price of a dollar; a manager changes it. */
export function DollarRate() {
  const { api } = useShell();
  const user = useDeskUser();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data } = useQuery(dollarQuery(api));
  const [typed, setTyped] = useState('');
  const keep = useAction<unknown, unknown, number>({
    mutationFn: (rate) => api('PUT /payment/dollarrate', { body: { rate } }),
    onSuccess: () => {
      setTyped('');
      toast({ tone: 'success', title: 'Tipo de cambio guardado' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dollarQuery(api).queryKey }),
  });
  if (!data) return null;
  const words = data.rate === null ? 'Sin tipo de cambio: no se reciben dólares' : `Dólar a $${data.rate.toFixed(2)}`;
  if (!isManager(user)) return <Note>{words}</Note>;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const rate = readPesos(typed, 4);
    if (rate) keep.mutate(rate);
  };
  return (
    <Panel as="form" onSubmit={send}>
      <PanelTitle>Tipo de cambio</PanelTitle>
      <Row>
        <Field>
          {words}
          <Input
            inputMode="decimal"
            autoComplete="off"
            aria-label="Nuevo tipo de cambio"
            placeholder="Nuevo, como 18.50"
            pattern="\d{1,2}(\.\d{1,4})?"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <QuietButton type="submit" aria-busy={keep.isPending}>
          Guardar tipo de cambio
        </QuietButton>
      </Row>
      {keep.error ? <p role="alert">{refusedWords(keep.error)}</p> : null}
    </Panel>
  );
}
