import { useLoaderData } from '@actual/shell-contract';
import { Text, TextLink } from '@actual/ui';
import { FormPage } from '../forms/FormPage';
import type { MailedLink } from './loader';
import { NewPasswordForm } from './NewPasswordForm';

export { post } from './NewPasswordForm';

/** `/reset-password`: another password, by the link of a mail. */
export const Component = () => {
  const { email } = useLoaderData<MailedLink>();
  return (
    <FormPage narrow title="Elige tu contraseña" lead={`Para la cuenta de ${email}.`}>
      <NewPasswordForm submitText="Guardar contraseña" done="Tu contraseña cambió" />
      <OtherLink email={email} />
    </FormPage>
  );
};

/** For a reader whose link comes too late. */
export const OtherLink = ({ email }: { email: string }) => (
  <Text step="small" tone="text2" style={{ marginTop: 16 }}>
    ¿El enlace venció? <TextLink href={`/forgot-password?${new URLSearchParams({ email })}`}>Pide otro</TextLink>.
  </Text>
);
