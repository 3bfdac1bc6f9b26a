import { useSearchParams, useSession } from '@actual/shell-contract';
import { FormPage } from '../forms/FormPage';
import { MessageForm, postMessage } from '../message/MessageForm';
import { writerOf } from '../message/writer';

export const post = postMessage('POST /sendsuggestions');

/** `/sugerencias-y-quejas`: a suggestion or a complaint; `folio` names the order it is about. */
export const Component = () => {
  const [query] = useSearchParams();
  const { user } = useSession();
  return (
    <FormPage
      found
      title="Sugerencias y quejas"
      lead="Cuéntanos qué salió mal o qué harías distinto. Si es sobre un pedido, su folio nos ayuda a encontrarlo."
    >
      <MessageForm
        call="POST /sendsuggestions"
        fields={['name', 'email', 'e_mail', 'phone', 'orderFolio']}
        messageLabel="¿Qué pasó?"
        withFile
        initial={{ ...writerOf(user), orderFolio: query.get('folio') ?? undefined }}
      />
    </FormPage>
  );
};
