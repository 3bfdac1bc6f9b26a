import type { ReportExport } from '@actual/contracts';
import { chosenRows } from '@actual/contracts/facts/capacities';
import { type ExportFormat, ExportState, isExportUnderWay } from '@actual/contracts/facts/desk/exports';
import { formatNumber } from '@actual/contracts/facts/text/written';
import { useQuery, useQueryClient, useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { QuietButton } from '../../fields/controls';
import { useAction } from '../../fields/use-action';
import { progressLook } from '../../layout/progress-look';
import { exportsQuery } from './export-queries';
import { doneWords, exportRefusedText, percentOf, progressWords } from './export-words';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
const Panel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 32px;
  padding: 0 12px;
  background: var(--d-surface);
  border: 1px solid var(--d-line-2);
  border-radius: 6px;
  progress {
    width: 96px;
    height: 4px;
    border-radius: 2px;
    ${progressLook}
  }
  strong {
    font-weight: 600;
  }
  button {
    min-height: 30px;
    padding: 0 2px;
    color: var(--d-accent);
    font: inherit;
    font-weight: 600;
    background: none;
    border: 0;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
`;
const Refusal = styled.p`
  width: 100%;
  color: #a8301b;
`;

/** The buttons' texts: all of the filter, or so many chosen rows. */
const formats: readonly (readonly [ExportFormat, (chosen: number) => string])[] = [
  ['xlsx', (chosen) => (chosen > 0 ? `Exportar ${formatNumber(chosen)} a Excel` : 'Exportar a Excel')],
  ['csv', (chosen) => (chosen > 0 ? `${formatNumber(chosen)} en CSV` : 'CSV')],
];

interface ExportBarProps {
  report: ReportExport['report'];
  noun: readonly [string, string];
  /** Rows that are chosen; without any the whole filter is exported. */
  chosen?: number;
  /** Begins the export of what the page shows. */
  begin: (format: ExportFormat, key: string) => Promise<ReportExport>;
}

/** The button that becomes its own progress, and then the file. The page stays usable meanwhile. */
export const ExportBar = ({ report, noun, chosen = 0, begin }: ExportBarProps) => {
  const { api, brand } = useShell();
  const queryClient = useQueryClient();
  const query = exportsQuery(api);
  const { data } = useQuery(query);
  const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const start = useAction({
    mutationFn: (format: ExportFormat) => begin(format, crypto.randomUUID()),
    onSettled: again,
  });
  const stop = useAction({
    mutationFn: (id: string) => api('DELETE /me/exports/{id}', { params: { id } }),
    onSettled: again,
  });
  const download = useAction({
    mutationFn: ({ id, filename }: ReportExport) => downloadFile(brand.site, `/me/exports/${id}/file`, filename),
  });
  const own = data?.exports.filter((one) => one.report === report) ?? [];
  // the one that was begun here, although the same person begins others in another tab
  const begun = own.find(({ id }) => id === start.data?.id);
  // where none is written, an earlier one is not to be taken for it
  const shown = begun ?? (start.isError ? undefined : own[0]);
  const running = shown && isExportUnderWay(shown.state) ? shown : null;
  return (
    <Bar>
      {running ? (
        <Progress
          one={running}
          stopping={stop.isPending}
          onStop={() => stop.mutate(running.id)}
          begunHere={running === begun}
        />
      ) : (
        formats.map(([format, words]) => (
          <QuietButton
            key={format}
            type="button"
            aria-busy={start.isPending}
            disabled={chosen > chosenRows}
            onClick={() => {
              if (!start.isPending) start.mutate(format);
            }}
          >
            {words(chosen)}
          </QuietButton>
        ))
      )}
      {shown?.state === ExportState.done ? (
        <Panel role="status">
          <span>{doneWords(shown, noun, shown === begun)}</span>
          <button
            type="button"
            ref={shown === begun ? takeFocus : null}
            aria-busy={download.isPending}
            onClick={() => download.mutate(shown)}
          >
            {download.isPending ? 'Descargando' : 'Descargar'}
          </button>
        </Panel>
      ) : null}
      {shown?.state === ExportState.failed ? (
        <Refusal role="alert">La exportación falló. Intenta de nuevo.</Refusal>
      ) : null}
      {start.isError ? <Refusal role="alert">{exportRefusedText(start.error)}</Refusal> : null}
      {download.isError ? <Refusal role="alert">El archivo no se descargó. Intenta de nuevo.</Refusal> : null}
    </Bar>
  );
};

/** The focus of a button that this one replaced by a press. */
const takeFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** Percent between two words of a screen reader. */
const saidEvery = 25;

interface ProgressProps {
  one: ReportExport;
  begunHere: boolean;
  stopping: boolean;
  onStop: () => void;
}

const Progress = ({ one, begunHere, stopping, onStop }: ProgressProps) => {
  const percent = percentOf(one);
  const step = Math.floor(percent / saidEvery) * saidEvery;
  return (
    <Panel>
      <span>{progressWords(one)}</span>
      <progress value={percent} max={100} aria-label="Avance de la exportación" />
      <strong>{`${percent} %`}</strong>
      <button type="button" ref={begunHere ? takeFocus : null} aria-busy={stopping} onClick={onStop}>
        Cancelar
      </button>
      <VisuallyHidden role="status">{`Exportación: ${step} %`}</VisuallyHidden>
    </Panel>
  );
};
