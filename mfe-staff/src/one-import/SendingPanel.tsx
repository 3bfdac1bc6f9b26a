import type { CatalogImport } from '@actual/contracts';
import { useMutation, useQueryClient, useShell } from '@actual/shell-contract';
import { useEffect, useState } from 'react';
import { PrimaryButton } from '../fields/controls';
import { Fields } from '../fields/FormField';
import { FilePick } from '../imports/FilePick';
import { chosenFiles, type HandedIn, importQuery, sendParts } from '../imports/import-queries';
import { refusedText } from '../imports/import-words';
import { DeskPanel } from '../layout/DeskParts';
import { Note } from '../layout/StaffPage';
import { ProgressBar } from './ProgressPanel';

/** Why a file is not the one whose parts are missing. */
const another = (file: File | undefined, wanted: { filename: string; bytes: number }): string | undefined =>
  file && file.size !== wanted.bytes ? `No es el mismo archivo: elige ${wanted.filename}.` : undefined;

/** Uploads the chosen files, without those already uploaded. */
export const SendingPanel = ({ one }: { one: CatalogImport }) => {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<HandedIn>(() => chosenFiles.get(one.id) ?? {});
  const [sent, setSent] = useState(0);
  const whole = one.bytes + (one.pictures?.bytes ?? 0);
  const query = importQuery(api, one.id);
  const send = useMutation({
    mutationFn: (signal: AbortSignal) => sendParts(api, one, { files, signal, onSent: setSent }),
    onSuccess: (after) => {
      chosenFiles.delete(one.id);
      if (after) queryClient.setQueryData(query.queryKey, after);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const isChosen = files.table !== undefined && (one.pictures === null || files.pictures !== undefined);
  const { mutate } = send;
  const [started, setStarted] = useState(isChosen);
  useEffect(() => {
    if (!started) return;
    const leaving = new AbortController();
    mutate(leaving.signal);
    return () => leaving.abort();
  }, [started, mutate]);
  const wrong = another(files.table, one) ?? (one.pictures ? another(files.pictures, one.pictures) : undefined);
  if (started && !send.isError)
    return (
      <DeskPanel title="Subiendo">
        <ProgressBar words="Subiendo el archivo" percent={Math.floor((sent / whole) * 100)} />
        <p>
          <Note>No cierres esta página hasta que termine.</Note>
        </p>
      </DeskPanel>
    );
  return (
    <DeskPanel title="El archivo no terminó de subir">
      {send.isError ? <p role="alert">{refusedText(send.error)}</p> : null}
      <p>
        <Note>Elige de nuevo los mismos archivos: se sube lo que falta.</Note>
      </p>
      <Fields>
        <FilePick
          label="Archivo con los productos"
          accept=".csv,.tsv,.txt,.xlsx,.gz"
          hint={one.filename}
          file={files.table ?? null}
          error={another(files.table, one)}
          onPick={(file) => setFiles({ ...files, table: file ?? files.table })}
        />
        {one.pictures ? (
          <FilePick
            label="ZIP con fotos y modelos 3D"
            accept=".zip"
            hint={one.pictures.filename}
            file={files.pictures ?? null}
            error={another(files.pictures, one.pictures)}
            onPick={(file) => setFiles({ ...files, pictures: file ?? files.pictures })}
          />
        ) : null}
      </Fields>
      <PrimaryButton
        type="button"
        disabled={!isChosen || wrong !== undefined}
        onClick={() => {
          send.reset();
          if (started) mutate(new AbortController().signal);
          else setStarted(true);
        }}
      >
        Seguir subiendo
      </PrimaryButton>
    </DeskPanel>
  );
};
