import { useLoaderData } from '@actual/shell-contract';
import { FormPage } from '../forms/FormPage';
import type { MailedLink } from '../reset-password/loader';
import { NewPasswordForm } from '../reset-password/NewPasswordForm';
import { OtherLink } from '../reset-password/route';

export { post } from '../reset-password/NewPasswordForm';

/** `/complete-register`: a guest chooses the password of an account that gets their orders. */
export const Component = () => {
  const { email } = useLoaderData<MailedLink>();
  return (
    <FormPage
      narrow
      title="Completa tu registro"
      lead={`Elige una contraseña para ${email}. Tu compra queda en tu cuenta.`}
    >
      <NewPasswordForm submitText="Crear mi cuenta" done="Usuario registrado con éxito" />
      <OtherLink email={email} />
    </FormPage>
  );
};
