import { isEmail } from '@actual/contracts/rules';
import { useSearchParams, useShell } from '@actual/shell-contract';
import { Alert, Panel, Stack, Text, TextField, TextLink } from '@actual/ui';
import { useForm } from 'react-hook-form';
import { FormPage } from '../forms/FormPage';
import { SubmitRow } from '../forms/SubmitRow';
import { emailText, requiredText } from '../forms/texts';
import { useSend } from '../forms/use-send';
import { askedText, recoveryWords } from './words';

interface Draft {
  email: string;
}
const labels = { email: 'Correo' };
const check = (value = ''): true | string => (value.trim() ? isEmail(value.trim()) || emailText : requiredText);

/** `/forgot-password`: a link by mail, in the same words whether or not the e-mail has an account. */
export const Component = () => {
  const { api } = useShell();
  const [query] = useSearchParams();
  const form = useForm<Draft>({ mode: 'onTouched' });
  const sending = useSend(form, {
    labels,
    words: recoveryWords,
    send: ({ email }) => api('POST /user/send_password_recovery', { body: { email: email.trim() } }),
  });
  return (
    <FormPage narrow title="Recupera tu contraseña" lead="Escribe tu correo y te enviamos un enlace para elegir otra.">
      <Panel>
        {sending.isSuccess ? (
          <Sent email={form.getValues('email').trim()} />
        ) : (
          <form method="post" noValidate onSubmit={sending.submit}>
            <Stack gap={5}>
              <TextField
                {...form.register('email', { validate: check })}
                label={labels.email}
                type="email"
                autoComplete="email"
                inputMode="email"
                spellCheck={false}
                maxLength={254}
                defaultValue={query.get('email') ?? undefined}
                error={form.formState.errors.email?.message}
                required
              />
              <SubmitRow
                words="Enviar enlace"
                busy={sending.isPending ? 'Enviando' : false}
                refused={sending.refused}
              />
              <Text step="small" tone="text2">
                ¿Aún no tienes cuenta? <TextLink href="/register">Crea tu cuenta</TextLink>
              </Text>
            </Stack>
          </form>
        )}
      </Panel>
    </FormPage>
  );
};

const Sent = ({ email }: { email: string }) => (
  <Stack gap={4}>
    <Alert tone="success" title="Revisa tu correo" live>
      {askedText(email)}
    </Alert>
    <Text step="small" tone="text2">
      ¿No llegó? Busca en correo no deseado, o <TextLink href="/forgot-password">escribe otro correo</TextLink>.
    </Text>
  </Stack>
);
