import type { ListedInvoice } from '@actual/contracts';
import {
  type CancellationMotive,
  cancellationMotiveWords,
  InvoiceState,
  substitution,
} from '@actual/contracts/facts/payment/invoices';
import { useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { Alert, Button, Dialog, RadioGroup, Stack, Text } from '@actual/ui';
import { useState } from 'react';
import { invoiceRefusalText } from './invoice-words';
import { useInvoiceAction } from './use-invoice-action';

/** Asks for the motive and cancels an invoice. */
export const CancelDialog = ({ invoice, onClose }: { invoice: ListedInvoice; onClose: () => void }) => {
  const { api } = useShell();
  const { keyOf } = useKeyOf();
  const [motive, setMotive] = useState<CancellationMotive | null>(
    invoice.motives.length === 1 ? (invoice.motives[0] ?? null) : null,
  );
  const cancel = useInvoiceAction(
    (chosen: Exclude<CancellationMotive, typeof substitution>) => {
      const body = { order: invoice.order, motive: chosen };
      return api('POST /invoice/cancel/', { body }, { idempotencyKey: keyOf(body) });
    },
    { done: InvoiceState.canceled, words: 'Factura cancelada', onDone: onClose },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Cancelar la factura ${invoice.folio}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservarla
          </Button>
          <Button
            busy={cancel.isPending ? 'Cancelando' : false}
            reason={motive ? undefined : 'Elige el motivo'}
            onClick={() => motive && motive !== substitution && cancel.mutate(motive)}
          >
            Cancelar factura
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          Se cancela ante el SAT y no se puede deshacer. Si solo cambian tus datos, sustitúyela: así tu compra nunca se
          queda sin factura.
        </Text>
        <RadioGroup
          legend="Motivo de cancelación"
          name="motivo"
          value={motive}
          onChange={(value) => setMotive(value as CancellationMotive)}
          options={invoice.motives.map((value) => ({ value, label: `${value}. ${cancellationMotiveWords[value]}` }))}
        />
        {cancel.isError ? (
          <Alert tone="error" live>
            {invoiceRefusalText(cancel.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
};
