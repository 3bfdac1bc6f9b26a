import type { ListedInvoice } from '@actual/contracts';
import { useMutation, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Alert, Button, Row } from '@actual/ui';

/** The names of the files for people. */
const words = { zip: 'Descargar PDF y XML', pdf: 'PDF', xml: 'XML' } as const;
type Format = keyof typeof words;

/** The files of a stamped invoice, each alone or both at once. */
export const InvoiceFiles = ({ invoice }: { invoice: ListedInvoice }) => {
  const { brand } = useShell();
  const download = useMutation({
    mutationFn: (format: Format) =>
      downloadFile(
        brand.site,
        `/invoice/${invoice.order}/file/${format}?document=${invoice.uuid}`,
        `Factura-${invoice.folio}.${format}`,
      ),
  });
  return (
    <>
      <Row gap={2}>
        {(Object.keys(words) as Format[]).map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon={format === 'zip' ? 'download' : undefined}
            aria-label={`${words[format]}, factura ${invoice.folio}`}
            busy={download.isPending && download.variables === format ? 'Descargando' : false}
            onClick={() => download.mutate(format)}
          >
            {words[format]}
          </Button>
        ))}
      </Row>
      {download.isError ? (
        <Alert tone="error" live>
          Hubo un error, intenta de nuevo
        </Alert>
      ) : null}
    </>
  );
};
