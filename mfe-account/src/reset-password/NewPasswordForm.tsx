import { useLoaderData, useShell } from '@actual/shell-contract';
import { Alert, Button, Panel, Stack } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { NewPasswordField, passwordProblem } from '../forms/NewPasswordField';
import { SubmitRow } from '../forms/SubmitRow';
import { commonPasswordText, requiredText, reviewText } from '../forms/texts';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';
import type { MailedLink } from './loader';

interface Draft {
  password: string;
  confirm_pass: string;
}
const labels = { password: 'Contraseña nueva', confirm_pass: 'Confirma tu contraseña' };
const words = {
  link_expired: 'Este enlace ya se usó o venció. Pide otro: tarda un minuto.',
  password_too_common: { password: reviewText(labels.password, commonPasswordText) },
  email_taken: 'Ya hay una cuenta con este correo. Entra con su contraseña o pide una nueva.',
};

const checkPassword = (value = ''): true | string => {
  if (!value.trim()) return requiredText;
  const problem = passwordProblem(value);
  return problem === null || reviewText(labels.password, problem);
};
const checkAgain = (value = '', { password }: Draft): true | string => {
  if (!value.trim()) return requiredText;
  return value === password || reviewText(labels.password, 'No coincide con la de arriba.');
};

/** A password and its confirmation, for whoever has the link of a mail. */
export const NewPasswordForm = ({ submitText, done }: { submitText: string; done: string }) => {
  const { api, stores } = useShell();
  const { email, token } = useLoaderData<MailedLink>();
  const form = useForm<Draft>({ mode: 'onTouched' });
  const { errors } = form.formState;
  const sending = useSend(form, {
    labels,
    words,
    send: async (draft) => {
      await api('POST /user/update_password', { body: { email, token, ...draft } });
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
            <Button icon="user" onClick={() => stores.notices.getState().open('account')}>
              Entrar
            </Button>
          </div>
        </Stack>
      </Panel>
    );
  return (
    <Panel>
      <form method="post" noValidate onSubmit={sending.submit}>
        {/* whose password a password manager keeps */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Stack gap={5}>
          <NewPasswordField
            {...form.register('password', { validate: checkPassword, deps: ['confirm_pass'] })}
            label={labels.password}
            error={errors.password?.message}
            required
          />
          <PasswordField
            {...form.register('confirm_pass', { validate: checkAgain })}
            label={labels.confirm_pass}
            autoComplete="new-password"
            error={errors.confirm_pass?.message}
            required
          />
          <SubmitRow words={submitText} busy={sending.isPending ? 'Guardando' : false} refused={sending.refused} />
        </Stack>
      </form>
    </Panel>
  );
};
