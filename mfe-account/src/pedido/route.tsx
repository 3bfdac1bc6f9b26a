import { accountPages } from '@actual/contracts/facts/company/information-pages';
import { type ApiClient, type FormPost, useBrand, useSearchParams, useShell } from '@actual/shell-contract';
import { Alert, Panel, Stack, Text, TextField, TextLink } from '@actual/ui';
import { checkEmail } from '../forms/check-email';
import { checkFolio, folioHint, folioLabel } from '../forms/check-folio';
import { EmailField } from '../forms/EmailField';
import { FormPage } from '../forms/FormPage';
import { answerForm, type FormRules } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';

interface Draft {
  folio: string;
  email: string;
}
const labels = { folio: folioLabel, email: 'Correo de la compra' };
const rules: FormRules<Draft> = {
  name: 'pedido',
  labels,
  check: (field, value) => (field === 'folio' ? checkFolio(value) : checkEmail(value)),
  words: { rate_limited: 'Ya pediste varios enlaces. Espera un minuto, o llámanos y te ayudamos.' },
};
const askForLink = (api: ApiClient, { folio, email }: Draft) =>
  api('POST /order/sendlink', { body: { folio: folio.trim(), email: email.trim() } });

export const post: FormPost = ({ shell, fields }) => answerForm(rules, fields, (draft) => askForLink(shell.api, draft));

/** `/pedido`: a link to an order by mail, for a buyer who has no account and lost the mails. */
export const Component = () => {
  const { api } = useShell();
  const [query] = useSearchParams();
  const { form, field, answer } = useOwnForm(rules);
  const sending = useSend(form, { ...rules, send: (draft) => askForLink(api, draft) });
  const email = sending.isTaken ? answer?.values.email : form.getValues('email');
  return (
    <FormPage
      narrow
      found
      title="¿Dónde está mi pedido?"
      lead="Con el folio y el correo de tu compra te enviamos el enlace para seguirlo, cambiarlo o facturarlo. Sin cuenta."
    >
      <Panel>
        {sending.isSuccess ? (
          <Sent email={email?.trim() ?? ''} />
        ) : (
          <OwnForm name={rules.name} onSubmit={sending.submit}>
            <Stack gap={5}>
              <TextField
                {...field('folio')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
                defaultValue={answer?.values.folio ?? query.get('folio') ?? undefined}
                hint={folioHint}
                required
              />
              <EmailField {...field('email')} defaultValue={answer?.values.email} />
              <SubmitRow
                words="Enviar enlace"
                busy={sending.isPending ? 'Enviando' : false}
                refused={sending.refused}
              />
              <Text step="small" tone="text2">
                ¿Tienes cuenta? Ve <TextLink href="/user/purchases">tus compras</TextLink>. ¿Sin folio?{' '}
                <TextLink href={accountPages.contact}>Escríbenos</TextLink>.
              </Text>
            </Stack>
          </OwnForm>
        )}
      </Panel>
    </FormPage>
  );
};

/** Said once a link was asked for, the same whether or not there is such an order. */
const Sent = ({ email }: { email: string }) => {
  const { name } = useBrand();
  return (
    <Stack gap={4}>
      <Alert tone="success" title="Revisa tu correo" live>
        {`Si hay un pedido de ${name} con ese folio y con ${email}, en unos minutos le llega el enlace.`}
      </Alert>
      <Text step="small" tone="text2">
        ¿No llegó? Busca en correo no deseado, o <TextLink href={accountPages.findOrder}>escribe otros datos</TextLink>.
      </Text>
    </Stack>
  );
};
