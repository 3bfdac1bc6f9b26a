import { useSearchParams } from '@actual/shell-contract';
import { FormPage } from '../forms/FormPage';
import { MessageForm } from '../message/MessageForm';

/** `/sugerencias-y-quejas`: a suggestion or a complaint; `folio` names the order it is about. */
export const Component = () => {
  const [query] = useSearchParams();
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
        initial={{ orderFolio: query.get('folio') ?? undefined }}
      />
    </FormPage>
  );
};
