import type { SessionUser } from '@actual/contracts';
import { emailChangeLinkLife } from '@actual/contracts/facts/access/link-lives';
import { emailLength, passwordLength, personNameLength, phoneLength } from '@actual/contracts/facts/lengths';
import { type Reply, useSession, useShell, useToast } from '@actual/shell-contract';
import { Alert, FormGrid, Panel, PrivacyNote, Stack, Text, TextField } from '@actual/ui';
import { useState } from 'react';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { asksPassword, keepPerson, personOf, personRules } from './person-rules';
import { meQuery } from './profile-queries';

type Kept = Reply<'PUT /me/update'>;

const mail = { type: 'email', inputMode: 'email', spellCheck: false, maxLength: emailLength } as const;
const tel = { type: 'tel', inputMode: 'tel', maxLength: phoneLength } as const;
const saved = 'Datos actualizados';

/** The notice while a new e-mail waits for its confirmation. */
const Waiting = ({ email, before }: { email: string; before: string }) => (
  <Alert tone="info" title="Confirma tu correo nuevo" live>
    {`Te enviamos un enlace a ${email}: ábrelo antes de ${emailChangeLinkLife.words}. Mientras tanto entras con ${before}.`}
  </Alert>
);

/** Names, telephones and email of the signed-in user. */
export const PersonForm = ({ me }: { me: SessionUser }) => {
  const { api, queryClient } = useShell();
  const session = useSession();
  const toast = useToast();
  const rules = personRules(me);
  const { form, field, answer } = useOwnForm(rules, personOf(me));
  const [asked, setAsked] = useState(() => (answer?.more as Kept | null | undefined)?.emailToConfirm ?? null);
  const withPassword = asksPassword(me, form.watch('email'));
  const sending = useSend(form, {
    ...rules,
    send: async (draft) => {
      const { emailToConfirm, ...now } = await keepPerson(api, me, draft);
      const { id, role, firstName, lastName, email, invited } = now;
      session.set({ id, role, firstName, lastName, email, invited });
      queryClient.setQueryData(meQuery(api).queryKey, now);
      form.reset(personOf(now));
      setAsked(emailToConfirm);
      toast({ tone: 'success', title: saved });
    },
  });
  return (
    <Panel as="section" aria-labelledby="datos">
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        <Stack gap={5}>
          <div>
            <Text as="h2" step="h4" id="datos">
              Tus datos
            </Text>
            {me.CardCode ? <Text step="small" tone="text2">{`ID de cliente: ${me.CardCode}`}</Text> : null}
          </div>
          <FormGrid>
            <TextField autoComplete="given-name" maxLength={personNameLength} {...field('firstName')} required />
            <TextField autoComplete="family-name" maxLength={personNameLength} {...field('lastName')} required />
            <TextField {...tel} autoComplete="off" {...field('phone')} required />
            <TextField {...tel} autoComplete="tel" {...field('mobilePhone')} required />
            <TextField {...mail} autoComplete="email" {...field('email', { deps: ['_email'] })} required />
            <TextField {...mail} autoComplete="off" {...field('_email')} required />
            {withPassword ? (
              <PasswordField
                autoComplete="current-password"
                maxLength={passwordLength.longest}
                hint="Para cambiar tu correo."
                {...field('password')}
                required
              />
            ) : null}
          </FormGrid>
          {asked ? <Waiting email={asked} before={me.email} /> : null}
          <SubmitRow
            words="Guardar cambios"
            busy={sending.isPending ? 'Guardando' : false}
            refused={sending.refused}
            done={sending.isTaken && saved}
          />
          <PrivacyNote form="profile" />
        </Stack>
      </OwnForm>
    </Panel>
  );
};
