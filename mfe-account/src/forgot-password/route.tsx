import { type ApiClient, type FormPost, useSearchParams, useShell } from '@actual/shell-contract';
import { Alert, Panel, Stack, Text, TextLink } from '@actual/ui';
import { checkEmail } from '../forms/check-email';
import { EmailField } from '../forms/EmailField';
import { FormPage } from '../forms/FormPage';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { askedText, recoveryWords } from './recovery-words';

interface Draft {
  email: string;
}
const rules: FormRules<Draft> = {
  name: 'recuperar',
  labels: { email: 'Correo' },
  check: (_field, value) => checkEmail(value),
  words: recoveryWords,
};
const askForLink = (api: ApiClient, { email }: Draft) =>
  api('POST /user/send_password_recovery', { body: { email: email.trim() } });

export const post: FormPost = ({ shell, fields }) => answerForm(rules, fields, (draft) => askForLink(shell.api, draft));

/** `/forgot-password`: a link by mail, in the same words whether or not the e-mail has an account. */
export const Component = () => {
  const { api } = useShell();
  const [query] = useSearchParams();
  const { form, field, answer } = useOwnForm(rules);
  const sending = useSend(form, { ...rules, send: (draft) => askForLink(api, draft) });
  const asked = sending.isTaken ? answer?.values.email : form.getValues('email');
  return (
    <FormPage narrow title="Recupera tu contraseña" lead="Escribe tu correo y te enviamos un enlace para elegir otra.">
      <Panel>
        {sending.isSuccess ? (
          <Sent email={asked?.trim() ?? ''} />
        ) : (
          <OwnForm name={rules.name} onSubmit={sending.submit}>
            <Stack gap={5}>
              <EmailField {...field('email')} defaultValue={answer?.values.email ?? query.get('email') ?? undefined} />
              <SubmitRow
                words="Enviar enlace"
                busy={sending.isPending ? 'Enviando' : false}
                refused={sending.refused}
              />
              <Text step="small" tone="text2">
                ¿Aún no tienes cuenta? <TextLink href="/register">Crea tu cuenta</TextLink>
              </Text>
            </Stack>
          </OwnForm>
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
