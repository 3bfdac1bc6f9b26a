import type { CatalogImport, ImportReportShown } from '@actual/contracts';
import { importReportFileName } from '@actual/contracts/facts/catalog/imports';
import { countWords, formatNumber } from '@actual/contracts/facts/text/written';
import { useShell } from '@actual/shell-contract';
import { downloadFile } from '@actual/shell-contract/download-file';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { QuietButton } from '../fields/controls';
import { useAction } from '../fields/use-action';
import { fieldLabel } from '../imports/import-words';
import { DeskPanel } from '../layout/DeskParts';
import { Rows } from '../layout/Rows';
import { Note, narrow, textStyle } from '../layout/StaffPage';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 10px 16px;
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  dt {
    ${textStyle(500, 12, 16)}
    color: var(--d-text-3);
  }
  dd {
    ${textStyle(650, 18, 24)}
    font-variant-numeric: tabular-nums;
  }
`;
const Table = styled(Rows)`
  td {
    overflow-wrap: anywhere;
  }
  th:last-child,
  td:last-child {
    text-align: left;
  }
`;
const Rest = styled.p`
  padding: 8px 14px;
`;

/** Figures of a trial or a run, by their names in each. */
const figures: readonly (readonly [key: keyof ImportReportShown & string, trial: string, run: string])[] = [
  ['rows', 'Filas leídas', 'Filas leídas'],
  ['created', 'Se crearían', 'Creados'],
  ['changed', 'Se cambiarían', 'Cambiados'],
  ['unchanged', 'Sin cambio', 'Sin cambio'],
  ['hidden', 'Se ocultarían', 'Ocultos'],
  ['refused', 'Filas rechazadas', 'Filas rechazadas'],
  ['merged', 'Repetidas, unidas', 'Repetidas, unidas'],
  ['leftOut', 'Fuera a propósito', 'Fuera a propósito'],
  ['warnings', 'Avisos', 'Avisos'],
  ['notShown', 'No se verían bien', 'No se ven bien'],
];

interface ListProps {
  title: string;
  total: number;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Whether a row stands for several. */
  grouped?: boolean;
}
/** Rows of one kind, folded until somebody asks for them. */
const List = ({ title, total, head, rows, grouped = false }: ListProps) =>
  rows.length === 0 ? null : (
    <DeskPanel title={title} note={formatNumber(total)} folded flush>
      <Table>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {head.map((one) => (
              <th key={one} scope="col">
                {one}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join('\n')}>
              {cells.map((cell, at) => (
                <td key={head[at]} data-label={at > 1 ? head[at] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {!grouped && total > rows.length ? (
        <Rest>
          <Note>{`Aquí van ${formatNumber(rows.length)} de ${formatNumber(total)}; el informe las trae todas.`}</Note>
        </Rest>
      ) : null}
    </DeskPanel>
  );

/** The result of the last trial or of the run, with its lists and the whole report to keep. */
export const ReportPanel = ({ one, report }: { one: CatalogImport; report: ImportReportShown }) => {
  const { brand } = useShell();
  const name = importReportFileName(one.filename);
  const download = useAction({ mutationFn: () => downloadFile(brand.site, `/imports/${one.id}/report`, name) });
  const { lists, dryRun } = report;
  const changes = lists.changed.flatMap(({ itemCode, line, changes: all }) =>
    all.map(({ field, before, after }) => [itemCode, String(line), fieldLabel(field), before, after]),
  );
  const changedMore = report.changed > lists.changed.length ? report.changed : changes.length;
  return (
    <>
      <DeskPanel
        title={dryRun ? 'Simulacro' : 'Resultado'}
        note={dryRun ? 'Nada cambió todavía' : undefined}
        action={
          <QuietButton type="button" aria-busy={download.isPending} onClick={() => download.mutate()}>
            {download.isPending ? 'Descargando' : 'Descargar informe'}
          </QuietButton>
        }
      >
        <Figures>
          {figures
            .filter(([key]) => ['rows', 'created', 'changed', 'refused'].includes(key) || Number(report[key]) > 0)
            .map(([key, trial, run]) => (
              <div key={key}>
                <dt>{dryRun ? trial : run}</dt>
                <dd>{formatNumber(Number(report[key]))}</dd>
              </div>
            ))}
        </Figures>
        {lists.notes.length > 0 ? (
          <p>
            <Note>{`Cómo se leyó: ${lists.notes.join('; ')}.`}</Note>
          </p>
        ) : null}
        {lists.unreadColumns.length > 0 ? (
          <p>
            <Note>{`No se leyeron ${countWords(lists.unreadColumns.length, 'columna', 'columnas')}: ${lists.unreadColumns.join(', ')}.`}</Note>
          </p>
        ) : null}
        {lists.filters.length > 0 ? (
          <p>
            <Note>{`Valores de filtro nuevos: ${lists.filters.join(', ')}.`}</Note>
          </p>
        ) : null}
        {download.isError ? <p role="alert">El informe no se descargó. Intenta de nuevo.</p> : null}
      </DeskPanel>
      <List
        title="Filas rechazadas"
        total={Math.max(report.refused, lists.refused.length)}
        head={['Código', 'Línea', 'Campo', 'Valor', 'Motivo']}
        rows={lists.refused.map(({ itemCode, line, field, value, reason }) => [
          itemCode || '—',
          String(line),
          fieldLabel(field),
          value || '—',
          reason,
        ])}
      />
      <List
        title={dryRun ? 'Productos que se crearían' : 'Productos creados'}
        total={report.created}
        head={['Código']}
        rows={lists.created.map((code) => [code])}
      />
      <List
        title={dryRun ? 'Lo que cambiaría' : 'Lo que cambió'}
        total={changedMore}
        head={['Código', 'Línea', 'Campo', 'Antes', 'Después']}
        rows={changes}
      />
      <List
        title="Lo que el archivo ya no trae"
        total={report.missing}
        head={['Código']}
        rows={lists.missing.map((code) => [code])}
      />
      <List
        title="Avisos"
        total={report.warnings}
        grouped
        head={['Campo', 'Veces', 'Aviso']}
        rows={lists.warnings.map(({ field, reason, rows }) => [fieldLabel(field) || '—', String(rows), reason])}
      />
      <List
        title="No se ven en la tienda, o no como deben"
        total={report.notShown}
        grouped
        head={['Productos', 'Motivo']}
        rows={lists.notShown.map(({ reason, rows }) => [formatNumber(rows), reason])}
      />
    </>
  );
};
