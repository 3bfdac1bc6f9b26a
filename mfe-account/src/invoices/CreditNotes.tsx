import type { CreditNote, ListedInvoice } from '@actual/contracts';
import { creditNoteFileName } from '@actual/contracts/facts/payment/invoice-files';
import { creditNoteStateWords, creditRelationWords } from '@actual/contracts/facts/payment/invoices';
import { storeDay } from '@actual/contracts/store-day';
import { formatDate, formatPesos, Stack, Text } from '@actual/ui';
import { InvoiceFiles } from './InvoiceFiles';

/** Its subject, day and amount. */
const factsOf = ({ relation, issuedAt, status, total }: CreditNote): string => {
  const when = issuedAt ? formatDate(storeDay(new Date(issuedAt))) : creditNoteStateWords[status];
  return `${creditRelationWords[relation]} · ${when} · ${formatPesos(total)} MXN`;
};

/** The refunds of an invoice: its credit notes, each with its files. */
export const CreditNotes = ({ invoice }: { invoice: ListedInvoice }) => (
  <Stack gap={3}>
    {invoice.creditNotes.map((note, at) => (
      <Stack gap={2} key={note.uuid ?? at}>
        <div>
          <strong>{note.folio ? `Nota de crédito ${note.folio}` : 'Nota de crédito'}</strong>
          <Text step="small" tone="text2">
            {factsOf(note)}
          </Text>
        </div>
        {note.folio ? (
          <InvoiceFiles
            document={{
              order: invoice.order,
              uuid: note.uuid,
              name: `nota de crédito ${note.folio}`,
              file: creditNoteFileName(note.folio),
            }}
          />
        ) : null}
      </Stack>
    ))}
  </Stack>
);
