import { FormPage } from '../forms/FormPage';
import { MessageForm } from '../message/MessageForm';

/** `/contactanos`: a message to the store. */
export const Component = () => (
  <FormPage found title="Contáctanos" lead="Escríbenos y te respondemos por correo o por teléfono.">
    <MessageForm
      call="POST /sendcontact"
      fields={['name', 'phone', 'email', 'e_mail']}
      messageLabel="¿En qué te ayudamos?"
    />
  </FormPage>
);
