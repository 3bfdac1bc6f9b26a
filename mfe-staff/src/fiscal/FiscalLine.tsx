import type { FoundClient } from '@actual/contracts';
import { useQuery, useShell } from '@actual/shell-contract';
import { Alert, Button } from '@actual/ui';
import { useState } from 'react';
import { SaleLine } from '../sale/SaleLine';
import { FiscalDialog } from './FiscalDialog';
import { clientFiscalQuery } from './fiscal-queries';

/** What invoices of a quotation's client are made out to, and the form that changes it. */
export function FiscalLine({ client: { id, CardName, E_Mail } }: { client: FoundClient }) {
  const { api } = useShell();
  const { data: fiscal, isError, refetch } = useQuery(clientFiscalQuery(api, id));
  const [asking, setAsking] = useState(false);
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
          <Button variant="secondary" size="s" onClick={() => setAsking(true)}>
            {isValid ? 'Cambiar datos fiscales' : 'Agregar datos fiscales'}
          </Button>
        }
      />
      {asking ? (
        <FiscalDialog client={{ id, name: CardName || E_Mail }} fiscal={fiscal} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
