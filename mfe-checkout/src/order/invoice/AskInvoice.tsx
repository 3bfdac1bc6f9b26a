import type { FoundInvoice, Invoice } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { InvoiceState, invoiceObstacleWords, refusedInvoiceText } from '@actual/contracts/facts/payment/invoices';
import { Slot, useMutation, useQuery, useSession, useShell, useToast } from '@actual/shell-contract';
import { Alert, Button, Row, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { fiscalQuery } from '../../client/client-queries';
import { askedUntilText, creationText } from './invoice-words';

interface AskInvoiceProps {
  orderId: string;
  found: FoundInvoice;
  /** The invoice was requested; its present state. */
  onAsked: (invoice: Invoice) => void;
  /** The fiscal data changed, so an obstacle may be gone. */
  onChanged: () => void;
}

/** Asks for the invoice of an order; after a refusal, with corrected data. */
export function AskInvoice({ orderId, found, onAsked, onChanged }: AskInvoiceProps) {
  const { api, queryClient } = useShell();
  const { user } = useSession();
  const toast = useToast();
  const isClient = user?.role === Role.client;
  const { data: fiscal } = useQuery({ ...fiscalQuery(api), enabled: isClient });
  const [form, setForm] = useState<'never' | 'open' | 'closed'>('never');
  const refused = found.invoice?.status === InvoiceState.refused ? found.invoice : null;
  const missing = found.obstacle === 'fiscal_data_missing';
  const create = useMutation({
    mutationFn: () =>
      api('POST /invoice/create/', {
        body: { order: orderId, fiscal: missing && !isClient ? { LicTradNum: 'XAXX010101000' } : undefined },
      }),
    onSuccess: (invoice) => {
      if (invoice.status === InvoiceState.valid) toast({ tone: 'success', title: 'Factura creada exitosamente' });
      onAsked(invoice);
    },
  });
  const kept = isClient && fiscal?.isValid ? fiscal.fiscalAddress : null;
  const ask = (words: string) => (
    <Button busy={create.isPending ? 'Generando la factura' : false} onClick={() => create.mutate()}>
      {words}
    </Button>
  );
  return (
    <Stack gap={4}>
      {refused ? (
        <Alert tone="error" title="Hubo un error en la generación de la factura" live={create.isSuccess}>
          {refusedInvoiceText(refused.refusal)}
        </Alert>
      ) : null}
      {kept ? (
        <div>
          <Text>{kept.companyName}</Text>
          <Text tone="text2">{`${kept.LicTradNum}, C.P. ${kept.ZipCode}`}</Text>
        </div>
      ) : (
        <Text tone="text2">
          {missing && isClient ? invoiceObstacleWords.fiscal_data_missing : 'Aún no se pide la factura.'}
        </Text>
      )}
      <Text step="small" tone="text2">
        {askedUntilText()}
      </Text>
      <Row gap={3} data-noprint="">
        {missing && isClient ? (
          <Button variant="secondary" onClick={() => setForm('open')}>
            Agregar datos fiscales
          </Button>
        ) : (
          ask(refused ? 'Intentar de nuevo' : missing ? 'Facturar a público en general' : 'Generar factura')
        )}
        {kept ? (
          <Button variant="link" icon="edit" onClick={() => setForm('open')}>
            Modificar datos
          </Button>
        ) : null}
      </Row>
      {create.isError ? (
        <Alert tone="error" title="Error al crear factura" live>
          {creationText(create.error)}
        </Alert>
      ) : null}
      {form === 'never' ? null : (
        <Slot
          name="account/fiscal-dialog"
          open={form === 'open'}
          onClose={() => setForm('closed')}
          onSaved={() => {
            void queryClient.invalidateQueries({ queryKey: fiscalQuery(api).queryKey });
            onChanged();
          }}
        />
      )}
    </Stack>
  );
}
