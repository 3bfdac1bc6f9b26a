import type { FoundClient } from '@actual/contracts';
import { emailLength, personNameLength, phoneLength } from '@actual/contracts/facts/lengths';
import { isEmail, isPhone } from '@actual/contracts/rules';
import { ApiError, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Fields, FormField, SubmitRow } from '../fields/FormField';
import { useAction } from '../fields/use-action';
import { useCheckedForm } from '../fields/use-checked-form';
import { Panel, PanelTitle } from '../layout/Panel';
import { Note } from '../layout/StaffPage';
import {
  type ClientDraft,
  type ClientField,
  checkClient,
  clientFields,
  clientLabels,
  emptyClient,
  saleRefusedText,
} from './sell-words';

const inputs = {
  FirstName: { maxLength: personNameLength },
  LastName: { maxLength: personNameLength },
  E_Mail: { type: 'email', inputMode: 'email', maxLength: emailLength },
  Cellular: { type: 'tel', inputMode: 'tel', maxLength: phoneLength, hint: '10 dígitos, con lada.' },
} as const;

/** An account for somebody in the shop; they choose their password by mail. `onCreated` goes on with them. */
export const NewClient = ({ term, onCreated }: { term: string; onCreated: (client: FoundClient) => void }) => {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf();
  const create = useAction({
    mutationFn: (draft: ClientDraft) => api('POST /client/create', { body: draft }, { idempotencyKey: keyOf(draft) }),
    onSuccess: (client) => {
      done();
      onCreated(client);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'email_taken') form.refuse({ E_Mail: saleRefusedText(error) });
    },
  });
  const form = useCheckedForm<ClientField>({
    // the text searched for in vain is usually the new client's data
    first: { ...emptyClient, ...(isEmail(term) ? { E_Mail: term } : isPhone(term) ? { Cellular: term } : {}) },
    names: clientFields,
    check: checkClient,
    send: (draft) => {
      if (!create.isPending) create.mutate(draft);
    },
  });
  return (
    <form ref={form.form} method="post" noValidate onSubmit={form.submit} aria-label="Cliente nuevo">
      <Panel as="fieldset">
        <PanelTitle as="legend">Cliente nuevo</PanelTitle>
        <Note>
          Le enviamos un correo para que elija su contraseña; ahí le llegan también su pedido, sus avisos y su factura.
        </Note>
        <Fields>
          {clientFields.map((name) => (
            <FormField
              key={name}
              {...form.field(name)}
              {...inputs[name]}
              label={clientLabels[name]}
              autoComplete="off"
            />
          ))}
        </Fields>
        <SubmitRow
          busy={create.isPending}
          words={['Crear y cotizar', 'Creando']}
          refusal={form.isWrong ? 'Datos incompletos' : create.isError ? saleRefusedText(create.error) : null}
        />
      </Panel>
    </form>
  );
};
