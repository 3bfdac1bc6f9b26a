import type { ListedInvoice } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import { invoiceFileName } from '@actual/contracts/facts/payment/invoice-files';
import {
  cancellationMotiveWords,
  InvoiceState,
  invoiceStateWords,
  isStamped,
  refusedInvoiceText,
} from '@actual/contracts/facts/payment/invoices';
import { storeDay } from '@actual/contracts/store-day';
import { lazyPart, useShell } from '@actual/shell-contract';
import { Alert, Button, formatDate, formatPesos, Panel, Row, Stack, Tag, Text } from '@actual/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { CardHead } from '../area/cards';
import { CreditNotes } from './CreditNotes';
import { InvoiceFiles } from './InvoiceFiles';
import { invoiceRefusalText } from './invoice-words';
import { useInvoiceAction } from './use-invoice-action';

const CancelDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "cancel-invoice" */ './CancelDialog')).CancelDialog,
);
const ReplaceDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "replace-invoice" */ './ReplaceDialog')).ReplaceDialog,
);

const tones = {
  [InvoiceState.requested]: 'info',
  [InvoiceState.refused]: 'error',
  [InvoiceState.valid]: 'success',
  [InvoiceState.canceling]: 'warning',
  [InvoiceState.canceled]: 'neutral',
} as const;

/** A long number breaks wherever it has to. */
const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

/** Details of an invoice's state beyond the word. */
const StateNote = ({ invoice }: { invoice: ListedInvoice }) => {
  const { status, refusal, motive, cancellationRefused } = invoice;
  if (status === InvoiceState.refused || refusal.length > 0)
    return (
      <Alert tone="error" title="Hubo un error en la generación de factura">
        {status === InvoiceState.refused
          ? refusedInvoiceText(refusal)
          : `No se sustituyó y sigue vigente. ${refusedInvoiceText(refusal)}`}
      </Alert>
    );
  if (cancellationRefused && status === InvoiceState.valid)
    return <Alert tone="warning">Quien la recibió o el SAT no aceptó la cancelación: sigue vigente.</Alert>;
  if (status === InvoiceState.canceling)
    return (
      <Text step="small" tone="text2">
        Falta la respuesta del SAT o de quien la recibió, hasta tres días hábiles. Mientras tanto sigue vigente.
      </Text>
    );
  if (status === InvoiceState.canceled && motive)
    return <Text step="small" tone="text2">{`Motivo ${motive}: ${cancellationMotiveWords[motive]}`}</Text>;
  return null;
};

const TryAgain = ({ invoice }: { invoice: ListedInvoice }) => {
  const { api } = useShell();
  const create = useInvoiceAction(() => api('POST /invoice/create/', { body: { order: invoice.order } }), {
    done: InvoiceState.valid,
    words: 'Factura creada exitosamente',
  });
  return (
    <>
      <div>
        <Button busy={create.isPending ? 'Generando la factura' : false} onClick={() => create.mutate(undefined)}>
          Intentar de nuevo
        </Button>
      </div>
      {create.isError ? (
        <Alert tone="error" title="Error al crear factura" live>
          {invoiceRefusalText(create.error)}
        </Alert>
      ) : null}
    </>
  );
};

/** One invoice: its receiver, files and actions. */
export const InvoiceCard = ({ invoice }: { invoice: ListedInvoice }) => {
  const { order, orderFolio, orderDate, uuid, folio, total, status, issuedAt } = invoice;
  const [asking, setAsking] = useState<'cancel' | 'replace' | null>(null);
  const close = () => setAsking(null);
  const id = `factura-${uuid ?? orderFolio}`;
  const day = formatDate(storeDay(new Date(issuedAt ?? orderDate)));
  return (
    <Panel as="article" aria-labelledby={id}>
      <Stack gap={4}>
        <CardHead
          id={id}
          title={folio ? `Factura ${folio}` : `Factura del pedido ${orderFolio}`}
          href={`/checkout/order/${order}#factura`}
          facts={`Pedido ${orderFolio} · ${day} · ${formatPesos(total ?? 0)} MXN · ${brands[invoice.site].name}`}
          state={<Tag tone={tones[status]}>{invoiceStateWords[status]}</Tag>}
        />
        <div>
          <Text>{invoice.companyName}</Text>
          <Text step="small" tone="text2">
            {`RFC ${invoice.LicTradNum}`}
          </Text>
          {uuid ? (
            <Text step="small" tone="text2">
              Folio fiscal <Breaking>{uuid}</Breaking>
            </Text>
          ) : null}
        </div>
        <StateNote invoice={invoice} />
        {isStamped(status) ? (
          <InvoiceFiles document={{ order, uuid, name: `factura ${folio}`, file: invoiceFileName(folio) }} />
        ) : null}
        {invoice.creditNotes.length > 0 ? <CreditNotes invoice={invoice} /> : null}
        {status === InvoiceState.refused ? <TryAgain invoice={invoice} /> : null}
        {invoice.replaceable || invoice.motives.length > 0 ? (
          <Row gap={5}>
            {invoice.replaceable ? (
              <Button variant="link" icon="return" aria-describedby={id} onClick={() => setAsking('replace')}>
                Sustituir con mis datos actuales
              </Button>
            ) : null}
            {invoice.motives.length > 0 ? (
              <Button variant="link" icon="close" aria-describedby={id} onClick={() => setAsking('cancel')}>
                Cancelar factura
              </Button>
            ) : null}
          </Row>
        ) : null}
        <Suspense>
          {asking === 'cancel' ? <CancelDialog invoice={invoice} onClose={close} /> : null}
          {asking === 'replace' ? <ReplaceDialog invoice={invoice} onClose={close} /> : null}
        </Suspense>
      </Stack>
    </Panel>
  );
};
