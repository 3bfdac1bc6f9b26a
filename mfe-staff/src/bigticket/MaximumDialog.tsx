import type { Quotation } from '@actual/contracts';
import { managerBigticketPercent } from '@actual/contracts/facts/payment/bigticket';
import { Alert, Button, Dialog, formatPesos, pieces, Stack, TextField } from '@actual/ui';
import { useState } from 'react';
import { WhoChanged } from '../audit/WhoChanged';
import { ManagerDialog } from '../counter/ManagerDialog';
import { isManager, useDeskUser } from '../slots/staff-roles';
import { useChangePrices } from './bigticket-queries';
import { refusedText } from './bigticket-words';

/** Another maximum for a quotation: a manager sets it, here or by email and password on a seller's screen. */
export function MaximumDialog({ quotation, onClose }: { quotation: Quotation; onClose: () => void }) {
  const user = useDeskUser();
  const [typed, setTyped] = useState(String(quotation.bigticketMaxPercentage ?? ''));
  const percentage = Number(typed);
  const save = useChangePrices<string | undefined>(quotation, {
    said: 'Máximo guardado',
    send: (api, authorization, options) =>
      api(
        'PUT /quotation/{id}/bigticketmaxpercentage',
        { params: { id: quotation.id }, body: { percentage, authorization } },
        options,
      ),
  });
  const send = (authorization?: string) => save.mutate(authorization, { onSuccess: onClose });
  const piecesText = `${pieces(quotation.totalProducts)} por ${formatPesos(quotation.totalPg1)}`;
  const fields = (
    <>
      <TextField
        label="Máximo para esta cotización"
        suffix="%"
        inputMode="numeric"
        required
        pattern="\d{1,2}"
        hint={`De 0 a ${managerBigticketPercent} % del precio de lista`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {save.error ? (
        <Alert tone="error" live>
          <span>{refusedText(save.error)}</span>
          <WhoChanged id={quotation.id} error={save.error} />
        </Alert>
      ) : null}
    </>
  );
  if (!isManager(user))
    return (
      <ManagerDialog
        quotationId={quotation.id}
        text={`Cotización ${quotation.folio ?? ''}, ${piecesText}. El gerente autoriza el máximo que escribas, solo para esto: si cambia, se pide de nuevo.`}
        grant={{ bigticketMaxPercentage: percentage, version: quotation.version }}
        onClose={onClose}
        onAuthorized={send}
      >
        {fields}
      </ManagerDialog>
    );
  return (
    <Dialog open onClose={onClose} title="Máximo de descuento especial" size="s">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={4}>
          {fields}
          <Button type="submit" variant="primary" block busy={save.isPending ? 'Guardando' : false}>
            Guardar máximo
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}
