import { differentPasswordText, requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { type ApiClient, type FormPost, redirect, useLoaderData, useShell } from '@actual/shell-contract';
import { Alert, Panel, Stack } from '@actual/ui';
import { answerForm, type FormRules } from '../forms/form-rules';
import { commonPasswordText } from '../forms/form-words';
import { NewPasswordField, passwordProblem } from '../forms/NewPasswordField';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import { SignInButton } from '../session/SignInButton';
import { linkIn, type MailedLink } from './loader';

interface Draft {
  password: string;
  confirm_pass: string;
}
const labels = { password: 'Contraseña nueva', confirm_pass: 'Confirma tu contraseña' };

function check(field: keyof Draft, value: string, { password }: Draft): true | string {
  if (!value.trim()) return requiredText;
  if (field === 'confirm_pass') return value === password || reviewText(labels.password, differentPasswordText);
  const problem = passwordProblem(value);
  return problem === null || reviewText(labels.password, problem);
}
const rules: FormRules<Draft> = {
  name: 'contrasena',
  labels,
  check,
  words: {
    link_expired: 'Este enlace ya se usó o venció. Pide otro: tarda un minuto.',
    password_too_common: { password: reviewText(labels.password, commonPasswordText) },
    email_taken: 'Ya hay una cuenta con este correo. Entra con su contraseña o pide una nueva.',
  },
  secrets: ['password', 'confirm_pass'],
};
const setPassword = (api: ApiClient, link: MailedLink, draft: Draft) =>
  api('POST /user/update_password', { body: { ...link, ...draft } });

/** The same form without script. */
export const post: FormPost = async ({ shell, url, fields }) => {
  const link = linkIn(url);
  return link ? answerForm(rules, fields, (draft) => setPassword(shell.api, link, draft)) : redirect('/');
};

/** A password and its confirmation, for a user who opened the mailed link. */
export const NewPasswordForm = ({ submitText, done }: { submitText: string; done: string }) => {
  const { api, stores } = useShell();
  const { email, token } = useLoaderData<MailedLink>();
  const { form, field } = useOwnForm(rules);
  const sending = useSend(form, {
    ...rules,
    send: async (draft) => {
      await setPassword(api, { email, token }, draft);
      // the session of a guest who is a client now has ended with the others
      stores.session.getState().clear();
    },
  });
  if (sending.isSuccess)
    return (
      <Panel>
        <Stack gap={5}>
          <Alert tone="success" title={done} live>
            Entra con tu contraseña nueva. Por tu seguridad cerramos las sesiones que había en otros equipos.
          </Alert>
          <div>
            <SignInButton />
          </div>
        </Stack>
      </Panel>
    );
  return (
    <Panel>
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        {/* whose password a password manager keeps */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={5}>
          <NewPasswordField {...field('password', { deps: ['confirm_pass'] })} required />
          <PasswordField {...field('confirm_pass')} autoComplete="new-password" required />
          <SubmitRow words={submitText} busy={sending.isPending ? 'Guardando' : false} refused={sending.refused} />
        </Stack>
      </OwnForm>
    </Panel>
  );
};
