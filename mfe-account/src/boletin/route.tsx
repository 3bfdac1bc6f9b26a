import { type FormPost, useShell } from '@actual/shell-contract';
import { Alert, Panel, PrivacyNote, Stack } from '@actual/ui';
import { EmailField } from '../forms/EmailField';
import { FormPage } from '../forms/FormPage';
import { answerForm } from '../forms/form-rules';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { sentByPersonOf, shownField, useSentByPerson } from '../message/use-sent-by-person';
import { ShownAt, WebsiteTrap } from '../message/WebsiteTrap';
import { askedText, newsletterRules } from './newsletter-rules';

/** The foot of a page sends no time at which somebody saw its field, so its form is shown once more here. */
export const post: FormPost = async ({ shell, fields }) => {
  const person = sentByPersonOf(fields);
  const values = { email: String(fields.get('email') ?? '') };
  if (!fields.has(shownField)) return { form: newsletterRules.name, sent: false, values, errors: {} };
  return answerForm(newsletterRules, fields, ({ email }) =>
    shell.api('POST /newsletter', { body: { email: email.trim(), ...person } }),
  );
};

/** `/boletin`: the field at the foot of every page, where no script runs. */
export const Component = () => {
  const { api } = useShell();
  const person = useSentByPerson();
  const { form, field } = useOwnForm(newsletterRules);
  const sending = useSend(form, {
    ...newsletterRules,
    send: ({ email }) =>
      api('POST /newsletter', { body: { email: email.trim(), website: person.website(), seconds: person.seconds() } }),
  });
  return (
    <FormPage
      narrow
      title="Novedades por correo"
      lead="Te escribimos cuando hay algo nuevo. Cada correo trae cómo dejarlo."
    >
      <Panel>
        {sending.isSuccess ? (
          <Alert tone="success" title="Revisa tu correo" live>
            {askedText}
          </Alert>
        ) : (
          <OwnForm name={newsletterRules.name} onSubmit={sending.submit}>
            <Stack gap={5}>
              <EmailField {...field('email')} />
              <WebsiteTrap ref={person.trap} />
              <ShownAt />
              <SubmitRow words="Suscribirme" busy={sending.isPending ? 'Enviando' : false} refused={sending.refused} />
              <PrivacyNote form="newsletter" />
            </Stack>
          </OwnForm>
        )}
      </Panel>
    </FormPage>
  );
};
