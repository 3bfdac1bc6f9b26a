import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { storeDay } from '@actual/contracts/store-day';
import { useShell, useSuspenseQuery } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { Field, QuietButton, Select } from '../../../fields/controls';
import { Note, narrow } from '../../../layout/StaffPage';
import { warehousesQuery } from '../../storefront-queries';
import { DayOfContent } from '../DayOfContent';
import type { ContentOf, EditorProps } from '../editor';
import { TextField } from '../ItemList';

type Days = ContentOf<'closed-days'>['days'];

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: 160px 200px minmax(0, 1fr) auto;
    gap: 8px;
    align-items: end;
    ${narrow} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding-bottom: 12px;
      border-bottom: 1px solid var(--d-line);
    }
  }
`;

/** A row for each day: which, of which warehouse, and why. */
export const ClosedDaysEditor = ({ content, onChange }: EditorProps<ContentOf<'closed-days'>>) => {
  const { api } = useShell();
  const { data: warehouses } = useSuspenseQuery(warehousesQuery(api));
  const { days } = content;
  const put = (list: Days) => onChange({ ...content, days: list });
  const change = (at: number, part: Partial<Days[number]>) =>
    put(days.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      {days.length === 0 ? <Note>No hay días cerrados.</Note> : null}
      <Rows aria-label="Días cerrados">
        {days.map(({ day, warehouse, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at}>
            <DayOfContent label="Día" min={storeDay()} day={day} onDay={(typed) => change(at, { day: typed ?? '' })} />
            <Field>
              Almacén
              <Select
                value={warehouse ?? ''}
                onChange={({ target }) => change(at, { warehouse: target.value || null })}
              >
                <option value="">Todos</option>
                {warehouses.map(({ id, WhsName }) => (
                  <option key={id} value={id}>
                    {WhsName}
                  </option>
                ))}
              </Select>
            </Field>
            <TextField
              label="Motivo"
              maxLength={storefrontLimits.words}
              placeholder="Inventario anual"
              value={reason}
              onText={(text) => change(at, { reason: text })}
            />
            <QuietButton
              type="button"
              aria-label={`Quitar el día ${at + 1}`}
              onClick={() => put(days.filter((_one, place) => place !== at))}
            >
              Quitar
            </QuietButton>
          </li>
        ))}
      </Rows>
      {days.length < storefrontLimits.closedDays ? (
        <div>
          <QuietButton
            type="button"
            onClick={() => put([...days, { day: '', warehouse: null, reason: days.at(-1)?.reason ?? '' }])}
          >
            Agregar día
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
