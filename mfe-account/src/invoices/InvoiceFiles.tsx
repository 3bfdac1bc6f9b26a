import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { useMutation, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { Alert, Button, Row } from '@actual/ui';

/** The names of the files for people. */
const words = { zip: 'Descargar PDF y XML', pdf: 'PDF', xml: 'XML' } as const;
type Format = keyof typeof words;

/** A stamped document of an order: an invoice, or one of its credit notes. */
export interface StampedDocument {
  order: string;
  uuid: string | null;
  /** Its name within a sentence, as «factura STU-12». */
  name: string;
  /** The name of its files, without the ending. */
  file: string;
}

/** The files of a stamped document, each alone or both at once. */
export const InvoiceFiles = ({ document }: { document: StampedDocument }) => {
  const { brand } = useShell();
  const { order, uuid, name, file } = document;
  const download = useMutation({
    mutationFn: (format: Format) =>
      downloadFile(brand.site, `/invoice/${order}/file/${format}?document=${uuid}`, `${file}.${format}`),
  });
  return (
    <>
      <Row gap={2}>
        {(Object.keys(words) as Format[]).map((format) => (
          <Button
            key={format}
            variant="secondary"
            icon={format === 'zip' ? 'download' : undefined}
            aria-label={`${words[format]}, ${name}`}
            busy={download.isPending && download.variables === format ? 'Descargando' : false}
            onClick={() => download.mutate(format)}
          >
            {words[format]}
          </Button>
        ))}
      </Row>
      {download.isError ? (
        <Alert tone="error" live>
          {tryAgainText}
        </Alert>
      ) : null}
    </>
  );
};
