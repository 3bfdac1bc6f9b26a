import { passwordLength } from '@actual/contracts/facts/lengths';
import { differentPasswordText, requiredText, reviewText } from '@actual/contracts/facts/text/field-texts';
import { type FormPost, useShell, useToast } from '@actual/shell-contract';
import { FormGrid, Panel, Stack, Text } from '@actual/ui';
import { answerForm, type FormRules } from '../forms/form-rules';
import { commonPasswordText } from '../forms/form-words';
import { NewPasswordField, passwordProblem } from '../forms/NewPasswordField';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
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
const empty: Fields = { password: '', newPassword: '', _newPassword: '' };

function check(field: keyof Fields, value: string, { newPassword }: Fields): true | string {
  if (!value) return requiredText;
  if (field === 'password') return true;
  if (field === '_newPassword') return value === newPassword || reviewText(labels.newPassword, differentPasswordText);
  const problem = passwordProblem(value);
  return problem === null || reviewText(labels.newPassword, problem);
}
const rules: FormRules<Fields> = {
  name: 'clave',
  labels,
  check,
  words: {
    password_required: { password: reviewText(labels.password, 'No es esa.') },
    password_too_common: { newPassword: reviewText(labels.newPassword, commonPasswordText) },
  },
  secrets: ['password', 'newPassword', '_newPassword'],
};
const changed = 'Contraseña actualizada. Cerramos tus otras sesiones.';

/** The same without script. */
export const postPassword: FormPost = ({ shell, fields }) =>
  answerForm(rules, fields, (body) => shell.api('PUT /me/password', { body }));

/** Changes the password of a user who knows the present one. */
export const PasswordForm = () => {
  const { api } = useShell();
  const toast = useToast();
  const { form, field } = useOwnForm(rules, empty);
  const sending = useSend(form, {
    ...rules,
    send: async (body) => {
      await api('PUT /me/password', { body });
      form.reset(empty);
      toast({ tone: 'success', title: changed });
    },
  });
  return (
    <Panel as="section" aria-labelledby="contrasena">
      <OwnForm name={rules.name} onSubmit={sending.submit}>
        <Stack gap={5}>
          <Text as="h2" step="h4" id="contrasena">
            Cambiar contraseña
          </Text>
          <FormGrid>
            <PasswordField
              {...field('password')}
              autoComplete="current-password"
              maxLength={passwordLength.longest}
              wide
              required
            />
            <NewPasswordField {...field('newPassword', { deps: ['_newPassword'] })} required />
            <PasswordField
              {...field('_newPassword')}
              autoComplete="new-password"
              maxLength={passwordLength.longest}
              required
            />
          </FormGrid>
          <SubmitRow
            words="Cambiar contraseña"
            busy={sending.isPending ? 'Guardando' : false}
            refused={sending.refused}
            done={sending.isTaken && changed}
          />
        </Stack>
      </OwnForm>
    </Panel>
  );
};
