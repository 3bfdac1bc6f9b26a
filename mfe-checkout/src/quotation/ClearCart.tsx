import { useToast } from '@actual/shell-contract';
import { Alert, Button, Dialog, Text } from '@actual/ui';
import { useState } from 'react';
import { refusalText } from '../shared/refusals';
import { useChangeQuotation } from './use-change-quotation';

/** Empties the quotation, after asking. */
export function ClearCart({ id }: { id: string }) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const clear = useChangeQuotation<void>(id, (api, _none, options) =>
    api('DELETE /quotation/{id}/removealldetails', { params: { id } }, options),
  );
  const done = () => {
    setAsking(false);
    toast({ tone: 'success', title: 'Información eliminada' });
  };
  return (
    <>
      <Button variant="link" icon="trash" onClick={() => setAsking(true)}>
        Vaciar
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Eliminar"
        size="s"
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button
              onClick={() => clear.mutate(undefined, { onSuccess: done })}
              busy={clear.isPending ? 'Eliminando' : false}
            >
              Eliminar
            </Button>
          </>
        }
      >
        <Text>¿Deseas eliminar este registro? Se quitarán todos los artículos de tu cotización.</Text>
        {clear.isError ? <Alert tone="error">{refusalText(clear.error)}</Alert> : null}
      </Dialog>
    </>
  );
}
