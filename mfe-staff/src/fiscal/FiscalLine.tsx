import type { FoundClient } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError, useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button } from '@actual/ui';
import { useState } from 'react';
import { unansweredText } from '../access/unanswered-text';
import { SaleLine } from '../sale/SaleLine';
import { FiscalDialog } from './FiscalDialog';
import { clientFiscalQuery, useKeepFiscal } from './fiscal-queries';

const refusedText = (error: unknown): string =>
  unansweredText(error) ??
  (error instanceof ApiError && error.code === 'not_found'
    ? 'Este cliente ya no tiene cuenta. Actualiza la página.'
    : tryAgainText);

/** The fiscal data of a quotation's client, and the form that changes them. */
export function FiscalLine({ client: { id, CardName, E_Mail } }: { client: FoundClient }) {
  const { api } = useShell();
  const { data: fiscal, isError, refetch } = useQuery(clientFiscalQuery(api, id));
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    keep.reset();
  };
  const keep = useKeepFiscal(id, () => setAsking(false));
  if (!fiscal)
    return isError ? (
      <Alert tone="error" action={<Button onClick={() => void refetch()}>Actualizar</Button>}>
        No pudimos leer los datos fiscales de este cliente.
      </Alert>
    ) : null;
  const { fiscalAddress: kept, isValid } = fiscal;
  return (
    <>
      <SaleLine
        label="Factura"
        value={
          kept && isValid ? `${kept.companyName} · ${kept.LicTradNum} · C.P. ${kept.ZipCode}` : 'Sin datos fiscales'
        }
        action={
          <Button variant="link" onClick={() => setAsking(true)}>
            {isValid ? 'Cambiar datos fiscales' : 'Agregar datos fiscales'}
          </Button>
        }
      />
      {asking ? (
        <FiscalDialog
          title={`Datos de facturación de ${CardName || E_Mail}`}
          fiscal={fiscal}
          purpose="kept"
          words={['Guardar', 'Guardando']}
          sending={keep.isPending}
          refused={keep.isError ? refusedText(keep.error) : null}
          onSend={keep.mutate}
          onClose={close}
        />
      ) : null}
    </>
  );
}
