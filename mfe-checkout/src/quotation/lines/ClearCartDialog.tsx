import { useCartWord, useToast } from '@actual/shell-contract';
import { Alert, Button, Dialog, Text } from '@actual/ui';
import { refusalText } from '../../shared/refusals';
import { useChangeQuotation } from '../changes/use-change-quotation';

/** Asks before the quotation is emptied. */
export function ClearCartDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const toast = useToast();
  const cart = useCartWord();
  const clear = useChangeQuotation<void>(id, (api, _none, options) =>
    api('DELETE /quotation/{id}/removealldetails', { params: { id } }, options),
  );
  const done = () => {
    onClose();
    toast({ tone: 'success', title: 'Información eliminada' });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Eliminar"
      size="s"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
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
      <Text>{`¿Deseas eliminar este registro? Se quitarán todos los artículos de tu ${cart}.`}</Text>
      {clear.isError ? <Alert tone="error">{refusalText(clear.error)}</Alert> : null}
    </Dialog>
  );
}
