import { useNavigate } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { QuietButton, QuietLink } from '../../fields/controls';
import { SpanishControls } from '../../layout/SpanishControls';
import { deskColors, textStyle } from '../../layout/StaffPage';
import type { Report } from '../report';
import type { ReportView } from '../report-address';
import { shownColumns, withColumn } from './shown-columns';

const Trigger = styled(QuietButton).attrs({ as: Button })`
  gap: 8px;
`;
const Panel = styled(Popover)`
  ${deskColors}
  ${textStyle(400, 13, 20)}
  width: 232px;
  max-height: calc(100vh - 24px);
  overflow: auto;
  padding: 12px;
  background: var(--d-surface);
  border: 1px solid var(--d-line);
  border-radius: 8px;
  box-shadow: 0 8px 24px rgb(22 24 29 / 0.14);
  fieldset {
    display: grid;
    padding: 0;
    margin: 0 0 12px;
    border: 0;
  }
  legend {
    ${textStyle(650, 13, 20)}
    padding: 0 0 4px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    cursor: pointer;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
  input {
    width: 16px;
    height: 16px;
    accent-color: var(--d-accent);
  }
`;

interface ColumnChoiceProps<Row extends { id: string }, Sort extends string, Status extends string> {
  report: Pick<Report<Row, never, Sort, Status>, 'address' | 'columns'>;
  view: ReportView<Sort, Status>;
}

/** Which columns the table shows. The address carries them, and so does a saved view. */
export function ColumnChoice<Row extends { id: string }, Sort extends string, Status extends string>({
  report: { address, columns },
  view,
}: ColumnChoiceProps<Row, Sort, Status>) {
  const navigate = useNavigate();
  const shown = shownColumns(columns, view.columns);
  const show = (key: string, isShown: boolean) =>
    void navigate(
      address.href({ ...view, columns: address.columnsOf(withColumn(columns, view.columns, key, isShown)) }),
      { replace: true, preventScrollReset: true },
    );
  return (
    <SpanishControls>
      <DialogTrigger>
        <Trigger>
          <Icon name="list" size={16} />
          Columnas
        </Trigger>
        <Panel placement="bottom end" aria-label="Columnas">
          <fieldset>
            <legend>Columnas de la tabla</legend>
            {columns.map((column) => (
              <label key={column.key}>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  disabled={column.always}
                  onChange={({ target }) => show(column.key, target.checked)}
                />
                <span>{column.title}</span>
              </label>
            ))}
          </fieldset>
          {view.columns ? (
            <QuietLink to={address.href({ ...view, columns: '' })} preventScrollReset>
              Las de siempre
            </QuietLink>
          ) : null}
        </Panel>
      </DialogTrigger>
    </SpanishControls>
  );
}
