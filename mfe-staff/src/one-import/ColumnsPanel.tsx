import type { ImportChoices, ImportLook } from '@actual/contracts';
import { importedFieldLabels } from '@actual/contracts/facts/catalog/imports';
import { VisuallyHidden } from '@actual/ui';
import { styled } from 'styled-components';
import { Select } from '../fields/controls';
import { FormField } from '../fields/FormField';
import { DeskPanel } from '../layout/DeskParts';
import { Rows } from '../layout/Rows';
import { Note } from '../layout/StaffPage';
import { type ColumnChoice, choiceOf, withColumn } from './draft';

const fields = Object.entries(importedFieldLabels);

const Table = styled(Rows)`
  th:last-child,
  td:last-child {
    text-align: left;
    min-width: 200px;
  }
`;
const Inside = styled.div`
  padding: 0 14px 14px;
`;
const Narrow = styled.div`
  display: grid;
  gap: 12px;
  max-width: 420px;
`;

interface ColumnsPanelProps {
  look: ImportLook;
  choices: ImportChoices;
  onChange: (choices: ImportChoices) => void;
}

/** The meaning of each column of the file: as it was recognized, or to be confirmed. */
export const ColumnsPanel = ({ look, choices, onChange }: ColumnsPanelProps) =>
  look.kind === 'proposed' ? (
    <DeskPanel title="Columnas" note="Confirma o cambia qué es cada una" flush>
      <Table>
        <VisuallyHidden as="caption">Columnas del archivo</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">En el archivo</th>
            <th scope="col">Por ejemplo</th>
            <th scope="col">Es</th>
          </tr>
        </thead>
        <tbody>
          {look.columns.map(({ heading, examples }) => (
            <tr key={heading}>
              <td>{heading}</td>
              <td>
                <Note>{examples.join(' · ') || 'vacía'}</Note>
              </td>
              <td>
                <Select
                  aria-label={`Qué es «${heading}»`}
                  value={choiceOf(choices, heading)}
                  onChange={({ target }) => onChange(withColumn(choices, heading, target.value as ColumnChoice))}
                >
                  <option value="">No se lee</option>
                  {fields.map(([field, label]) => (
                    <option key={field} value={field}>
                      {label}
                    </option>
                  ))}
                  <option value="filter">Un filtro con este nombre</option>
                </Select>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </DeskPanel>
  ) : (
    <DeskPanel
      title="Columnas"
      note={look.kind === 'export' ? `Exportación de ${look.system}: se reconocieron` : 'Son las de la tienda'}
      flush
    >
      <Inside>
        <Narrow>
          <FormField
            label="Columna de la categoría"
            name="categoryColumn"
            value={choices.categoryColumn ?? ''}
            placeholder="Ninguna"
            choices={[
              ...new Set([
                ...look.columns.map(({ heading }) => heading),
                ...(look.categoryColumn ? [look.categoryColumn] : []),
              ]),
            ].map((heading) => ({ value: heading, label: heading }))}
            onChange={({ target }) => onChange({ ...choices, categoryColumn: target.value || null })}
          />
        </Narrow>
      </Inside>
    </DeskPanel>
  );
