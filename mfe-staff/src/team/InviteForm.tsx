import type { Colleague } from '@actual/contracts';
import { insideRoles } from '@actual/contracts/facts/access/roles';
import { emailLength, personNameLength, phoneLength } from '@actual/contracts/facts/lengths';
import { ApiError, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { styled } from 'styled-components';
import { Fields, FormField, SubmitRow } from '../fields/FormField';
import { useAction } from '../fields/use-action';
import { useCheckedForm } from '../fields/use-checked-form';
import { Note } from '../layout/StaffPage';
import { shopsQuery } from './team-queries';
import {
  checkInvitation,
  emptyInvitation,
  type Invitation,
  type InviteField,
  inviteFields,
  inviteLabels,
  refusedText,
  roleChoices,
  roleNotes,
} from './team-words';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;
const inputs = {
  firstName: { maxLength: personNameLength },
  lastName: { maxLength: personNameLength },
  email: { type: 'email', inputMode: 'email', maxLength: emailLength },
  mobilePhone: { type: 'tel', inputMode: 'tel', maxLength: phoneLength, optional: true },
  role: { choices: roleChoices, placeholder: 'Elige el rol' },
  Store: {},
} as const;

/** The fields that a refusal names. */
function complaintsOf(error: unknown): Partial<Record<InviteField, string>> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'email_taken') return { email: refusedText(error) };
  if (error.code !== 'invalid_input' || !Array.isArray(error.details)) return {};
  const named = error.details.map(({ field }: { field?: unknown }) => String(field));
  return Object.fromEntries(
    inviteFields.filter((name) => named.includes(name)).map((name) => [name, `Revisa: ${inviteLabels[name]}`]),
  );
}

/** Asks somebody to the team: they choose their password by mail. `onInvited` goes on with them. */
export const InviteForm = ({ onInvited }: { onInvited: (person: Colleague) => void }) => {
  const { api } = useShell();
  const { keyOf, done } = useKeyOf();
  const { data: shops } = useSuspenseQuery(shopsQuery(api));
  const invite = useAction({
    mutationFn: (draft: Invitation) => {
      const { role, Store, ...rest } = draft;
      const known = insideRoles.find((one) => one === role) ?? insideRoles[0];
      return api(
        'POST /team',
        { body: { ...rest, role: known, Store: Store || null } },
        { idempotencyKey: keyOf(draft) },
      );
    },
    onSuccess: (person) => {
      done();
      form.form.current?.reset();
      onInvited(person);
    },
    onError: (error) => form.refuse(complaintsOf(error)),
  });
  const form = useCheckedForm<InviteField>({
    first: emptyInvitation,
    names: inviteFields,
    check: checkInvitation,
    send: (draft) => {
      if (!invite.isPending) invite.mutate(draft);
    },
  });
  const chosen = insideRoles.find((one) => one === form.values.role);
  return (
    <Form ref={form.form} method="post" noValidate onSubmit={form.submit} aria-label="Invitar a una persona">
      <Note>
        Le llega un correo con un enlace para elegir su contraseña. Al entrar configura su segundo paso: una llave de
        acceso o una aplicación de códigos.
      </Note>
      <Fields>
        {inviteFields.map((name) => (
          <FormField
            key={name}
            {...form.field(name)}
            {...inputs[name]}
            hint={name === 'role' && chosen ? roleNotes[chosen] : undefined}
            {...(name === 'Store'
              ? {
                  choices: shops.map(({ code, name: shop }) => ({ value: code, label: shop })),
                  placeholder: 'Sin tienda',
                }
              : {})}
            label={inviteLabels[name]}
            autoComplete="off"
          />
        ))}
      </Fields>
      <SubmitRow
        busy={invite.isPending}
        words={['Enviar invitación', 'Enviando']}
        refusal={form.isWrong ? 'Datos incompletos' : invite.isError ? refusedText(invite.error) : null}
      />
    </Form>
  );
};
