import { useShell, useToast } from '@actual/shell-contract';
import { FormGrid, Panel, Stack, Text } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { NewPasswordField, passwordProblem } from '../forms/NewPasswordField';
import { SubmitRow } from '../forms/SubmitRow';
import { commonPasswordText, requiredText, reviewText } from '../forms/texts';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../session/PasswordField';

interface Fields {
  password: string;
  newPassword: string;
  _newPassword: string;
}

const labels: Readonly<Record<keyof Fields, string>> = {
  password: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  _newPassword: 'Confirma tu contraseña nueva',
};
const words = {
  password_required: { password: reviewText(labels.password, 'No es esa.') },
  password_too_common: { newPassword: reviewText(labels.newPassword, commonPasswordText) },
};
const empty: Fields = { password: '', newPassword: '', _newPassword: '' };

function checkNew(value: string): true | string {
  if (!value) return requiredText;
  const problem = passwordProblem(value);
  return problem === null || reviewText(labels.newPassword, problem);
}
const checkAgain = (value: string, { newPassword }: Fields): true | string => {
  if (!value) return requiredText;
  return value === newPassword || reviewText(labels.newPassword, 'No coincide con la de arriba.');
};

/** A new password, for who knows the present one. */
export const PasswordForm = () => {
  const { api } = useShell();
  const toast = useToast();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: empty });
  const { errors } = form.formState;
  const sending = useSend(form, {
    labels,
    words,
    send: async (body) => {
      await api('PUT /me/password', { body });
      form.reset(empty);
      toast({ tone: 'success', title: 'Contraseña actualizada. Cerramos tus otras sesiones.' });
    },
  });
  return (
    <Panel as="section" aria-labelledby="contrasena">
      <form method="post" noValidate onSubmit={sending.submit}>
        <Stack gap={5}>
          <Text as="h2" step="h4" id="contrasena">
            Cambiar contraseña
          </Text>
          <FormGrid>
            <PasswordField
              {...form.register('password', { validate: (value) => (value ? true : requiredText) })}
              label={labels.password}
              autoComplete="current-password"
              maxLength={128}
              wide
              error={errors.password?.message}
              required
            />
            <NewPasswordField
              {...form.register('newPassword', { validate: checkNew, deps: ['_newPassword'] })}
              label={labels.newPassword}
              error={errors.newPassword?.message}
              required
            />
            <PasswordField
              {...form.register('_newPassword', { validate: checkAgain })}
              label={labels._newPassword}
              autoComplete="new-password"
              maxLength={128}
              error={errors._newPassword?.message}
              required
            />
          </FormGrid>
          <SubmitRow
            words="Cambiar contraseña"
            busy={sending.isPending ? 'Guardando' : false}
            refused={sending.refused}
          />
        </Stack>
      </form>
    </Panel>
  );
};
