import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { useQuery, useShell } from '@actual/shell-contract';
import { styled } from 'styled-components';
import { statesQuery } from '../../../broker/broker-queries';
import { Field, QuietButton, Select } from '../../../fields/controls';
import { Note, narrow } from '../../../layout/StaffPage';
import type { Place, Warehouses } from '../../warehouse-words';
import { TextField } from '../ItemList';

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  li {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
    gap: 8px;
    align-items: end;
    ${narrow} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding-bottom: 12px;
      border-bottom: 1px solid var(--d-line);
      > button {
        justify-self: start;
      }
    }
  }
`;
const newPlace: Place = { state: '', municipality: null, cp: null, zone: '' };
/** Choices of a zone; the empty one is none yet. */
const notDelivered = 'no';
const choiceOf = (zone: string | null): string => (zone === null ? notDelivered : zone && `a ${zone}`);
const zoneOf = (choice: string): string | null => (choice === notDelivered ? null : choice.slice(2));

interface ZoneChangesProps {
  content: Warehouses;
  zones: readonly string[];
  onChange: (content: Warehouses) => void;
}

/** A row for each place that is in another zone than the imported list says. */
export const ZoneChanges = ({ content, zones, onChange }: ZoneChangesProps) => {
  const { api } = useShell();
  const { data: states = [] } = useQuery(statesQuery(api));
  const { places } = content;
  const put = (list: Place[]) => onChange({ ...content, places: list });
  const change = (at: number, part: Partial<Place>) =>
    put(places.map((one, place) => (place === at ? { ...one, ...part } : one)));
  return (
    <>
      {places.length === 0 ? <Note>Ninguno: valen las zonas de la lista.</Note> : null}
      <Rows aria-label="Lugares que cambian de zona">
        {places.map(({ state, municipality, cp, zone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own while it is typed
          <li key={at} aria-label={`Lugar ${at + 1}`}>
            <Field>
              Estado
              <Select value={state} onChange={({ target }) => change(at, { state: target.value })}>
                <option value="">Elige</option>
                {states.map(({ Code, Name }) => (
                  <option key={Code} value={Code}>
                    {Name}
                  </option>
                ))}
              </Select>
            </Field>
            <TextField
              label="Municipio (opcional)"
              maxLength={storefrontLimits.words}
              value={municipality ?? ''}
              onText={(text) => change(at, { municipality: text || null })}
            />
            <TextField
              label="CP o su comienzo (opcional)"
              inputMode="numeric"
              maxLength={5}
              value={cp ?? ''}
              onText={(text) => change(at, { cp: text || null })}
            />
            <Field>
              Zona
              <Select value={choiceOf(zone)} onChange={({ target }) => change(at, { zone: zoneOf(target.value) })}>
                <option value="">Elige</option>
                {zones.map((one) => (
                  <option key={one} value={choiceOf(one)}>
                    {one}
                  </option>
                ))}
                <option value={notDelivered}>No se entrega</option>
              </Select>
            </Field>
            <QuietButton
              type="button"
              aria-label={`Quitar el lugar ${at + 1}`}
              onClick={() => put(places.filter((_one, place) => place !== at))}
            >
              Quitar
            </QuietButton>
          </li>
        ))}
      </Rows>
      {places.length < storefrontLimits.zoneChanges ? (
        <div>
          <QuietButton type="button" onClick={() => put([...places, newPlace])}>
            Agregar lugar
          </QuietButton>
        </div>
      ) : null}
    </>
  );
};
