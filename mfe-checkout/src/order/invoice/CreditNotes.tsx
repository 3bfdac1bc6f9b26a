import type { CreditNote } from '@actual/contracts';
import { creditNoteFileName } from '@actual/contracts/facts/payment/invoice-files';
import { creditNoteStateWords, creditRelationWords } from '@actual/contracts/facts/payment/invoices';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { storeDay } from '@actual/contracts/store-day';
import { Alert, Button, formatDate, formatPesos, Row, Stack, Text } from '@actual/ui';
import { useDownload } from './use-download';

function Note({ orderId, note }: { orderId: string; note: CreditNote }) {
  const { folio, uuid, relation, total, issuedAt, status } = note;
  const download = useDownload(orderId, { name: creditNoteFileName(folio), document: uuid });
  const when = issuedAt ? formatDate(storeDay(new Date(issuedAt))) : creditNoteStateWords[status];
  return (
    <Stack gap={2}>
      <div>
        <strong>{folio ? `Nota de crédito ${folio}` : 'Nota de crédito'}</strong>
        <Text step="small" tone="text2">
          {`${creditRelationWords[relation]} · ${when} · ${formatPesos(total)} MXN`}
        </Text>
      </div>
      {folio ? (
        <Row gap={3} data-noprint="">
          {(['pdf', 'xml'] as const).map((format) => (
            <Button
              key={format}
              variant="secondary"
              icon="download"
              aria-label={`Descargar ${format.toUpperCase()}, nota de crédito ${folio}`}
              busy={download.isPending && download.variables === format ? 'Descargando' : false}
              onClick={() => download.mutate(format)}
            >
              {`Descargar ${format.toUpperCase()}`}
            </Button>
          ))}
        </Row>
      ) : null}
      {download.isError ? (
        <Alert tone="error" live>
          {tryAgainText}
        </Alert>
      ) : null}
    </Stack>
  );
}

/** The refunds of an order's invoice: its credit notes, each with its files. */
export function CreditNotes({ orderId, notes }: { orderId: string; notes: readonly CreditNote[] }) {
  return notes.map((note, at) => <Note key={note.uuid ?? at} orderId={orderId} note={note} />);
}
