import type { CatalogImport } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { ImportState, isImportUnderWay } from '@actual/contracts/facts/catalog/imports';
import { countWords } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import { useLoaderData, useNavigate, useQueryClient, useShell, useSuspenseQuery } from '@actual/shell-contract';
import { useState } from 'react';
import { QuietButton, QuietLink } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { importQuery, importsQuery } from '../imports/import-queries';
import { fieldLabel, refusedText, stateOf } from '../imports/import-words';
import { DeskHead, DeskObject, DeskPanel, DeskStack, NothingFound } from '../layout/DeskParts';
import { Note } from '../layout/StaffPage';
import { sizeWords } from '../reports/export/export-words';
import { momentWords } from '../reports/moment-words';
import { StateTag } from '../reports/StateTag';
import { AskDialog } from './AskDialog';
import { Deciding } from './Deciding';
import type { ImportData } from './loader';
import { ProgressPanel } from './ProgressPanel';
import { ReportPanel } from './ReportPanel';
import { SendingPanel } from './SendingPanel';

/** `/importar/{id}`: one import, from its upload to its undoing. */
export const Component = () => {
  const { id, isThere } = useLoaderData<ImportData>();
  return isThere ? (
    <OneImport key={id} id={id} />
  ) : (
    <NothingFound title="No encontramos esta importación" list={staffPages.imports} link="Ver las importaciones" />
  );
};

/** Its time and size, and its later steps. */
function noteOf({ bytes, createdAt, ranAt, undoneAt }: CatalogImport): string {
  const at = (moment: string) => momentWords(moment, storeYear());
  return [
    `Subida ${at(createdAt)}, ${sizeWords(bytes)}`,
    ...(ranAt ? [`importada ${at(ranAt)}`] : []),
    ...(undoneAt ? [`deshecha ${at(undoneAt)}`] : []),
  ].join('; ');
}

const Undone = ({ undone }: { undone: NonNullable<CatalogImport['undone']> }) => (
  <DeskPanel title="Deshecha">
    <p>
      {`${countWords(undone.hidden, 'producto creado quedó oculto', 'productos creados quedaron ocultos')} y ${countWords(undone.restored, 'producto volvió', 'productos volvieron')} a como estaba. Las existencias que dio se quedan.`}
    </p>
    {undone.left > 0 ? (
      <>
        <p>{`${countWords(undone.left, 'dato se dejó', 'datos se dejaron')} como está, porque alguien lo cambió después:`}</p>
        <ul>
          {undone.shown.map(({ itemCode, field }) => (
            <li key={`${itemCode} ${field}`}>{`${itemCode}: ${fieldLabel(field)}`}</li>
          ))}
        </ul>
      </>
    ) : null}
  </DeskPanel>
);

const OneImport = ({ id }: { id: string }) => {
  const { api } = useShell();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const query = importQuery(api, id);
  const { data: one } = useSuspenseQuery(query);
  const [isUndoing, setIsUndoing] = useState(false);
  const ask = useAction({
    mutationFn: (deed: () => Promise<CatalogImport>) => deed(),
    onSuccess: (after) => queryClient.setQueryData(query.queryKey, after),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const discard = useAction({
    mutationFn: () => api('DELETE /imports/{id}', { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: importsQuery(api).queryKey });
      await navigate(staffPages.imports.path);
    },
  });
  const params = { id };
  const { word, tone } = stateOf(one);
  const isReady = one.state === ImportState.ready;
  const problem = one.problem && (!one.problem.question || !isReady) ? one.problem.said : null;
  return (
    <DeskObject title={one.filename}>
      <DeskStack>
        <DeskHead title={one.filename} state={<StateTag $tone={tone}>{word}</StateTag>} note={noteOf(one)}>
          <QuietLink to={staffPages.imports.path}>Todas</QuietLink>
          {isReady || one.state === ImportState.uploading ? (
            <QuietButton type="button" aria-busy={discard.isPending} onClick={() => discard.mutate()}>
              Descartar
            </QuietButton>
          ) : null}
          {one.state === ImportState.done ? (
            <QuietButton type="button" onClick={() => setIsUndoing(true)}>
              Deshacer
            </QuietButton>
          ) : null}
        </DeskHead>
        {problem ? (
          <DeskPanel title="No se pudo">
            <p role="alert">{problem}</p>
          </DeskPanel>
        ) : null}
        {ask.isError || discard.isError ? <p role="alert">{refusedText(ask.error ?? discard.error)}</p> : null}
        {one.state === ImportState.uploading ? <SendingPanel one={one} /> : null}
        {isImportUnderWay(one.state) ? (
          <ProgressPanel
            one={one}
            stopping={ask.isPending}
            onStop={() => ask.mutate(() => api('POST /imports/{id}/stop', { params }))}
          />
        ) : null}
        {isReady ? (
          <Deciding
            one={one}
            isAsking={ask.isPending}
            onTry={(body) => ask.mutate(() => api('POST /imports/{id}/try', { params, body }))}
            onRun={() => ask.mutate(() => api('POST /imports/{id}/run', { params }))}
          />
        ) : null}
        {one.undone ? <Undone undone={one.undone} /> : null}
        {one.ranAt && one.report ? <ReportPanel one={one} report={one.report} /> : null}
        {isReady && !one.look && !problem ? (
          <p>
            <Note>La lectura se detuvo. Descártala y sube el archivo de nuevo.</Note>
          </p>
        ) : null}
      </DeskStack>
      {isUndoing ? (
        <AskDialog
          title="Deshacer la importación"
          deed="Deshacer"
          onClose={() => setIsUndoing(false)}
          onYes={() => {
            setIsUndoing(false);
            ask.mutate(() => api('POST /imports/{id}/undo', { params }));
          }}
        >
          <p>
            Los productos que creó dejan de mostrarse y lo que cambió vuelve a como estaba. Lo que alguien cambió
            después se queda, y se dice qué fue.
          </p>
        </AskDialog>
      ) : null}
    </DeskObject>
  );
};
