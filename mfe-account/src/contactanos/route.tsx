import { useSession } from '@actual/shell-contract';
import { FormPage } from '../forms/FormPage';
import { MessageForm, postMessage } from '../message/MessageForm';
import { writerOf } from '../message/writer';

export const post = postMessage('POST /sendcontact');

/** `/contactanos`: a message to the store. */
export const Component = () => {
  const { user } = useSession();
  return (
    <FormPage found title="Contáctanos" lead="Escríbenos y te respondemos por correo o por teléfono.">
      <MessageForm
        call="POST /sendcontact"
        fields={['name', 'phone', 'email', 'e_mail']}
        messageLabel="¿En qué te ayudamos?"
        initial={writerOf(user)}
      />
    </FormPage>
  );
};
