import type { CatalogImport } from '@actual/contracts';
import { importedFile } from '@actual/contracts/facts/capacities';
import { importUploads } from '@actual/contracts/facts/catalog/imports';
import { countWords } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Fields, SubmitRow } from '../fields/FormField';
import { useAction } from '../fields/use-action';
import { Note } from '../layout/StaffPage';
import { FilePick } from './FilePick';
import { chosenFiles } from './import-queries';
import { picturesLimit, refusedText, tableLimit } from './import-words';

const Form = styled.form`
  display: grid;
  gap: 12px;
`;

/** Begins an import with the files that are chosen; its page sends them. */
export const UploadForm = ({ onBegun }: { onBegun: (begun: CatalogImport) => void }) => {
  const { api } = useShell();
  const [table, setTable] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  // the same press again is the same import
  const key = useRef('');
  const begin = useAction({
    mutationFn: (file: File) => {
      key.current ||= crypto.randomUUID();
      const named = pictures ? { filename: pictures.name, bytes: pictures.size } : null;
      return api('POST /imports', {
        body: { id: key.current, filename: file.name, bytes: file.size, pictures: named },
      });
    },
    onSuccess: (begun) => {
      chosenFiles.set(begun.id, { table: table ?? undefined, pictures: pictures ?? undefined });
      onBegun(begun);
    },
  });
  const wrongTable = table
    ? table.size === 0
      ? 'El archivo está vacío.'
      : table.size > importedFile.bytes
        ? `El archivo pesa más de ${tableLimit}: divídelo.`
        : undefined
    : isAsked
      ? 'Elige el archivo con los productos.'
      : undefined;
  const wrongPictures =
    pictures && pictures.size > importUploads.pictures ? `El ZIP pesa más de ${picturesLimit}: divídelo.` : undefined;
  return (
    <Form
      noValidate
      aria-label="Importar un archivo"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (table && !wrongTable && !wrongPictures && !begin.isPending) begin.mutate(table);
      }}
    >
      <Note>
        Exportaciones de Shopify, WooCommerce, PrestaShop, Magento, Odoo y Google se reconocen solas. De cualquier otro
        archivo confirmas qué es cada columna. Nada cambia en la tienda hasta que simules y confirmes.
      </Note>
      <Fields>
        <FilePick
          label="Archivo con los productos"
          accept=".csv,.tsv,.txt,.xlsx,.gz"
          hint={`CSV o Excel (.xlsx), hasta ${tableLimit} y ${countWords(importedFile.rows, 'fila', 'filas')}.`}
          file={table}
          error={wrongTable}
          onPick={(file) => {
            key.current = '';
            setTable(file);
          }}
        />
        <FilePick
          label="ZIP con fotos y modelos 3D"
          accept=".zip"
          optional
          hint={`Los que el archivo nombra, como silla.jpg. Hasta ${picturesLimit}.`}
          file={pictures}
          error={wrongPictures}
          onPick={(file) => {
            key.current = '';
            setPictures(file);
          }}
        />
      </Fields>
      <SubmitRow
        busy={begin.isPending}
        words={['Subir archivo', 'Empezando']}
        refusal={begin.isError ? refusedText(begin.error) : null}
      />
    </Form>
  );
};
