import { useNavigate } from '@actual/shell-contract';
import { Icon } from '@actual/ui';
import { styled } from 'styled-components';
import { QuietButton, QuietLink } from '../../fields/controls';
import { PopoverButton } from '../../fields/PopoverButton';
import { textStyle } from '../../layout/StaffPage';
import type { Report } from '../report';
import type { ReportView } from '../report-address';
import { shownColumns, withColumn } from './shown-columns';

const Trigger = styled(PopoverButton)`
  gap: 8px;
`;
const Inside = styled.div`
  width: 206px;
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
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
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
    <Trigger
      role="dialog"
      label="Columnas"
      words={
        <>
          <Icon name="list" size={16} />
          Columnas
        </>
      }
    >
      {(close) => (
        <Inside>
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
          <div>
            <QuietButton type="button" onClick={close}>
              Cerrar
            </QuietButton>
            {view.columns ? (
              <QuietLink to={address.href({ ...view, columns: '' })} preventScrollReset>
                Las de siempre
              </QuietLink>
            ) : null}
          </div>
        </Inside>
      )}
    </Trigger>
  );
}
