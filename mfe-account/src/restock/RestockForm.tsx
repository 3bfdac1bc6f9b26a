import { useSession, useShell } from '@actual/shell-contract';
import { Alert, PrivacyNote, SelectField, Stack } from '@actual/ui';
import { EmailField } from '../forms/EmailField';
import { OwnForm } from '../forms/OwnForm';
import { SubmitRow } from '../forms/SubmitRow';
import { useOwnForm } from '../forms/use-own-form';
import { useSend } from '../forms/use-send';
import { useSentByPerson } from '../message/use-sent-by-person';
import { ShownAt, WebsiteTrap } from '../message/WebsiteTrap';
import { restockPage } from './restock-page';
import { restockRules } from './restock-rules';

export interface RestockFormProps {
  /** The products that are sold out; the visitor chooses where there are several. */
  products: readonly { id: string; label: string }[];
}

/** Asks for the e-mail to notify when a sold-out product is back. */
export const RestockForm = ({ products: [only, ...others] }: RestockFormProps) => {
  const { api } = useShell();
  const { user } = useSession();
  const person = useSentByPerson();
  const { form, field } = useOwnForm(restockRules, { product: only?.id ?? '', email: user?.email ?? '' });
  const sending = useSend(form, {
    ...restockRules,
    send: ({ product, email }) =>
      api('POST /restock/{id}', {
        params: { id: product },
        body: { email: email.trim(), website: person.website(), seconds: person.seconds() },
      }),
  });
  if (sending.isSuccess)
    return (
      <Alert tone="success" title="Te avisamos" live>
        Te escribimos una sola vez, en cuanto haya piezas.
      </Alert>
    );
  return (
    <OwnForm name={restockRules.name} action={restockPage} onSubmit={sending.submit}>
      <Stack gap={4}>
        {only && others.length > 0 ? (
          <SelectField
            {...field('product')}
            options={[only, ...others].map(({ id, label }) => ({ value: id, label }))}
          />
        ) : (
          <input type="hidden" name="product" defaultValue={only?.id} />
        )}
        <EmailField {...field('email')} />
        <WebsiteTrap ref={person.trap} />
        <ShownAt />
        <SubmitRow words="Avísame" busy={sending.isPending ? 'Enviando' : false} refused={sending.refused} />
        <PrivacyNote form="restock" />
      </Stack>
    </OwnForm>
  );
};
