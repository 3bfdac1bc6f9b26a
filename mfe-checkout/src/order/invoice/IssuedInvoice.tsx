import type { Invoice } from '@actual/contracts';
import { invoiceFileName } from '@actual/contracts/facts/payment/invoice-files';
import { InvoiceState, invoiceStateWords } from '@actual/contracts/facts/payment/invoices';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { storeDay } from '@actual/contracts/store-day';
import { lazyPart } from '@actual/shell-contract';
import { Alert, Button, DefinitionList, formatDate, formatPesos, Row, Stack } from '@actual/ui';
import { Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { CreditNotes } from './CreditNotes';
import { useDownload } from './use-download';

const SendInvoice = lazyPart(
  async () => (await import(/* webpackChunkName: "send-invoice" */ './SendInvoice')).SendInvoice,
);

/** A long number breaks wherever it has to. */
const Breaking = styled.span`
  overflow-wrap: anywhere;
`;

const facts = (invoice: Invoice) => [
  { term: 'Factura', value: invoice.folio ?? '' },
  { term: 'Folio fiscal', value: <Breaking>{invoice.uuid}</Breaking> },
  { term: 'RFC', value: invoice.LicTradNum },
  { term: 'Razón social', value: invoice.companyName },
  { term: 'Total', value: `${formatPesos(invoice.total ?? 0)} MXN` },
  ...(invoice.issuedAt ? [{ term: 'Emitida', value: formatDate(storeDay(new Date(invoice.issuedAt))) }] : []),
];

/** An invoice that is there: its numbers, its files, and the way to mail it again. */
export function IssuedInvoice({ invoice }: { invoice: Invoice }) {
  const [sending, setSending] = useState(false);
  const download = useDownload(invoice.order, { name: invoiceFileName(invoice.folio) });
  const button = (format: 'pdf' | 'xml') => (
    <Button
      variant="secondary"
      icon="download"
      busy={download.isPending && download.variables === format ? 'Descargando' : false}
      onClick={() => download.mutate(format)}
    >
      {`Descargar ${format.toUpperCase()}`}
    </Button>
  );
  return (
    <Stack gap={4}>
      {invoice.status === InvoiceState.canceling ? (
        <Alert tone="warning" title={invoiceStateWords.canceling}>
          Falta la respuesta del SAT o de quien la recibió. Mientras tanto sigue vigente.
        </Alert>
      ) : (
        <Alert tone="success" title="Factura emitida">
          {invoice.sentAt
            ? `La enviamos a ${invoice.email} en PDF y XML.`
            : `Llega a ${invoice.email} en PDF y XML en un momento.`}
        </Alert>
      )}
      <DefinitionList items={facts(invoice)} />
      <Row gap={3} data-noprint="">
        {button('pdf')}
        {button('xml')}
        {invoice.status === InvoiceState.valid ? (
          <Button variant="link" icon="mail" onClick={() => setSending(true)}>
            Enviar por correo
          </Button>
        ) : null}
      </Row>
      {download.isError ? (
        <Alert tone="error" live>
          {tryAgainText}
        </Alert>
      ) : null}
      <CreditNotes orderId={invoice.order} notes={invoice.creditNotes} />
      <Suspense>{sending ? <SendInvoice invoice={invoice} onClose={() => setSending(false)} /> : null}</Suspense>
    </Stack>
  );
}
